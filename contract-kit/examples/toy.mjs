/** A backend in another style, partly wrong: it serves the stories of the contract from one list. */

import { createServer } from 'node:http'

const { PORT = '9100' } = process.env
const texts = {
  ja: ['ネパールから名古屋へ', 'システムエンジニア', '正社員'],
  en: ['From Nepal to Nagoya', 'Systems engineer', 'Permanent'],
}
const ids = [1, 2, 3, 4, 5, 6, 7]

const summary = (id, lang) => ({
  id,
  initials: `A. ${id}`,
  age: '20s',
  nationality: 'Nepal',
  catchTitle: `${texts[lang][0]} ${id}`,
  jobBeforeTransfer: texts[lang][1],
  annualSalaryBeforeTransfer: '320',
  jobAfterTransfer: texts[lang][1],
  annualSalaryAfterTransfer: 450, // Mistake: the contract says text.
  roleBefore: 'qa',
  roleAfter: 'qa',
  origin: 'south_asia',
  japaneseLevel: 'business_level_jp',
  isTop: id < 4,
})

function list(query, lang) {
  const [page, perPage] = [Number(query.get('page') ?? 1), Number(query.get('perPage') ?? 20)]
  // Mistake: `top` is ignored, and the last page is repeated past the end.
  const start = Math.min((page - 1) * perPage, ids.length - 1)
  const cases = ids.slice(start, start + perPage).map((id) => summary(id, lang))
  return { status: 200, body: { cases, total: ids.length, page, perPage } }
}

function problem(status, name, path) {
  const type = `/problems/${name}`
  return { status, body: { type, title: 'Error', status, detail: 'Something is wrong.', instance: path } } // Mistake: English only.
}

function answer({ pathname, searchParams }, lang) {
  if (pathname === '/api/v1/case') return list(searchParams, lang)
  const [, id] = /^\/api\/v1\/case\/(\d+)$/.exec(pathname) ?? []
  if (!ids.includes(Number(id))) return problem(404, 'not-found', pathname)
  return { status: 200, body: summary(Number(id), lang) } // Mistake: a story has more fields.
}

createServer((request, response) => {
  const url = new URL(request.url, 'http://localhost')
  const lang = request.headers['accept-language']?.startsWith('en') ? 'en' : 'ja'
  const { status, body } = answer(url, lang)
  response.writeHead(status, {
    'Content-Type': status < 400 ? 'application/json' : 'application/problem+json',
    'Content-Language': lang,
    'Cache-Control': 'no-cache', // Mistake: a failure must not be stored.
  })
  response.end(JSON.stringify(body)) // Mistake: no Vary.
}).listen(Number(PORT), function listening() {
  console.log(`The toy backend listens on http://localhost:${this.address().port}`)
})
