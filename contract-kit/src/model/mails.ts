/** The links of mails have tokens, which the target and the model make for themselves. */

import type { Adapter, Mail } from '../adapter/adapter.ts'
import { linksIn, waitFor } from '../adapter/mail.ts'
import type { Model } from './model.ts'
import type { Pairs } from './pairs.ts'

/** The model sends its mails after the answer, too, but within this process. In ms. */
const AT_MOST = 250

/** Returns the adapter with a hook that pairs the tokens of each mail with those of the model's mail. */
export function withPairedMails(adapter: Adapter, model: Model, pairs: Pairs): Adapter {
  const { lastMail } = adapter
  if (!lastMail) return adapter
  return {
    ...adapter,
    lastMail: async (to) => {
      const mail = await lastMail(to)
      const isNew = mail !== null && linksIn(mail).some(({ token }) => !pairs.isKnown(token))
      if (isNew) await pair(mail, () => model.lastMail(to), pairs)
      return mail
    },
  }
}

async function pair(mail: Mail, read: () => Mail | null, pairs: Pairs): Promise<void> {
  const tokens = linksIn(mail)
  await waitFor(async () => {
    const own = read()
    // A link that has a pair is that of an earlier mail.
    const free = own ? linksIn(own).filter(({ token }) => !pairs.isTaken(token)) : []
    for (const { path, token } of tokens)
      if (!pairs.isKnown(token)) pairs.learn(token, free.find((each) => each.path === path)?.token ?? null)
    return tokens.every(({ token }) => pairs.isKnown(token)) || null
  }, AT_MOST)
}
