/** The variables that decide between the sample and a real company: its content, its facts, and the intake of applications. */

import { sampleCompany } from '#content/company.ts'
import type { IntakeConfig } from '../intake/intake.ts'
import { type ReadCompany, readCompany } from './company.ts'
import type { Mistake } from './problems.ts'

type Given = Partial<
  Record<
    | 'HASHI_SAMPLE'
    | 'HASHI_ORIGIN'
    | 'HASHI_COMPANY'
    | 'HASHI_INTAKE'
    | 'HASHI_INTAKE_URL'
    | 'HASHI_INTAKE_SECRET',
    string | undefined
  >
>

export const isOnThisComputer = (address: string) =>
  ['localhost', '127.0.0.1', '[::1]'].includes(new URL(address).hostname)

/** Without a choice, the sample has its own intake. */
export function intakeOf(values: Given): IntakeConfig {
  const { HASHI_INTAKE_URL: target, HASHI_INTAKE_SECRET: secret } = values
  if (values.HASHI_INTAKE === 'webhook') return { kind: 'webhook', url: target ?? '', secret: secret ?? '' }
  if (values.HASHI_INTAKE === 'desk') return { kind: 'desk' }
  return { kind: isSampleWanted(values) ? 'sample' : 'desk' }
}

/** A webhook needs its URL and its secret. The simulated intake must not decide on real applications. */
export function intakeMistakes(given: Given): Mistake[] {
  if (given.HASHI_INTAKE === 'sample' && !isSampleWanted(given))
    return [{ name: 'HASHI_INTAKE', message: 'must be desk or webhook without the sample' }]
  if (given.HASHI_INTAKE !== 'webhook') return []
  return (['HASHI_INTAKE_URL', 'HASHI_INTAKE_SECRET'] as const)
    .filter((name) => given[name] === undefined)
    .map((name) => ({ name, message: 'HASHI_INTAKE=webhook needs it' }))
}

/** By default the sample is only for a site on this computer, which people elsewhere cannot open. */
export function isSampleWanted({ HASHI_SAMPLE: sample, HASHI_ORIGIN: origin }: Given): boolean {
  if (sample !== undefined) return sample === 'on'
  if (origin === undefined) return true
  if (!URL.canParse(origin)) return false
  return new URL(origin).protocol === 'http:' && isOnThisComputer(origin)
}

/** The facts of the file, or of the sample's company. A real site must not show those by mistake. */
export function companyOf(given: Given): ReadCompany {
  if (given.HASHI_COMPANY !== undefined) return readCompany(given.HASHI_COMPANY)
  if (isSampleWanted(given)) return { company: sampleCompany, mistakes: [] }
  return {
    company: null,
    mistakes: [
      'without the sample, the site needs the facts of its company: the path of a JSON file such as docs/company.example.json',
    ],
  }
}

/** The password of the sample accounts is public, so they must not be among real people. */
export function sampleMistakes({ HASHI_SAMPLE: sample, HASHI_ORIGIN: origin = '' }: Given): Mistake[] {
  if (sample !== 'on' || !/^https:/i.test(origin)) return []
  return [
    { name: 'HASHI_SAMPLE', message: 'must be off with an https origin, the sample accounts are public' },
  ]
}
