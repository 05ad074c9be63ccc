#!/usr/bin/env node
/** The command `hashi-contract`. */

import { main } from './command.ts'

/** Ctrl+C ends the run with its reports; pressed again, it ends the process. */
const interruption = new AbortController()
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => interruption.abort(signal))

process.exitCode = await main(process.argv.slice(2), fetch, interruption.signal)
