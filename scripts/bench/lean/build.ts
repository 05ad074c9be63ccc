import react from '@vitejs/plugin-react'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router'
import { build } from 'vite'
import { Page, withProviders } from './page.ts'

/** The leanest page of the same libraries that the server renders and React takes over: its document, and its program as one file. */
export async function buildLean(): Promise<{ html: string; script: string }> {
  const [markup, script] = await Promise.all([render(), bundle()])
  return { html: documentOf(markup), script }
}

async function render(): Promise<string> {
  const routes = [{ path: '*', Component: Page }]
  const handler = createStaticHandler(routes)
  const context = await handler.query(new Request('http://localhost/static/lean.html'))
  if (context instanceof Response) throw new Error('The page redirects')
  const router = createStaticRouter(handler.dataRoutes, context)
  return renderToString(
    withProviders(createElement(StaticRouterProvider, { router, context, hydrate: false })),
  )
}

async function bundle(): Promise<string> {
  process.env.NODE_ENV = 'production'
  const result = await build({
    configFile: false,
    plugins: [react()],
    logLevel: 'warn',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: { write: false, modulePreload: false, rolldownOptions: { input: 'scripts/bench/lean/client.ts' } },
  })
  const outputs = Array.isArray(result) ? result : [result]
  const chunks = outputs.flatMap((output) => ('output' in output ? output.output : []))
  const [chunk, ...others] = chunks.filter((file) => file.type === 'chunk')
  if (!chunk || others.length > 0) throw new Error(`The program has ${chunks.length} files`)
  return chunk.code
}

const documentOf = (markup: string) =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Hashi</title><script type="module" src="lean.js"></script></head><body><div id="root">${markup}</div></body></html>`
