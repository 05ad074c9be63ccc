/** The least that this site's HTTP layer can do: answers a text of as many bytes as its path says. */
import { serve } from '@hono/node-server'
import { Hono } from 'hono'

const texts = new Map<string, string>()

const app = new Hono().get('/:size{[0-9]+}', (context) => {
  const size = context.req.param('size')
  const text = texts.get(size) ?? 'x'.repeat(Number(size))
  texts.set(size, text)
  return context.body(text, 200, { 'Content-Type': 'application/json' })
})

serve({ fetch: app.fetch, port: Number(process.env.PORT) }, ({ port }) =>
  console.log(`The bare server is running at http://localhost:${port}/`),
)
