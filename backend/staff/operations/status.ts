import type { StaffHandler } from '../operation.ts'

export const checkServer: StaffHandler<'checkServer'> = async (_input, { checks }) => ({
  status: 200,
  body: { items: await checks() },
})

/** The document is loaded at the first call, because it is large. */
export const getContract: StaffHandler<'getContract'> = async () => {
  const { default: document } = await import('#openapi/staff/generated/openapi.json', {
    with: { type: 'json' },
  })
  return { status: 200, body: document }
}
