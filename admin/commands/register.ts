import { Argument, type Command } from 'commander'
import { csvOf } from '#domain/csv.ts'
import { type GetRegisterParams, getRegister } from '../generated/client.ts'
import type { Globals } from '../globals.ts'
import { printJson, printPart } from '../output.ts'

/** Adds the command of the registers. */
export function addCommands(register: Command): void {
  register
    .command('export')
    .description('Print a register that the law requires, as CSV for Excel')
    .addArgument(new Argument('<kind>', 'register').choices(['jobs', 'seekers', 'fees', 'provisions']))
    .action(async (kind: GetRegisterParams['kind'], _options, command: Command) => {
      const { columns, items } = await getRegister({ kind })
      const { json } = command.optsWithGlobals<Globals>()
      const named = items.map((row) => Object.fromEntries(columns.map((name, at) => [name, row[at]])))
      if (json) printJson({ items: named })
      else await printPart(csvOf([columns, ...items]))
    })
}
