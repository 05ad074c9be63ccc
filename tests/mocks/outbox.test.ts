import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { MailType } from '#domain/mailTypes.ts'
import { createTestControl } from './control.ts'

const list = z.object({ items: z.array(z.object({ to: z.string(), mailType: z.nullable(z.number()) })) })

const wishes = { method: 'online', preferredTimes: 'Tuesdays', reInterview: true }

it.each([
  ['/applicant/inquiry/interview', wishes, [null, MailType.interview]],
  ['/applicant/inquiry/introduction', undefined, [null, MailType.introduction]],
  ['/applicant/forgot-password', { email: 'maria@example.com' }, [null]],
])(
  'The mails after %s to the advisor and the applicant have the types of the contract',
  async (path, body, types) => {
    const { call, send } = await createTestControl()
    await send('POST', '/personas', { persona: 'maria', language: 'en' })
    await send('DELETE', '/outbox')
    expect((await call('POST', path, body)).status).toBe(200)
    const listed = async () => {
      const { items } = list.parse((await send('GET', '/outbox')).body)
      const isToMaria = ({ to }: { to: string }) => to === 'maria@example.com'
      return items
        .toSorted((a, b) => Number(isToMaria(a)) - Number(isToMaria(b)))
        .map(({ mailType }) => mailType)
    }
    await expect.poll(listed).toEqual(types)
  },
)

it('The types are those of the specification', () => {
  expect(MailType).toEqual({ interview: 1, introduction: 2 })
})
