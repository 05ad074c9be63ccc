/** A command asks before it ends something that no other command brings back; without a terminal it needs `--yes`. */

import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Command } from 'commander'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { subjects } from '../../../admin/subjects.ts'
import { runHere } from './runHere.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hashi-confirmation-'))
  await writeFile(join(folder, 'backup.gz'), '')
})
afterAll(() => rm(folder, { recursive: true }))

/** The commands that cannot be undone, with their arguments. */
const asking: Record<string, string[]> = {
  'category remove': ['unused'],
  'tag remove': ['unused'],
  'person block': ['1001'],
  'person erase': ['1001'],
  'token revoke': ['1'],
  'retention run': [],
  restore: ['{folder}/backup.gz'],
  'sample remove': [],
}

/** The commands that change something without a question, with the reason. */
const undoable: Record<string, string> = {
  'import jobs': 'an import of an earlier export; it asks before it closes most',
  'import stories': 'as of jobs',
  'import articles': 'as of jobs',
  'import advisors': 'as of jobs',
  'job close': 'job reopen',
  'job reopen': 'job close',
  'story publish': 'story unpublish',
  'story unpublish': 'story publish',
  'article publish': 'article unpublish',
  'article unpublish': 'article publish',
  'category put': 'category put with the former names',
  'tag put': 'tag put with the former names',
  'person unblock': 'person block',
  'person advisor': 'person advisor with the former one',
  'person end-sessions': 'the person logs in again, and nothing is lost',
  'person note': 'adds a note, and nothing is lost',
  'person send-link': 'adds a mail, and nothing is lost',
  recommend: 'process undo',
  'process move': 'process undo',
  'process appoint': 'process undo',
  'process settle': 'process undo',
  'process close': 'process undo',
  'process reply': 'process undo',
  'process request-documents': 'process undo',
  'process name-employer': 'process undo',
  'process ask-consent': 'process undo',
  'process sent': 'process undo',
  'process seen': 'process undo',
  'process undo': 'the step again',
  'message settle': 'marks a message, which stays and can still be replied to',
  'message reply': 'adds a mail, and nothing is lost',
  'mail retry': 'adds a mail, and nothing is lost',
  'token create': 'token revoke',
  'sample add': 'sample remove',
  migrate: 'only adds; the version before works with it',
  backup: 'writes a file',
}

const reading = /^(?:audit|check|completion|event|export|register)\b| (?:list|show|find|disclose)$/

async function allCommands(): Promise<string[]> {
  const program = new Command()
  for (const { name, load } of subjects) (await load()).addCommands(program.command(name), async () => {})
  return program.commands.flatMap((subject) =>
    subject.commands.length === 0
      ? [subject.name()]
      : subject.commands.map((command) => `${subject.name()} ${command.name()}`),
  )
}

test('each command that changes something asks, or can be undone', async () => {
  const changing = (await allCommands()).filter((command) => !reading.test(command))
  expect([...Object.keys(asking), ...Object.keys(undoable)].sort()).toEqual(changing.sort())
})

test.each(Object.entries(asking))('%s asks', async (command, words) => {
  const given = words.map((word) => word.replace('{folder}', folder))
  const { code, out, err } = await runHere(folder, [...command.split(' '), ...given])
  expect({ code, out }).toEqual({ code: 2, out: '' })
  expect(err).toMatch(/ Add --yes\.$/)
})
