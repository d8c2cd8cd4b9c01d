extension StateMapPage {
  static let style = """
    :root {
      --paper: #f6f5f2; --card: #ffffff; --ink: #1c1d22; --soft: #6d6f78; --line: #e4e2dc; --hover: #faf9f6;
      --good: #2f9e63; --good-soft: #dcf1e5; --bad: #d6303f; --bad-soft: #fbe3e4; --warn: #b7791f; --mute: #b9b8b2;
      --shadow: 0 1px 2px rgb(28 29 34 / .05), 0 8px 28px rgb(28 29 34 / .06);
    }
    @media (prefers-color-scheme: dark) {
      :root {
        --paper: #131417; --card: #1c1e22; --ink: #ecedf0; --soft: #9a9da6; --line: #2c2f35; --hover: #22252a;
        --good: #4cc38a; --good-soft: #17342a; --bad: #ff5d68; --bad-soft: #46191f; --warn: #e5b454; --mute: #565962;
        --shadow: 0 1px 2px rgb(0 0 0 / .4), 0 8px 28px rgb(0 0 0 / .3);
      }
    }
    * { box-sizing: border-box; }
    body { margin: 0; background: var(--paper); color: var(--ink); -webkit-font-smoothing: antialiased;
      font: 15px/1.5 system-ui, -apple-system, "Segoe UI", Cantarell, "Noto Sans", sans-serif; }
    main { max-width: 1120px; margin: 0 auto; padding: 56px 28px 40px; }
    code, small { font-family: ui-monospace, "SF Mono", Menlo, Consolas, "DejaVu Sans Mono", monospace; }
    header { display: flex; justify-content: space-between; align-items: flex-end; gap: 32px; flex-wrap: wrap; }
    .kicker { margin: 0; color: var(--soft); font-size: 13px; letter-spacing: .12em; text-transform: uppercase; }
    h1 { margin: 2px 0 6px; font-size: 44px; line-height: 1.1; letter-spacing: -.025em; font-weight: 720; }
    .verdict { margin: 0; max-width: 56ch; color: var(--soft); font-size: 17px; }
    .score { text-align: right; }
    .score strong { display: block; font-size: 60px; line-height: 1; letter-spacing: -.04em; font-weight: 720;
      font-variant-numeric: tabular-nums; }
    .score span { color: var(--mute); font-weight: 500; }
    .score small { font: inherit; color: var(--soft); }
    .good strong { color: var(--good); } .bad strong { color: var(--bad); }
    .rings { display: grid; grid-template-columns: repeat(6, 1fr); margin: 36px 0 30px; padding: 26px 12px 22px;
      background: var(--card); border-radius: 18px; box-shadow: var(--shadow); }
    figure { margin: 0; position: relative; text-align: center; }
    figure + figure { border-left: 1px solid var(--line); }
    figure svg { width: 92px; height: 92px; transform: rotate(-90deg); }
    figure circle { fill: none; stroke-width: 3.6; }
    .track { stroke: var(--line); } .part .track { stroke: var(--bad); opacity: .9; }
    .value { stroke: var(--good); stroke-linecap: butt; } .none .value { stroke: none; }
    figure b { position: absolute; inset: 0 0 auto; line-height: 92px; font-size: 22px; font-weight: 680;
      letter-spacing: -.02em; font-variant-numeric: tabular-nums; }
    figure b i { font-size: 13px; font-style: normal; color: var(--soft); font-weight: 500; }
    figcaption { margin-top: 8px; font-weight: 620; }
    figcaption small { display: block; font: 13px/1.4 inherit; font-family: inherit; font-weight: 400; color: var(--soft); }
    .part figcaption small { color: var(--bad); }
    .glance { display: flex; flex-wrap: wrap; gap: 10px 4px; margin: 0 0 30px; padding: 24px; background: var(--card);
      border-radius: 18px; box-shadow: var(--shadow); }
    .glance p { flex: 1 0 100%; margin: -4px 0 4px; color: var(--soft); font-size: 13px; }
    .glance a { display: grid; gap: 2px; padding: 2px; border-radius: 5px; }
    .glance a:hover, .glance a:focus-visible { background: var(--line); outline: none; }
    .glance i { width: 14px; height: 9px; border-radius: 2.5px; background: var(--line); }
    .glance .handled { background: var(--good); opacity: .55; } .glance .missing { background: var(--bad); }
    .glance .notApplicable { opacity: .35; } .glance .unknown { background: none; border: 1px dashed var(--mute); }
    .screen:target summary { background: var(--hover); box-shadow: inset 3px 0 var(--bad); }
    .screen { scroll-margin-top: 60px; }
    .tools { display: flex; justify-content: space-between; gap: 16px; flex-wrap: wrap; margin: 0 4px 12px; color: var(--soft);
      font-size: 14px; }
    .tools label { cursor: pointer; } .tools input { accent-color: var(--bad); margin: 0 4px 0 0; }
    .legend { display: flex; flex-wrap: wrap; gap: 4px 20px; list-style: none; margin: 0; padding: 0; }
    .legend .mark { vertical-align: -3px; margin-right: 6px; }
    .map { background: var(--card); border-radius: 18px; box-shadow: var(--shadow); padding: 0 0 12px; }
    .columns, summary { display: grid; grid-template-columns: minmax(0, 1fr) repeat(6, 92px); gap: 6px; align-items: center;
      padding: 0 24px; }
    .columns { position: sticky; top: 0; z-index: 1; height: 52px; background: var(--card); border-radius: 18px 18px 0 0;
      border-bottom: 1px solid var(--line); color: var(--soft); font-size: 13px; font-weight: 620; text-align: center; }
    .group h2, .elsewhere h2 { display: flex; justify-content: space-between; margin: 22px 24px 8px; font-size: 13px;
      font-weight: 620; color: var(--soft); }
    h2 em { font-style: normal; color: var(--bad); } h2 em.ok { color: var(--good); }
    summary { min-height: 54px; cursor: pointer; list-style: none; }
    summary::-webkit-details-marker { display: none; }
    summary:hover, details[open] summary { background: var(--hover); }
    summary:focus-visible { outline: 2px solid var(--good); outline-offset: -2px; }
    .name { min-width: 0; line-height: 1.35; padding: 7px 12px 7px 0; overflow: hidden; }
    .name b { font-weight: 640; } .name code { margin-left: 8px; font-size: 13px; color: var(--soft); }
    .name small { display: block; font-size: 12px; color: var(--soft); white-space: nowrap; overflow: hidden;
      text-overflow: ellipsis; }
    .cell { height: 38px; border-radius: 9px; display: grid; place-items: center; }
    .cell.handled { background: var(--good-soft); }
    .cell.missing { background: var(--bad); box-shadow: 0 2px 10px color-mix(in srgb, var(--bad) 35%, transparent); }
    .cell.unknown { border: 1.5px dashed var(--mute); }
    .mark { width: 16px; height: 16px; fill: none; stroke: currentColor; stroke-width: 2.2; stroke-linecap: round;
      stroke-linejoin: round; }
    .mark.handled { color: var(--good); } .mark.missing { color: var(--bad); } .cell .mark.missing { color: #fff; }
    .mark.unknown, .mark.notApplicable { color: var(--mute); }
    .findings { margin: 0; padding: 4px 24px 18px; list-style: none; background: var(--hover); }
    .elsewhere { background: var(--card); border-radius: 18px; box-shadow: var(--shadow); margin-top: 26px; padding: 2px 0 4px; }
    .elsewhere .findings { background: none; }
    .findings li { margin-top: 8px; padding: 2px 0 2px 14px; border-left: 3px solid var(--mute); overflow-wrap: anywhere; }
    .findings .error { border-color: var(--bad); } .findings .warning { border-color: var(--warn); }
    .findings code { font-weight: 650; font-size: 13px; } .findings small { color: var(--soft); font-size: 12px; }
    .findings q { color: var(--soft); } .fix { color: var(--good); font-size: 13px; }
    .nothing { margin: 0; padding: 4px 24px 16px; color: var(--soft); background: var(--hover); }
    body:has(#only-gaps:checked) .whole { display: none; }
    footer { margin: 28px 4px 0; color: var(--soft); font-size: 13px; }
    @media (max-width: 820px) {
      main { padding: 28px 14px; }
      .rings { grid-template-columns: repeat(3, 1fr); row-gap: 20px; } figure:nth-child(4) { border-left: 0; }
      .columns, summary { grid-template-columns: repeat(6, 1fr); padding: 4px 14px; }
      .columns span:first-child { display: none; } .columns { font-size: 11px; }
      .name { grid-column: 1 / -1; }
    }
    @media print {
      body { background: #fff; print-color-adjust: exact; -webkit-print-color-adjust: exact; }
      .rings, .glance, .map, .elsewhere { box-shadow: none; border: 1px solid var(--line); }
      .tools label { display: none; }
      .columns { position: static; } details, figure { break-inside: avoid; }
    }
    """

  static let symbols = """
    <svg width="0" height="0" style="position:absolute" aria-hidden="true">
      <symbol id="handled" viewBox="0 0 16 16"><path d="M3 8.5 6.5 12 13 4.5"/></symbol>
      <symbol id="missing" viewBox="0 0 16 16"><path d="m4 4 8 8M12 4l-8 8"/></symbol>
      <symbol id="unknown" viewBox="0 0 16 16">
        <path d="M5.5 6a2.5 2.5 0 1 1 3.4 2.3c-.6.3-.9.7-.9 1.4M8 12.6v.1"/></symbol>
      <symbol id="notApplicable" viewBox="0 0 16 16"><path d="M5 8h6"/></symbol>
    </svg>
    """
}
