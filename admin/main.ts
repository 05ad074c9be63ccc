/** `admin`, the command line of the staff: a client of the staff API (`docs/recipes.md`). */

import { watchReader } from './output.ts'
import { run } from './run.ts'

watchReader()
process.exitCode = await run(process.argv.slice(2))
