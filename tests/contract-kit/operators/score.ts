/** Measures which faults the kit notices. */
import type { Break } from '../breaking.ts'
import { answer } from '../breaking.ts'
import { createTarget, runKit } from '../target.ts'
import { type AnswerMutation, type Family, families } from './mutation.ts'
import { type Recording, tryRecorded } from './record.ts'

/** `rule` is the one that noticed the fault, or null. `hasEffect`: some answer of a run differs. */
export type Score = { name: string; family: Family; hasEffect: boolean; rule: string | null }

/** One answer is often enough. If it is not, the kit runs on a fresh backend with the fault, and its findings at the operation count. */
export async function scoreOf(mutation: AnswerMutation, recording: Recording): Promise<Score> {
  const { name, family, operationId, change } = mutation
  const { isChanged, rule } = tryRecorded(recording.get(operationId) ?? [], change)
  const known = { name, family, hasEffect: isChanged }
  if (!isChanged || rule !== null) return { ...known, rule }
  return { ...known, rule: await ruleOfRun(operationId, answer(operationId, change)) }
}

async function ruleOfRun(operationId: string, breaks: Break): Promise<string | null> {
  const { transport, adapter } = await createTarget()
  const { log } = await runKit(
    { transport: breaks(transport), adapter: { ...adapter, reset: () => undefined } },
    { only: [operationId], untilAny: true },
  )
  return log.findings[0]?.rule ?? null
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
