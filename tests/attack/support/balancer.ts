import { once } from 'node:events'
import { type IncomingMessage, type ServerResponse, createServer, request as send } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'

/** The time between two questions whether an instance is ready, in ms. */
const ASK_EVERY = 100

export type Balancer = { url: string; stop: () => void }

/** A proxy that gives each request to the next instance that is ready, as the ones in front of a site do. */
export async function startBalancer(instances: string[]): Promise<Balancer> {
  const ready = new Set(instances)
  const ask = async (instance: string) => {
    const answer = await fetch(`${instance}/readyz`).catch(() => null)
    if (answer?.ok) ready.add(instance)
    else ready.delete(instance)
  }
  const timer = setInterval(() => instances.forEach((instance) => void ask(instance)), ASK_EVERY)
  let turn = 0
  const server = createServer((incoming, outgoing) => {
    const all = [...ready]
    const instance = all[turn++ % all.length]
    if (instance) void passOn(incoming, outgoing, instance)
    else outgoing.writeHead(502).end()
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop() {
      clearInterval(timer)
      server.closeAllConnections()
      server.close()
    },
  }
}

async function passOn(incoming: IncomingMessage, outgoing: ServerResponse, instance: string): Promise<void> {
  const body = await buffer(incoming)
  const { method, url, headers } = incoming
  const passed = send(new URL(url ?? '/', instance), { method, headers, agent: false }, (answer) => {
    outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
    answer.pipe(outgoing)
  })
  passed.on('error', () => outgoing.writeHead(502).end())
  passed.end(body)
}
