/** The files of an entry. Each kind has its name once in the field beside it, and once in its part alone, as browsers send it. */

import { at } from '../json.ts'
import type { Lang } from '../lang.ts'
import type { Kit } from '../run/kit.ts'
import type { Person } from '../run/people.ts'
import { expectFile } from './entryFiles.ts'

/** Characters that a name of a file may have, and careless software changes. */
const FIELD_NAME = 'Kit & é 🙂  Ａ.txt'
const PART_NAME = '履歴書 ガ é.txt'

const TEXT = 'Ten years of bridges.\n'

/** A name without a file is ignored. */
type Way = 'field' | 'part' | 'name alone'

const ways: Record<Lang, [kind: string, way: Way][]> = {
  ja: [
    ['resume', 'field'],
    ['resumeJp', 'part'],
    ['cvJp', 'name alone'],
  ],
  en: [
    ['resume', 'part'],
    ['resumeJp', 'field'],
    ['cvJp', 'field'],
  ],
}

/** Returns the files and names for the form of an entry in a language. */
export function sentFiles(lang: Lang): Record<string, File | string> {
  const fileOf = (kind: string, name: string) => new File([TEXT + kind], name, { type: 'text/plain' })
  const fields = ways[lang].map(([kind, way]) => {
    if (way === 'name alone') return { [`${kind}Name`]: 'none.txt' }
    if (way === 'part') return { [kind]: fileOf(kind, PART_NAME) }
    return { [kind]: fileOf(kind, 'of-the-part.txt'), [`${kind}Name`]: FIELD_NAME }
  })
  return Object.assign({}, ...fields)
}

/** Returns the names that the profile has after such an entry. */
export function storedNames(lang: Lang): Record<string, string> {
  const sent = ways[lang].filter(([, way]) => way !== 'name alone')
  return Object.fromEntries(
    sent.map(([kind, way]) => [`${kind}Name`, way === 'field' ? FIELD_NAME : PART_NAME]),
  )
}

/** Expects the files of the entry, and neither a file nor its name where only a name was sent. */
export async function expectSentFiles(kit: Kit, { browser }: Person, lang: Lang): Promise<void> {
  const names = storedNames(lang)
  const profile = await kit.call('getProfile', { as: browser })
  for (const [kind, way] of ways[lang]) {
    const file = await kit.call('getApplicantFile', { as: browser, path: { kind } })
    expectFile(kit, file, names[`${kind}Name`] ?? null, TEXT + kind)
    if (way !== 'name alone') continue
    kit.expect('write-effect', profile, !at(profile.json, `${kind}Name`), {
      expected: `no name of ${kind}, a file that was not sent`,
    })
  }
}
