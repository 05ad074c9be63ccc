import { expect, test } from 'vitest'
import { htmlOf } from './html.ts'

const mailWith = (text: string) =>
  htmlOf({ lang: 'en', subject: 'Your call', text, action: undefined, origin: 'https://hashi.test' })

/** Returns the texts that are set as labels. */
const labelsIn = (html: string) =>
  [...html.matchAll(/class="quiet" style="color:[^>]*>([^<]*)</g)].map(([, label]) => label)

test.each([
  ['Kind of call: Video', ['Kind of call: ']],
  ['Times that suit you:\nMondays\nFridays', ['Times that suit you:']],
  ['ご都合のよい日時：\n月曜日', ['ご都合のよい日時：']],
  ['Please bring:\n- a portfolio', []],
  ['Please open this link:\n\nhttps://hashi.test/en', []],
])('a label is set as one before its value and above it: %j', (text, labels) => {
  expect(labelsIn(mailWith(text))).toEqual(labels)
})

test('the numbers of a signature and the times of an appointment are not broken', () => {
  const html = mailWith(
    '日時：12月8日 10:00〜11:00（日本時間）\n\n--\nFee-charging licence 13-Yu-000000 (sample)\n1-2-3 <Chiyoda>',
  )
  const whole = [...html.matchAll(/nowrap">([^<]*)</g)].map(([, number]) => number)
  expect(whole).toEqual(['10:00〜11:00', '13-Yu-000000', '1-2-3'])
  expect(html).toContain('&lt;Chiyoda&gt;')
})
