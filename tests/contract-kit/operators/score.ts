/** Measures which faults the kit notices. */

import type { Break } from '../breaking.ts'
import { answer } from '../breaking.ts'
import { createTarget, runKit } from '../target.ts'
import { type AnswerMutation, type CallMutation, type Family, families } from './mutation.ts'
import { type Recording, tryRecorded } from './record.ts'

/** `rule` is the one that noticed the fault, or null. `hasEffect`: some answer of a run differs. */
export type Score = { name: string; family: Family; hasEffect: boolean; rule: string | null }

/**
 * One answer is often enough. If it is not, the kit runs on a fresh backend with the fault: on the operation alone, then on everything, because
 * another operation may show the effect. `isWhole: false` leaves the last run out.
 */
export async function scoreOf(
  { name, family, operationId, change }: AnswerMutation,
  recording: Recording,
  { isWhole }: { isWhole: boolean },
): Promise<Score> {
  const { isChanged, rule } = tryRecorded(recording.get(operationId) ?? [], change)
  const known = { name, family, hasEffect: isChanged }
  if (!isChanged || rule !== null) return { ...known, rule }
  return { ...known, rule: await ruleOfRuns(answer(operationId, change), operationId, isWhole) }
}

/**
 * A fault in calls needs a run of the kit: on the operation alone, and if that finds nothing, of everything, because another operation may
 * show the effect. `isWhole: false` leaves the second run out.
 */
export async function scoreOfCall(
  { name, family, operationId, breaks }: CallMutation,
  { isWhole }: { isWhole: boolean },
): Promise<Score> {
  return { name, family, hasEffect: true, rule: await ruleOfRuns(breaks, operationId, isWhole) }
}

const ruleOfRuns = async (breaks: Break, operationId: string, isWhole: boolean): Promise<string | null> =>
  (await ruleOfRun(breaks, [operationId])) ?? (isWhole ? await ruleOfRun(breaks, []) : null)

/** Runs the kit on a fresh backend with a fault until its first finding, at any operation. */
async function ruleOfRun(breaks: Break, only: string[]): Promise<string | null> {
  const { transport, adapter } = await createTarget()
  const found: string[] = []
  await runKit(
    { transport: breaks(transport), adapter: { ...adapter, reset: () => undefined } },
    { only, untilAny: true, onFinding: (rule) => void found.push(rule) },
  )
  return found[0] ?? null
}

/** Returns the noticed faults of each family, among those with an effect. */
export function tableOf(scores: Score[]): string {
  const rows = families.flatMap((family) => {
    const own = scores.filter((each) => each.family === family && each.hasEffect)
    const noticed = own.filter(({ rule }) => rule !== null)
    return own.length === 0
      ? []
      : [
          `| ${family} | ${noticed.length} | ${own.length} | ${((noticed.length / own.length) * 100).toFixed(1)}% |`,
        ]
  })
  return ['| Family | Noticed | All | Share |', '| --- | ---: | ---: | ---: |', ...rows].join('\n')
}
