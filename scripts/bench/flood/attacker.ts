/**
 * Runs one attack until it is killed: `node attacker.ts <attack> <origin>`. It is a separate program, so that it does not block the
 * visitor's event loop. It has a low priority, because real attackers use other machines.
 */

import { setMaxListeners } from 'node:events'
import { setPriority } from 'node:os'
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
