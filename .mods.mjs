import { readFileSync, statSync } from 'node:fs'
const d = process.argv[2]; const m = JSON.parse(readFileSync(d + '/.vite/manifest.json')); const by = {}
for (const [k, v] of Object.entries(m.modules)) (by[v] ??= []).push(k.replace('node_modules/', 'nm/'))
for (const w of process.argv.slice(3)) for (const f of Object.keys(by)) if (f.startsWith('assets/' + w + '-')) console.log(f.slice(7), statSync(d + '/' + f + '.br').size, '=>', m.files[f].imports.map((x) => x.slice(7).replace(/-.{7}\.js$/, '')).join(','), m.files[f].css.join(), '\n    ', by[f].join(' ').slice(0, 1200))
