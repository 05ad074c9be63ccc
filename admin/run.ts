import { Command, CommanderError } from 'commander'
import { exitCodeOf, exitCodes, failureText } from './failures.ts'
import type { Globals } from './globals.ts'
import { isReaderGone } from './output.ts'
import { disconnect, requireVersion } from './send.ts'
import { addSubjects, subjects } from './subjects.ts'
import { version } from './values.ts'

/** Runs the command line and returns its exit code. */
export async function run(args: string[]): Promise<number> {
  let thing: string | undefined
  const program = new Command('admin')
    .description('Manages the site: content, people and applications. Every command has --help.')
    .option('--json', 'print one JSON value')
    .option('--yes', 'do not ask for confirmation')
    .option('--if-match <version>', 'make the change only if nothing has changed since this version', version)
    .exitOverride()
    .configureHelp({ showGlobalOptions: true })
    .hook('preAction', (_program, command) => {
      thing = thingOf(command)
      const { ifMatch } = command.optsWithGlobals<Globals>()
      if (ifMatch !== undefined) requireVersion(ifMatch)
    })
  try {
    await addSubjects(
      program,
      args.find((arg) => subjects.some(({ name }) => name === arg)),
    )
    await program.parseAsync(args, { from: 'user' })
    return exitCodes.done
  } catch (error) {
    // Commander has printed the help, or the mistake.
    if (error instanceof CommanderError) return error.exitCode === 0 ? exitCodes.done : exitCodes.wrongUsage
    if (isReaderGone()) return exitCodes.done
    console.error(failureText(error, { json: program.opts<Globals>().json, thing }))
    return exitCodeOf(error)
  } finally {
    await disconnect()
  }
}

/** Returns the name of the thing that a command is about, by its subject and first argument. */
const thingOf = ({ parent, args: [id] }: Command): string | undefined =>
  parent && id !== undefined ? `${parent.name()} ${id}` : undefined
