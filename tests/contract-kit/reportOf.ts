import { type Finding, addFinding, createLog } from '../../contract-kit/src/findings.ts'
import { type Report, createReport } from '../../contract-kit/src/report/report.ts'
import { contract } from './target.ts'

const call = { curl: 'curl http://localhost/job', expected: '3 jobs' }

/** Returns the report of a run with these findings and skipped checks. */
export function reportOf(
  findings: Pick<Finding, 'rule' | 'operationId' | 'seen' | 'answer'>[],
  skips: string[] = [],
): Report {
  const log = createLog()
  for (const finding of findings) addFinding(log, { ...call, ...finding, place: `/paths/${finding.seen}` })
  log.skips.push(...skips.map((check) => ({ check, reason: 'no hook "clock" <none>' })))
  return createReport(
    { log, calls: 1, duration: 1000, interrupted: null },
    {
      contract,
      target: new URL('http://localhost'),
      startedAt: new Date(0),
      allowWrites: false,
      languages: ['en'],
      seed: 1,
      isSelected: ({ id }) => id === 'searchJobs' || id === 'listStories',
    },
  )
}
