/** Files that lie about their type, are too large, or have a name that is not accepted. */

import type { Operation } from '../contract/operations.ts'
import { withSize, wordFile, zipOf } from '../generate/files.ts'
import type { Exchange } from '../http/exchange.ts'
import { type JsonObject, at, isObject, listAt, textAt } from '../json.ts'
import { callBelowLimit, rightBody } from '../laws/writers.ts'
import type { Kit } from '../run/kit.ts'
import { newEmail } from '../run/people.ts'
import { type CallOptions, formOf } from '../run/request.ts'
import type { Scenario } from '../run/scenario.ts'

/** 500 KB. */
const MOST_BYTES = 512_000
const MOST_LETTERS = 35

type Upload = { name: string; content: string; rule: string | null }

const PDF = '%PDF-1.7\n1 0 obj <<>> endobj\n'

const uploads: Upload[] = [
  { name: 'large.txt', content: 'x'.repeat(MOST_BYTES + 1), rule: 'fileSize' },
  { name: 'program.exe', content: 'MZ program', rule: 'fileType' },
  { name: 'page.html', content: '<p>Page</p>', rule: 'fileType' },
  { name: 'text.pdf', content: 'This is a text.', rule: 'fileContent' },
  { name: 'text.png', content: 'This is a text.', rule: 'fileContent' },
  { name: 'text.docx', content: 'This is a text.', rule: 'fileContent' },
  { name: 'pdf.jpg', content: PDF, rule: 'fileContent' },
  { name: 'zeros.txt', content: 'a\0b', rule: 'fileContent' },
  { name: `${'x'.repeat(MOST_LETTERS - 3)}.txt`, content: 'Text', rule: 'fileNameLength' },
  { name: 'a:b.txt', content: 'Text', rule: 'fileName' },
  { name: 'macros.docx', content: wordFile('word/vbaProject.bin'), rule: 'fileContent' },
  { name: 'archive.docx', content: zipOf({ 'a.txt': 'Text' }), rule: 'fileContent' },
  { name: 'letter.docx', content: wordFile(), rule: null },
  { name: 'LETTER.TXT', content: 'Text', rule: null },
  { name: `${'x'.repeat(MOST_LETTERS - 4)}.txt`, content: 'x'.repeat(MOST_BYTES), rule: null },
  { name: `${'🙂'.repeat(MOST_LETTERS - 4)}.txt`, content: 'Text', rule: null },
]

/** Names that a form would escape: folders, another direction of reading, another line. */
const unsafeNames = [
  'a/b.txt',
  'a\\b.txt',
  'a\u202Etxt.b.txt',
  'a\u2028b.txt',
  'a\nb.txt',
  'a.txt ',
  'a.txt.',
]

export const wrongFiles: Scenario = {
  name: 'Files that are refused',
  operations: ['createEntry', 'updateWorkingHistoryAddition', 'updateProfile', 'storeResume'],
  writes: true,
  run: async (kit, people) => {
    await ofEntry(kit)
    const person = await people.first()
    if (!person) return
    const as = person.browser
    await ofAddition(kit, { as })
    await ofPhoto(kit, 'updateProfile', { as })
    await ofPhoto(kit, 'storeResume', { as })
  },
}

async function ofEntry(kit: Kit): Promise<void> {
  const operation = kit.contract.operation('createEntry')
  const right = operation.body && rightBody(operation.body)
  if (!right || !kit.settings.isSelected(operation)) return
  await acceptEmpty(kit, operation, right)
  for (const upload of uploads) {
    const email = newEmail('file')
    const file = new File([Buffer.from(upload.content, 'latin1')], upload.name, {
      type: 'application/octet-stream',
    })
    const body = { ...right, email, email_confirm: email, resume: file }
    const exchange = await callBelowLimit(kit, operation, { body })
    if (!exchange) return
    expectUpload(kit, exchange, 'resume', upload, 201)
  }
}

/** Browsers send a file without a name and bytes for an empty field; `fetch` leaves out such a name. */
async function acceptEmpty(kit: Kit, operation: Operation, right: JsonObject): Promise<void> {
  const email = newEmail('file')
  const form = new Response(formOf({ ...right, email, email_confirm: email, cvJp: '' }))
  const text = (await form.text()).replace('name="cvJp"', 'name="cvJp"; filename=""')
  const raw = { text, type: form.headers.get('Content-Type') }
  const exchange = await callBelowLimit(kit, operation, { raw })
  if (!exchange) return
  kit.expect('file-refused', exchange, exchange.status === 201, {
    expected: '201 for cvJp without a name and bytes, which is no file',
  })
}

async function ofAddition(kit: Kit, options: CallOptions): Promise<void> {
  const operation = kit.contract.operation('updateWorkingHistoryAddition')
  const example = operation.body?.examples[0]?.value
  if (!isObject(example) || !kit.settings.isSelected(operation)) return
  const refused = uploads.filter(({ rule }) => rule !== null)
  const unsafe = unsafeNames.map((name): Upload => ({ name, content: 'Text', rule: 'fileName' }))
  for (const upload of [...refused, ...unsafe]) {
    const file = { name: upload.name, data: Buffer.from(upload.content, 'latin1').toString('base64') }
    const exchange = await kit.call(operation.id, { ...options, body: { ...example, cvJp: file } })
    expectUpload(kit, exchange, 'cvJp', upload, 200)
  }
}

/** A text with the type of a picture, and the picture of the example with another name or more bytes. */
async function ofPhoto(kit: Kit, id: string, options: CallOptions): Promise<void> {
  const operation = kit.contract.operation(id)
  const example = operation.body?.examples[0]?.value
  if (!isObject(example) || !kit.settings.isSelected(operation)) return
  const photo = at(example, 'photo')
  if (!isObject(photo)) return
  const picture = Buffer.from(textAt(photo, 'data'), 'base64')
  const ofSize = (bytes: number) =>
    Buffer.concat([picture, Buffer.alloc(Math.max(0, bytes - picture.length))])
  const cases = [
    { name: 'text.png', rule: 'fileContent', data: Buffer.from('This is a text.') },
    { name: 'picture.txt', rule: 'fileType', data: picture },
    { name: 'a:b.png', rule: 'fileName', data: picture },
    { name: `${'x'.repeat(MOST_LETTERS - 3)}.png`, rule: 'fileNameLength', data: picture },
    { name: 'large.png', rule: 'fileSize', data: ofSize(MOST_BYTES + 1) },
    { name: 'edge.png', rule: null, data: ofSize(MOST_BYTES) },
    { name: 'pixels.png', rule: 'fileContent', data: withSize(picture, 30_000) },
  ]
  for (const { name, rule, data } of cases) {
    const file = { ...photo, name, data: data.toString('base64') }
    const exchange = await kit.call(id, { ...options, body: { ...example, photo: file } })
    expectUpload(kit, exchange, 'photo', { name, content: '', rule }, 200)
  }
  const data = `data:image/png;base64,${picture.toString('base64')}`
  const exchange = await kit.call(id, { ...options, body: { ...example, photo: { ...photo, data } } })
  const isNamed = listAt(exchange.json, 'errors').some((error) => textAt(error, 'field').startsWith('photo'))
  kit.expect('field-choice', exchange, exchange.status === 422 && isNamed, {
    expected: '422 on photo for base64 with a prefix',
  })
}

function expectUpload(
  kit: Kit,
  exchange: Exchange,
  field: string,
  { name, rule }: Upload,
  success: number,
): void {
  const errors = listAt(exchange.json, 'errors')
  const isRefused = exchange.status === 422 && errors.length === 1 && at(errors[0], 'field') === field
  const isFine = rule === null ? exchange.status === success : isRefused && textAt(errors[0], 'rule') === rule
  kit.expect('file-refused', exchange, isFine, {
    expected:
      rule === null
        ? `${success} for a file at the edge of its rules, ${name}`
        : `422 with ${field} ${rule} for ${name}`,
  })
}
