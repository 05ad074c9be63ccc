/** Confirmations by mail, without a link, in the language of the call. */

import type { Exchange } from '../http/exchange.ts'
import { type JsonObject, at, isObject, isSame, shown, textAt } from '../json.ts'
import type { Lang } from '../lang.ts'
import { rightBodies } from '../laws/writers.ts'
import type { Kit } from '../run/kit.ts'
import { expectMail } from '../run/mail.ts'
import type { Person } from '../run/people.ts'
import type { Scenario } from '../run/scenario.ts'

export const confirmations: Scenario = {
  name: 'Confirmations by mail',
  operations: ['createInquiry', 'createInvitation', 'requestInterview', 'sendContact'],
  writes: true,
  run: async (kit, people) => {
    if (!kit.adapter.lastMail) return kit.skip('Confirmations by mail', 'the adapter has no lastMail')
    const person = await people.second()
    for (const lang of kit.settings.languages) {
      for (const id of ['createInquiry', 'createInvitation']) await ofStranger(kit, id, lang)
      for (const id of ['requestInterview', 'sendContact'])
        if (person) await ofApplicant(kit, id, person, lang)
    }
  },
}

async function ofStranger(kit: Kit, id: string, lang: Lang): Promise<void> {
  const { body: media } = kit.contract.operation(id)
  for (const body of media ? rightBodies(media) : []) await ofForm(kit, id, body, lang)
}

/** The confirmation of one form of the operation. */
async function ofForm(kit: Kit, id: string, body: JsonObject, lang: Lang): Promise<void> {
  const to = textAt(body, 'email')
  const mail = {
    to,
    lang,
    texts: (exchange: Exchange) => [shown(at(exchange.json, 'id'))],
    absent: textAt(body, 'contents'),
  }
  const exchange = await expectMail(kit, mail, () => kit.call(id, { lang, body }))
  if (id !== 'createInvitation' || exchange.status !== 201) return
  const free = await kit.call('checkEmail', { body: { email: to } })
  if (free.status === 429) return
  kit.expect('write-effect', free, at(free.json, 'result') === true, {
    expected: 'true: an invitation creates no applicant',
  })
}

/** Applications and recommendations do not change. */
async function ofApplicant(kit: Kit, id: string, { browser, email }: Person, lang: Lang): Promise<void> {
  const example = kit.contract.operation(id).body?.examples[0]?.value
  if (!isObject(example)) return
  const contents = `From the contract kit, ${lang}, ${Date.now()}`
  const body: JsonObject = { ...example, contents }
  const lists = async () => {
    const all = ['searchProcesses', 'listRecommendations'].map((list) => kit.call(list, { as: browser }))
    return (await Promise.all(all)).map(({ json }) => json)
  }
  const before = await lists()
  const exchange = await expectMail(kit, { to: email, lang, texts: () => [contents] }, () =>
    kit.call(id, { as: browser, lang, body }),
  )
  kit.expect('write-effect', exchange, isSame(await lists(), before), {
    expected: 'the applications and recommendations as before',
  })
}
