import { once } from 'node:events'
import type { Command } from 'commander'
import { stream } from '../stream.ts'
import { contentKinds } from './import.ts'

/** Adds the exports of all kinds. */
export function addCommands(exporting: Command): void {
  for (const kind of contentKinds) {
    exporting
      .command(kind)
      .description(`Print all ${kind} as JSON Lines, which import takes back`)
      .action(async () => {
        for await (const line of stream(`/exports/${kind}`))
          if (!process.stdout.write(`${line}\n`)) await once(process.stdout, 'drain')
      })
  }
}
