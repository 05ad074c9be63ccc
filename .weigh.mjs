// static weights: file list of a page from a running server's html
import { readFileSync, statSync } from 'node:fs'
const d = process.argv[2], base = process.argv[3]
for (const path of process.argv.slice(4)) {
  const r = await fetch(base + path, { headers: { 'accept-encoding': 'br' } }); const html = await r.text()
  const files = [...html.matchAll(/(?:src|rel="preload"[^>]*href)="(\/assets\/[^"]+\.js)"/g)].map((m) => m[1])
  const { brotliCompressSync } = await import('node:zlib')
  console.log(path, 'html', (brotliCompressSync(html).length / 1024).toFixed(2), 'scripts', files.length, (files.reduce((s, f) => s + statSync(d + f + '.br').size, 0) / 1024).toFixed(2))
}
