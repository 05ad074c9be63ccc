/** `npm run check`: types, lint, and the unit tests of what changed since `main`. For before a push; `npm test` is everything. */
import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { checkSteps, conclude, runStep, unitTests } from './test/steps.ts'

/** Tests that start servers, build the site or fill databases take minutes; they are left to `npm test`. */
const SLOW = ['tests/commands/**', 'tests/weights/**', 'tests/store/**', 'tests/contract/prism.test.ts']

const checked = checkSteps.map((step) => runStep(step))
const sources = changedSources()
const related = { ...unitTests, script: 'test:related' }
const tested =
  sources.length === 0
    ? []
    : [runStep(related, [...SLOW.map((pattern) => `--exclude=${pattern}`), ...sources])]
process.exitCode = conclude([...checked, ...tested])

/** The TypeScript files that differ from `main`, committed or not. */
function changedSources(): string[] {
  const tracked = git('diff', '--name-only', base())
  const added = git('ls-files', '--others', '--exclude-standard')
  return [...tracked, ...added].filter((file) => /\.tsx?$/.test(file) && existsSync(file))
}

/** The commit at which this branch left `main`; in a clone without that branch the last commit. */
function base(): string {
  const branches = git(
    'for-each-ref',
    '--format=%(refname:short)',
    'refs/remotes/origin/main',
    'refs/heads/main',
  )
  const [commit] = branches.flatMap((branch) => git('merge-base', 'HEAD', branch))
  return commit ?? 'HEAD'
}

function git(...parameters: string[]): string[] {
  return execFileSync('git', parameters, { encoding: 'utf8' }).split('\n').filter(Boolean)
}
