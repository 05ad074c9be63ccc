/**
 * One attack as a program of its own, so that it takes nothing from the visitor's event loop: `node attacker.ts <attack> <origin>`.
 * Runs until it is ended. It gives way to others on the processor, as it stands for somebody else's machine.
 */
import { setPriority } from 'node:os'
import { setMaxListeners } from 'node:events'
import * as z from 'zod'
import { type AttackName, attacks } from './attacks.ts'

const names = Object.keys(attacks) as [AttackName, ...AttackName[]]
const [name, origin] = z.tuple([z.enum(names), z.url()]).parse(process.argv.slice(2))

setPriority(19)
const { connections, run } = attacks[name]
const stop = new AbortController()
setMaxListeners(0, stop.signal)
process.once('SIGTERM', () => stop.abort())
console.log(`Attacking ${origin} (http://): ${name}`)
await Promise.all(Array.from({ length: connections }, (_, at) => run(new URL(origin), stop.signal, at)))
process.exit(0)
