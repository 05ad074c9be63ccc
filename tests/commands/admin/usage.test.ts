/** The help, the wrong usage and the start of the command line. */

import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { subjects } from '../../../admin/subjects.ts'
import { type Admin, createAdmin } from './program.ts'
import { runHere } from './runHere.ts'

let admin: Admin
beforeAll(async () => {
  admin = await createAdmin({ server: false })
})
afterAll(() => admin.stop())

test('the program starts with commander alone; other packages are loaded when they are needed', () => {
  const packages = new Set<string>()
  const visit = (file: string) => {
    const code = readFileSync(file, 'utf8')
    for (const [, name = ''] of code.matchAll(/^import .*?["']([^"']+)["'];$/gm)) {
      if (name.startsWith('.')) visit(join(dirname(file), name))
      else if (!name.startsWith('node:')) packages.add(name)
    }
  }
  visit(join(admin.build, 'server/admin.js'))
  expect([...packages]).toEqual(['commander'])
})

test('every subject and command has --help', async () => {
  for (const { name } of subjects) {
    const { code, out } = await runHere(admin.folder, [name, '--help'])
    expect(code).toBe(0)
    expect(out).toContain(`Usage: admin ${name}`)
    expect(out).toContain('--json')
    const [, commands = ''] = out.split('Commands:\n')
    for (const [, command = ''] of commands.matchAll(/^ {2}(?!help)([a-z-]+)/gm)) {
      const inner = await runHere(admin.folder, [name, command, '--help'])
      expect(inner).toMatchObject({ code: 0, out: expect.stringContaining(`admin ${name} ${command}`) })
    }
  }
})

test('the program prints the help as well', async () => {
  const { code, out, err } = await admin.run('person', 'find', '--help')
  expect({ code, out, err }).toEqual({ code: 0, out: expect.stringContaining('admin person find'), err: '' })
})

test.each([
  ['nothing'],
  ['token', 'revoke'],
  ['token', 'revoke', 'x'],
  ['token', 'revoke', '1', 'more'],
  ['token', 'create', '--scope', 'owner', '--expires', '2027-01-31'],
  ['token', 'create', '--scope', 'read', '--expires', '2027-02-30'],
  ['token', 'list', '--wrong'],
])('%s %s %s is wrong usage', async (...args) => {
  const { code, out, err } = await admin.run(...args)
  expect({ code, out }).toEqual({ code: 2, out: '' })
  expect(err).not.toBe('')
})

test('bash completes subjects, commands and options', async () => {
  const { out } = await admin.run('completion')
  const complete = async (...words: string[]) => {
    const line = words.map((word) => `'${word}'`).join(' ')
    const call = `COMP_WORDS=(${line}); COMP_CWORD=${words.length - 1}; _hashi_admin; echo "\${COMPREPLY[@]}"`
    const bash = spawn('bash', ['-c', `${out}\n${call}`])
    return (await text(bash.stdout)).trim().split(' ')
  }
  expect(await complete('admin', 'to')).toEqual(['token'])
  expect(await complete('admin', 'token', '')).toEqual(expect.arrayContaining(['create', 'list', 'revoke']))
  expect(await complete('admin', 'token', 'create', '--s')).toEqual(['--scope'])
})
