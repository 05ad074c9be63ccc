/** The links of mails have tokens, which the target and the model make for themselves. */
import type { Adapter, Mail } from '../adapter/adapter.ts'
import type { Model } from './model.ts'
import type { Pairs } from './pairs.ts'

/** The model sends its mails after the answer, too. */
const ATTEMPTS = 20
const PAUSE = 10

/** Returns the adapter with a hook that pairs the tokens of each mail with those of the model's mail. */
export function withPairedMails(adapter: Adapter, model: Model, pairs: Pairs): Adapter {
  const { lastMail } = adapter
  if (!lastMail) return adapter
  return {
    ...adapter,
    lastMail: async (to) => {
      const mail = await lastMail(to)
      const isNew = mail !== null && tokensOf(mail).some(({ token }) => !pairs.isKnown(token))
      if (isNew) await pair(mail, () => model.lastMail(to), pairs)
      return mail
    },
  }
}

async function pair(mail: Mail, read: () => Mail | null, pairs: Pairs): Promise<void> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const own = read()
    // A link that has a pair is that of an earlier mail.
    const free = own ? tokensOf(own).filter(({ token }) => !pairs.isTaken(token)) : []
    for (const { path, token } of tokensOf(mail))
      if (!pairs.isKnown(token)) pairs.learn(token, free.find((each) => each.path === path)?.token ?? null)
    if (tokensOf(mail).every(({ token }) => pairs.isKnown(token))) return
    await new Promise((resolve) => void setTimeout(resolve, PAUSE))
  }
}

/** Returns the tokens of a mail's links with the paths of their pages. */
function tokensOf({ text }: Mail): { path: string; token: string }[] {
  return (text.match(/https?:\/\/[^\s<>"]+/g) ?? []).flatMap((found) => {
    const { pathname, searchParams } = new URL(found)
    const token = searchParams.get('token')
    return token === null ? [] : [{ path: pathname, token }]
  })
}
