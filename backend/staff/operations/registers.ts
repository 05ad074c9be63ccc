import { readRegister } from '../../registers/registers.ts'
import type { StaffHandler } from '../operation.ts'

export const getRegister: StaffHandler<'getRegister'> = async ({ query }, env) => ({
  status: 200,
  body: await readRegister(env, query.kind),
})
