import { Suspense } from 'react'
import { hasReached, isRunning } from '#domain/processes/stages.ts'
import type { Process } from '#src/api/processes.ts'
import { useGetProfile } from '#src/api/profile.ts'
import { extra } from '#src/api/queries.ts'
import { useLang } from '#src/context/language.ts'
import { latePart } from '#src/context/latePart.tsx'

const ArrivalCalendar = latePart({
  texts: ['arrival'],
  load: async () => (await import('./ArrivalCalendar.tsx')).ArrivalCalendar,
})

/** The calendar from abroad, for people who do not live in Japan, while the application is running and after an offer. Loads after the page. */
export function Arrival({ process }: { process: Process }) {
  const { data: profile } = useGetProfile(useLang(), { query: { meta: extra } })
  const isWanted = isRunning(process.status) || hasReached(process, 'MyPageAppOffer')
  if (!isWanted || !profile?.currentLocation || profile.currentLocation === 'JP') return null
  return (
    <Suspense>
      <ArrivalCalendar process={process} />
    </Suspense>
  )
}
