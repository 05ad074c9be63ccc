import type { Command } from 'commander'
import type { Globals } from '../globals.ts'
import { printPart } from '../output.ts'
import { stream } from '../stream.ts'
import { contentKinds } from './import.ts'

/** Adds the exports of all kinds. */
export function addCommands(exporting: Command): void {
  for (const kind of contentKinds) {
    exporting
      .command(kind)
      .description(`Print all ${kind} as JSON Lines, in the form that import reads`)
      .action(async (_options, command: Command) => {
        const lines = stream(`/exports/${kind}`)
        const { json } = command.optsWithGlobals<Globals>()
        for await (const part of json ? listOf(lines) : endedLines(lines)) await printPart(part)
      })
  }
}

async function* endedLines(lines: AsyncIterable<string>): AsyncGenerator<string> {
  for await (const line of lines) yield `${line}\n`
}

/** Yields the parts of one JSON value, a list like those of other commands. */
async function* listOf(lines: AsyncIterable<string>): AsyncGenerator<string> {
  let before = '{"items":['
  for await (const line of lines) {
    yield before + line
    before = ','
  }
  yield before === ',' ? ']}\n' : `${before}]}\n`
}
