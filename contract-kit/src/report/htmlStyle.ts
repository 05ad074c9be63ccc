/** The style of the HTML report: one page without a network, light or dark, on paper as well. */
export const style = `
:root { color-scheme: light dark; --ink: #1d2433; --soft: #5b6475; --line: #dfe3ea; --paper: #fff; --wash: #f5f7fa;
  --good: #11703f; --good-wash: #e3f5ea; --bad: #b3261e; --bad-wash: #fdeceb; --warn: #8a5a00; --warn-wash: #fff3d6; }
@media (prefers-color-scheme: dark) { :root { --ink: #e8ebf1; --soft: #a2abbb; --line: #333b49; --paper: #161a21; --wash: #1e242e;
  --good: #6ed39b; --good-wash: #16331f; --bad: #ff9c94; --bad-wash: #3d1d1b; --warn: #f0c060; --warn-wash: #3a2d10; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink); font: 16px/1.55 system-ui, sans-serif; }
main { max-width: 1120px; margin: 0 auto; padding: 40px 20px 80px; }
h1 { font-size: 1.7rem; line-height: 1.25; margin: 0 0 4px; } h2 { font-size: 1.2rem; margin: 48px 0 12px; }
p { margin: 4px 0; } .soft { color: var(--soft); } code { font: .88em/1.5 ui-monospace, monospace; overflow-wrap: anywhere; }
.verdict { display: inline-block; margin: 20px 0 0; padding: 6px 14px; border-radius: 999px; font-weight: 600; }
.good { color: var(--good); background: var(--good-wash); } .bad { color: var(--bad); background: var(--bad-wash); }
.warn { color: var(--warn); background: var(--warn-wash); }
.numbers { display: flex; flex-wrap: wrap; gap: 12px; margin: 20px 0 0; padding: 0; list-style: none; }
.numbers li { flex: 1 1 130px; padding: 12px 16px; border: 1px solid var(--line); border-radius: 10px; }
.numbers b { display: block; font-size: 1.5rem; font-variant-numeric: tabular-nums; }
.rule { margin: 0 0 12px; border: 1px solid var(--line); border-radius: 10px; }
.rule > summary { padding: 12px 16px; cursor: pointer; } .rule > summary code { font-weight: 600; }
.rule[open] > summary { border-bottom: 1px solid var(--line); }
.finding { padding: 14px 16px; } .finding + .finding { border-top: 1px solid var(--line); }
.finding h3 { display: flex; flex-wrap: wrap; gap: 0 10px; align-items: baseline; font-size: 1rem; margin: 0; } .finding h3 code { font-weight: 400; }
.place { margin: 0 0 8px; font-size: .9rem; }
.jump { display: flex; flex-wrap: wrap; gap: 6px 18px; margin: 0 0 16px; padding: 0; list-style: none; } .jump a { color: inherit; }
.pairs { margin: 0; padding: 0; list-style: none; } .pairs li { display: grid; grid-template-columns: 1fr 1fr; gap: 2px 20px; padding: 5px 0; border-top: 1px solid var(--line); }
.pairs div { overflow-wrap: anywhere; } .pairs .quote { grid-column: 1 / -1; } .more summary { padding: 6px 0; cursor: pointer; border-top: 1px solid var(--line); }
.rule { scroll-margin-top: 12px; }
.filters { display: flex; flex-wrap: wrap; gap: 8px 20px; align-items: center; margin: 0 0 12px; } .filters select { font: inherit; margin-left: 6px; padding: 5px 8px; max-width: 100%; color: inherit; background: var(--paper); border: 1px solid var(--line); border-radius: 6px; }
.exchange { display: grid; grid-template-columns: 1fr 1fr; gap: 12px 20px; margin-top: 10px; } .exchange section { min-width: 0; }
h4 { margin: 0 0 4px; font-size: .85rem; font-weight: 500; color: var(--soft); } pre { margin: 0; padding: 8px 10px; max-height: 16em; overflow: auto; border-radius: 6px; background: var(--wash); font: .88em/1.5 ui-monospace, monospace; white-space: pre-wrap; overflow-wrap: anywhere; }
.curl { display: flex; gap: 8px; align-items: start; } .curl code { flex: 1; padding: 8px 10px; border-radius: 6px; background: var(--wash); max-height: 9em; overflow: auto; }
button { font: inherit; font-size: .85rem; padding: 5px 10px; border: 1px solid var(--line); border-radius: 6px; background: var(--paper); color: inherit; cursor: pointer; }
.scroll { overflow-x: auto; } table { border-collapse: collapse; width: 100%; font-size: .9rem; }
th, td { text-align: left; padding: 6px 10px; border-bottom: 1px solid var(--line); vertical-align: top; } thead th { color: var(--soft); font-weight: 500; white-space: nowrap; }
td.n { text-align: right; font-variant-numeric: tabular-nums; } tbody th { font-weight: 500; }
.status { display: inline-block; margin: 1px 2px; padding: 0 7px; border-radius: 6px; font-size: .82rem; font-variant-numeric: tabular-nums; }
.none { color: var(--soft); border: 1px dashed var(--line); } .legend { margin: 0 0 12px; }
.tag th { padding-top: 22px; color: var(--soft); font-weight: 500; }
@media (max-width: 640px) { main { padding: 24px 16px 60px; } .pairs li, .exchange { grid-template-columns: 1fr; } .curl { flex-direction: column; align-items: stretch; } .curl button { align-self: start; } }
@media print { .curl button, .filters { display: none; } main { padding: 0; } }
`
