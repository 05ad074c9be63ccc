/** Faults of strangers in writing: characters and their number, files, addresses in another case, and the traces of refused calls. */

import { isObject, isSame, numberAt, parseJson, textAt } from '../../contract-kit/src/json.ts'
import { type Break, body, idOf, listOf, sent, sentHeaders, withBody, without } from './breaking.ts'
import { errors, sentText, slowForKnown, within } from './breakingCarelessly.ts'
import type { Mutation } from './mutations.ts'

const UNKNOWN = 'nobody@example.com'
const hasCapitals = (text: string) => /[A-Z]/.test(text)

/** Reads an address in upper case as an unused one. */
const inOwnCase = (id: string): Break =>
  sent(id, (json) => (hasCapitals(textAt(json, 'email')) ? { ...json, email: UNKNOWN } : json))

/** Stores a refused file of this name as none. */
const leftOut = (id: string, field: string, name: string): Break =>
  sent(id, (json) => (textAt(json, field, 'name') === name ? without(json, field) : json))

const addition = (name: string, file: string): Mutation => ({
  name,
  rule: 'file-refused',
  only: ['updateWorkingHistoryAddition'],
  breaks: leftOut('updateWorkingHistoryAddition', 'cvJp', file),
})

/** Reports a list as too long from this number of entries on. */
const withFewer = (id: string, name: string, most: number): Break =>
  sent(id, (json) => {
    const list = listOf(json, name)
    return list.length > most ? { ...json, [name]: [...list, ...list, ...list] } : json
  })

const names = ['zebra', 'anotherField']

export const strangersWriting: Mutation[] = [
  {
    name: 'unknown names before the fields',
    rule: 'field-unknown',
    only: ['createInquiry'],
    breaks: errors('createInquiry', (all) =>
      all.toSorted(
        (one, other) =>
          Number(names.includes(textAt(other, 'field'))) - Number(names.includes(textAt(one, 'field'))),
      ),
    ),
  },
  {
    name: 'a long list that is refused although it is short enough',
    rule: 'field-edge',
    only: ['updateInterestedList'],
    breaks: withFewer('updateInterestedList', 'job_ids', 500),
  },
  {
    name: 'a long list of any number of entries',
    rule: 'field-count',
    only: ['updateInterestedList'],
    breaks: sent('updateInterestedList', (json) => ({
      ...json,
      job_ids: listOf(json, 'job_ids').slice(0, 1000),
    })),
  },
  {
    name: 'a limit of two lists together that names another number',
    rule: 'error-message',
    only: ['storeResume'],
    breaks: errors('storeResume', (all) =>
      all.map((error) =>
        error['field'] === 'work' && error['rule'] === 'max'
          ? { ...error, message: textAt(error, 'message').replace('18', '9') }
          : error,
      ),
    ),
  },
  {
    name: 'no experience beside some',
    rule: 'field-choice',
    only: ['updateWorkingHistory'],
    breaks: sent('updateWorkingHistory', (json) => ({
      ...json,
      proceduralExperience: Array.isArray(json['proceduralExperience'])
        ? json['proceduralExperience'].filter((each) => each !== 'none')
        : (json['proceduralExperience'] ?? null),
    })),
  },
  {
    name: 'a skill that is stored twice',
    rule: 'stored-as-sent',
    only: ['updateProfile', 'getProfile'],
    breaks: storedTwice(),
  },
  {
    name: 'invisible characters of an address that are dropped',
    rule: 'field-rule',
    only: ['createInvitation'],
    breaks: sentText('createInvitation', (text) => text.replaceAll('\u200B', '')),
  },
  {
    name: 'letters of four bytes that count twice',
    rule: 'field-edge',
    only: ['storeCareer'],
    breaks: sentText('storeCareer', (text) => (text.startsWith('🙂🙂') ? text + text : text)),
  },
  {
    name: 'texts that are cut at a number of bytes',
    rule: 'stored-as-sent',
    only: ['storeCareer', 'getCareer'],
    breaks: sentText('storeCareer', (text) =>
      text.startsWith('ああ') ? text.slice(0, Math.floor(text.length / 3)) : text,
    ),
  },
  addition('a name of a file that runs backwards', 'a\u202Etxt.b.txt'),
  addition('a name of a file with a folder', 'a/b.txt'),
  addition('a document with macros', 'macros.docx'),
  addition('an archive with the name of a document', 'archive.docx'),
  {
    name: 'a picture of any number of pixels',
    rule: 'file-refused',
    only: ['updateProfile'],
    breaks: leftOut('updateProfile', 'photo', 'pixels.png'),
  },
  {
    name: 'a picture with a prefix before its data',
    rule: 'field-choice',
    only: ['storeResume'],
    breaks: sent('storeResume', (json) =>
      within(json, 'photo', (photo) => ({ ...photo, data: textAt(photo, 'data').replace(/^data:.*,/, '') })),
    ),
  },
  {
    name: 'ages by the year alone',
    rule: 'field-rule',
    only: ['storeResume'],
    breaks: sent('storeResume', (json) => ({
      ...json,
      birthday: textAt(json, 'birthday').replace(/-\d\d-\d\d$/, '-01-01'),
    })),
  },
  {
    name: 'a check of addresses in their own case alone',
    rule: 'write-effect',
    only: ['checkEmail', 'createEntry'],
    breaks: inOwnCase('checkEmail'),
  },
  {
    name: 'a forgotten password of an address in its own case alone',
    rule: 'mail-sent',
    only: ['forgotPassword'],
    breaks: inOwnCase('forgotPassword'),
  },
  {
    name: 'failed logins that count for each spelling of an address',
    rule: 'limit-exists',
    only: ['login'],
    breaks: inOwnCase('login'),
  },
  {
    name: 'a change to the present address in another case',
    rule: 'field-rule',
    only: ['changeEmail'],
    breaks: sent('changeEmail', (json) => {
      const email = textAt(json, 'email')
      return hasCapitals(email) ? { ...json, email: `x${email}`, email_confirm: `x${email}` } : json
    }),
  },
  {
    name: 'a known address that takes longer to check',
    rule: 'equal-time',
    only: ['checkEmail', 'login'],
    breaks: slowForKnown('checkEmail', 200),
  },
  {
    name: 'a profile that clears the resume',
    rule: 'stored-as-sent',
    only: ['updateProfile', 'getProfile', 'getResume'],
    breaks: clearedResume(),
  },
  {
    name: 'a domain in wide letters that is another address',
    rule: 'write-effect',
    only: ['checkEmail', 'createEntry'],
    breaks: sent('checkEmail', (json) =>
      textAt(json, 'email').includes('ｅ') ? { ...json, email: UNKNOWN } : json,
    ),
  },
  {
    name: 'an earlier session that survives an activation',
    rule: 'session-replaced',
    only: ['activateApplicant', 'createEntry', 'getAuth', 'refreshSession'],
    breaks: sentHeaders('activateApplicant', (headers) => headers.delete('Cookie')),
  },
  {
    name: 'a refused entry that keeps its address',
    rule: 'write-effect',
    only: ['createEntry', 'checkEmail'],
    breaks: keptAddress(),
  },
  {
    name: 'a closed job that is answered as unknown',
    rule: 'write-effect',
    only: ['applyForJobs'],
    breaks: body('applyForJobs', (json) => ({ ...json, closed: [] })),
  },
  {
    name: 'a request for recommendations that counts for ever',
    rule: 'lifetime',
    only: ['requestIntroduction', 'getAuth'],
    breaks: firstTime(),
  },
]

/** The address of any entry is taken from then on. */
function keptAddress(): Break {
  const kept = new Set<string>()
  return (send) => async (request) => {
    const text = await request.clone().text()
    const response = await send(request)
    if (idOf(request) === 'createEntry')
      for (const [email] of text.matchAll(/kit-entry-\S+/g)) kept.add(email)
    const isKept = [...kept].some((email) => text.includes(email))
    if (idOf(request) !== 'checkEmail' || response.status !== 200 || !isKept) return response
    return Response.json({ result: false }, { headers: response.headers })
  }
}

/** Each applicant keeps the time of the first request. */
function firstTime(): Break {
  const times = new Map<number, string>()
  return body('getAuth', (json) => {
    const time = textAt(json, 'introductionRequestedAt')
    if (time === '') return json
    const first = times.get(numberAt(json, 'id')) ?? time
    times.set(numberAt(json, 'id'), first)
    return { ...json, introductionRequestedAt: first }
  })
}

/** A repeated skill is answered as it was sent. */
function storedTwice(): Break {
  return (send) => async (request) => {
    const json = parseJson(await request.clone().text())
    const rows = isObject(json) ? listOf(json, 'itSkills') : []
    if (
      idOf(request) !== 'updateProfile' ||
      rows.length !== 2 ||
      !isSame(rows[0], rows[1]) ||
      !isObject(json)
    )
      return send(request)
    const response = await send(withBody(request, JSON.stringify({ ...json, itSkills: rows.slice(0, 1) })))
    const stored = parseJson(await response.text())
    return Response.json({ ...(isObject(stored) && stored), itSkills: rows }, { headers: response.headers })
  }
}

/** A profile that is stored loses the motivation of the resume. */
function clearedResume(): Break {
  let isCleared = false
  return (send) => async (request) => {
    const response = await (isCleared
      ? body('getResume', (json) => ({ ...json, motivation: '' }))(send)(request)
      : send(request))
    if (response.ok && idOf(request) === 'updateProfile') isCleared = true
    if (response.ok && idOf(request) === 'storeResume') isCleared = false
    return response
  }
}
