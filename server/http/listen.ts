import { type ServerType, createAdaptorServer } from '@hono/node-server'
import { refuseMalformed } from './lastResort.ts'

type Site = (request: Request, remoteAddress?: string) => Promise<Response>

/** The HTTP server in front of the site; not yet listening. */
export function createHttpServer(site: Site): ServerType {
  const server = createAdaptorServer({
    fetch: (request, { incoming }) => site(request, incoming.socket.remoteAddress),
  })
  server.on('clientError', refuseMalformed)
  return server
}
