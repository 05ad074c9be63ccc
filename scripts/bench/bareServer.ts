/** The baseline for this site's HTTP layer: returns a text with the number of bytes given in the path. */
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
