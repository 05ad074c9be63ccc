/** Files of the profile: one that is stored is read again, one that is left out stays, null removes it. */

import type { Browser } from '../http/browser.ts'
import { type Json, type JsonObject, at, isObject, listAt, textAt } from '../json.ts'
import type { Kit } from '../run/kit.ts'
import type { Scenario } from '../run/scenario.ts'
import { expectFile } from './entryFiles.ts'

const id = 'updateWorkingHistoryAddition'
/** A PDF file has bytes that are no text. */
const CONTENT = Buffer.from('%PDF-1.7\n%\xE2\xE3\xCF\xD3\n%%EOF\n', 'latin1')
const data = CONTENT.toString('base64')

export const profileFiles: Scenario = {
  name: 'Files of the profile',
  operations: [id, 'getApplicantFile'],
  writes: true,
  run: async (kit, people) => {
    const person = await people.first()
    const operation = kit.contract.operation(id)
    if (!person || !kit.settings.isSelected(operation)) return
    const as = person.browser
    const profile = await kit.call('getProfile', { as })
    const names = Object.keys(operation.body?.schema.properties ?? {})
    if (profile.status !== 200 || !isObject(profile.json)) return
    const fields = Object.fromEntries(Object.entries(profile.json).filter(([name]) => names.includes(name)))
    for (const kind of ['resume', 'resumeJp', 'cvJp'])
      await tryFile(kit, { as, fields, kind, before: textAt(profile.json, `${kind}Name`) })
  },
}

/** The other fields of the page, and the name of the file that is there. */
type Place = { as: Browser; fields: JsonObject; kind: string; before: string }

async function tryFile(kit: Kit, { as, fields, kind, before }: Place): Promise<void> {
  const store = (file: Json) => kit.call(id, { as, body: { ...fields, [kind]: file } })
  const read = () => kit.call('getApplicantFile', { as, path: { kind } })
  const name = `経歴書 É ${kind}.pdf`
  const kept = before === '' ? null : await read()
  await store({ name: 'kit-first.txt', data: Buffer.from('First').toString('base64') })
  const stored = await store({ name, data })
  kit.expect('stored-as-sent', stored, textAt(stored.json, `${kind}Name`) === name, {
    expected: `"${kind}Name": "${name}"`,
  })
  const left = await kit.call(id, { as, body: fields })
  kit.expect('stored-as-sent', left, textAt(left.json, `${kind}Name`) === name, {
    expected: 'the file as before, since it was left out',
  })
  expectFile(kit, await read(), name, CONTENT)
  for (const wrong of [
    `data:text/plain;base64,${data}`,
    `${data.slice(0, 8)}\n${data.slice(8)}`,
    `${data}?`,
  ]) {
    const refused = await store({ name, data: wrong })
    const isNamed = listAt(refused.json, 'errors').some((error) => textAt(error, 'field').startsWith(kind))
    kit.expect('field-choice', refused, refused.status === 422 && isNamed, {
      expected: `422 on ${kind} for base64 with other characters`,
    })
  }
  const removed = await store(null)
  kit.expect('stored-as-sent', removed, !at(removed.json, `${kind}Name`), { expected: 'no file after null' })
  expectFile(kit, await read(), null)
  if (kept?.status === 200) await store({ name: before, data: Buffer.from(kept.bytes).toString('base64') })
}
