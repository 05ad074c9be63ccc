/**
 * Visits a site for some seconds and prints the times of its pages as JSON: `node visits.ts <origin> <seconds>`. It is a separate program,
 * because the benchmark itself reads the output of the other programs.
 */
import * as z from 'zod'
import { visit } from './visitor.ts'

const [origin, seconds] = z.tuple([z.url(), z.coerce.number()]).parse(process.argv.slice(2))
console.log(JSON.stringify(await visit(origin, seconds)))
