/** A company of its own for tests: its site with an empty store, and its command line. */

import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { buildSite } from '../../../scripts/build.ts'
import { type Postgres, startPostgres } from '../../../scripts/postgres.ts'
import { lineOf } from '../../staff/contentLines.ts'
import { type AdminProgram, adminProgram } from '../../support/adminProgram.ts'
import { type Site, startSite } from '../support/site.ts'

export type Database = 'PGlite' | 'PostgreSQL'

export type Company = {
  site: Site
  admin: AdminProgram
  /** Writes a file for a command, and returns its path. */
  file: (name: string, content: string) => Promise<string>
  stop: () => Promise<void>
}

/** Starts the site of a new company. */
export async function startCompany(database: Database): Promise<Company> {
  const postgres: Postgres | null = database === 'PostgreSQL' ? await startPostgres() : null
  const variables: Record<string, string> = postgres ? { DATABASE_URL: postgres.url } : {}
  const site = await startSite({
    HASHI_SAMPLE: 'off',
    HASHI_COMPANY: 'docs/company.example.json',
    ...variables,
  })
  return {
    site,
    admin: adminProgram(await buildSite(), { HASHI_DATA: site.data, ...variables }),
    async file(name, content) {
      const path = join(site.data, name)
      await writeFile(path, content)
      return path
    },
    async stop() {
      await site.stop()
      await postgres?.stop()
    },
  }
}

const count = (length: number) => Array.from({ length }, (_, at) => at + 1)
const linesOf = (lines: object[]) => lines.map((line) => `${JSON.stringify(line)}\n`).join('')

/** The titles of a job of `contentFiles`. */
export const titlesOf = (number: number) => ({
  ja: `プラットフォームエンジニア第${number}号`,
  en: `Platform engineer no. ${number}`,
})

function jobLine(number: number): object {
  const line = lineOf('jobs', `job-${number}`, { advisor: 'advisor-1', closing_date: null })
  const titles = titlesOf(number)
  return {
    ...line,
    ja: { ...Object(line.ja), title: titles.ja },
    en: { ...Object(line.en), title: titles.en },
  }
}

/** The company's content as files of its system: an advisor, 200 jobs with titles of their own, and 5 stories. */
export const contentFiles = {
  advisors: linesOf([lineOf('advisors', 'advisor-1')]),
  jobs: linesOf(count(200).map((number) => jobLine(number))),
  stories: linesOf(count(5).map((number) => lineOf('stories', `story-${number}`))),
}
