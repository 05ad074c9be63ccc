import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** Tests that start servers, build the site or fill databases. They take minutes and run only in `npm test`. */
const isSlow = (file: string) =>
  /^tests\/(?:commands|weights|store|browser)\/|^tests\/contract\/prism\./.test(file)

/** Returns the unit tests among these files, and those that import one of them directly. */
export function testsOf(changed: string[]): string[] {
  const all = git('ls-files', '--cached', '--others', '--exclude-standard', '*.test.ts').filter((file) =>
    existsSync(file),
  )
  return all.filter(
    (test) =>
      !isSlow(test) && (changed.includes(test) || importsOf(test).some((file) => changed.includes(file))),
  )
}

/** Returns the project's own files that a file imports. */
function importsOf(path: string): string[] {
  return [...readFileSync(path, 'utf8').matchAll(/from '([#.][^']+)'/g)].map(([, module = '']) =>
    module.startsWith('#') ? module.slice(1) : join(dirname(path), module),
  )
}

/** Returns the files that differ from `main`, committed or not. */
export function changedFiles(): string[] {
  const tracked = git('diff', '--name-only', baseCommit())
  return [...tracked, ...git('ls-files', '--others', '--exclude-standard')]
}

/** Returns the merge base with `main`, or the last commit in a clone without `main`. */
function baseCommit(): string {
  const names = ['refs/remotes/origin/main', 'refs/heads/main']
  const [branch] = git('for-each-ref', '--format=%(refname)', ...names)
  return (branch && git('merge-base', 'HEAD', branch)[0]) ?? 'HEAD'
}

function git(...parameters: string[]): string[] {
  return execFileSync('git', parameters, { encoding: 'utf8' }).split('\n').filter(Boolean)
}
