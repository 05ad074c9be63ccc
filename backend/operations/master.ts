import {
  Education,
  EmploymentStatus,
  ExpectedStartPeriod,
  Gender,
  JapaneseSkill,
  Nationality,
  ProcessStatus,
  VisaStatus,
} from '#openapi/generated/options.ts'
import type { Handler } from '../operation.ts'

/** Every list of ids in the contract. English levels share the ids of Japanese ones. */
const lists = [
  Gender,
  EmploymentStatus,
  Education,
  JapaneseSkill,
  Nationality,
  VisaStatus,
  ExpectedStartPeriod,
  ProcessStatus,
]

const options = lists
  .flatMap((list) => Object.entries(list))
  .map(([alias, option_id]) => ({ option_id, alias }))
  .sort((a, b) => a.option_id - b.option_id)

export const listOptions: Handler<'listOptions'> = async () => ({ status: 200, body: { options } })
