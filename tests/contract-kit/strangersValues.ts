/** Faults of strangers with values of real people: addresses, names, digits, files, large bodies, and the day in Japan. */

import { isObject, listAt, parseJson, shown, textAt } from '../../contract-kit/src/json.ts'
import { type Break, idOf, sent, withBody } from './breaking.ts'
import { editText } from './breakingCarelessly.ts'
import type { Mutation } from './mutations.ts'
import { callField, refusal } from './operators/callTools.ts'
import { contract } from './target.ts'

export const strangersValues: Mutation[] = [
  {
    name: 'a plus sign that no address has',
    rule: 'field-edge',
    only: ['createInvitation'],
    breaks: editText('createInvitation', (text) =>
      text.replaceAll(/("email(?:_confirm)?":"[^"@]*)\+/g, '$1 '),
    ),
  },
  {
    name: 'addresses without their tags',
    rule: 'write-effect',
    only: ['createInquiry'],
    breaks: editText('createInquiry', (text) => text.replaceAll(/\+[^"@]*@/g, '@')),
  },
  {
    name: 'an apostrophe that no name has',
    rule: 'field-edge',
    only: ['createInquiry'],
    breaks: editText('createInquiry', (text) => text.replaceAll(/("name":"[^"]*)'/g, String.raw`$1\u0000`)),
  },
  ...['resumeJpName', 'cvJpName'].map((field) => ({
    name: `${field} with the entities of HTML`,
    rule: 'file-content' as const,
    only: ['createEntry', 'getApplicantFile'],
    breaks: callField(contract.operation('createEntry'), field, (name) =>
      shown(name).replaceAll('&', '&amp;'),
    ),
  })),
  {
    name: 'digits of one script alone',
    rule: 'field-edge',
    only: ['createInquiry'],
    breaks: editText('createInquiry', (text) => text.replaceAll(/[٠-٩]/g, 'x')),
  },
  {
    name: 'JSON of at most 100 KB',
    rule: 'field-edge',
    only: ['storeCareer'],
    breaks: limitSize('storeCareer', 100_000),
  },
  {
    name: 'forms of at most 1 MB',
    rule: 'field-edge',
    only: ['createEntry'],
    breaks: limitSize('createEntry', 1_000_000),
  },
  {
    name: 'names of files in western letters',
    rule: 'write-effect',
    only: ['createEntry'],
    breaks: renameFiles((name) => Buffer.from(name).toString('latin1')),
  },
  {
    name: 'endings of files in lower case alone',
    rule: 'file-refused',
    only: ['createEntry'],
    breaks: renameFiles((name) => name.replace(/\.TXT$/, '.exe')),
  },
  {
    name: 'names of files without Japanese letters',
    rule: 'stored-as-sent',
    only: ['updateWorkingHistoryAddition', 'getApplicantFile'],
    breaks: sent('updateWorkingHistoryAddition', (json) => {
      const { cvJp } = json
      return isObject(cvJp)
        ? { ...json, cvJp: { ...cvJp, name: textAt(cvJp, 'name').replaceAll(/[^\0-~]/g, '') } }
        : json
    }),
  },
  {
    name: 'the 29th of February that no year has',
    rule: 'field-rule',
    only: ['storeResume'],
    breaks: editText('storeResume', (text) => text.replaceAll('-02-29"', '-02-30"')),
  },
  {
    name: 'a day that begins later than in Japan',
    rule: 'field-rule',
    only: ['storeCareer'],
    breaks: laterDay('storeCareer', 'createdDate', 'invalid'),
  },
  {
    name: 'a birthday on the day after',
    rule: 'field-rule',
    only: ['storeResume'],
    breaks: laterDay('storeResume', 'birthday', 'ageMin'),
  },
]

/** Refuses bodies that are larger; those above every limit of the contract reach the backend. */
function limitSize(id: string, most: number): Break {
  return (send) => async (request) => {
    if (idOf(request) !== id) return send(request)
    const { byteLength } = await request.clone().arrayBuffer()
    return byteLength > most && byteLength < 2_100_000
      ? refusal(request, 413, '/problems/payload-too-large')
      : send(request)
  }
}

/** Renames the files of an entry. */
function renameFiles(change: (name: string) => string): Break {
  return (send) => async (request) => {
    const form =
      idOf(request) === 'createEntry'
        ? await request
            .clone()
            .formData()
            .catch(() => null)
        : null
    if (!form) return send(request)
    const renamed = new FormData()
    for (const [name, part] of form)
      if (typeof part === 'string') renamed.append(name, part)
      else renamed.append(name, part, change(part.name))
    const headers = new Headers(request.headers)
    headers.delete('Content-Type')
    return send(new Request(request.url, { method: request.method, headers, body: renamed }))
  }
}

/** Refuses a date that the backend refuses a day later, as a server does that begins its day after Japan. */
function laterDay(id: string, field: string, rule: string): Break {
  return (send) => async (request) => {
    const json = parseJson(await request.clone().text())
    const date = Date.parse(textAt(json, field))
    if (idOf(request) !== id || !isObject(json) || Number.isNaN(date)) return send(request)
    const later = new Date(date + 86_400_000).toISOString().slice(0, 10)
    const response = await send(withBody(request.clone(), JSON.stringify({ ...json, [field]: later })))
    const errors = listAt(parseJson(await response.clone().text()), 'errors')
    const isRefused = errors.some(
      (error) => textAt(error, 'field') === field && textAt(error, 'rule') === rule,
    )
    return isRefused ? response : send(request)
  }
}
