import type { Station } from '#domain/processes/stations.ts'
import type { LedgerEntry, Process } from '#src/api/processes.ts'
import { useTexts } from '#src/context/language.ts'
import { Documents } from './Documents.tsx'

interface StationTextProps {
  station: Station<LedgerEntry>
  process: Process
}

/** The sentences of a station: the event, or the step that leads to it. */
export function StationText({ station: { name, state, entry }, process }: StationTextProps) {
  const t = useTexts('ledger')
  const by = entry?.by ?? process.advisor.name
  if (state === 'ended') return <p>{name === 'sent' ? t.nothingSent : t.notReached}</p>
  switch (name) {
    case 'answered':
      return <Lines first={t.answered} second={t.answeredBy} />
    case 'named':
      if (state !== 'done') return <p>{t.toName({ by })}</p>
      return <Lines strong first={process.employer?.name ?? ''} second={`${t.by({ by })} ${t.secret}`} />
    case 'agreed':
      if (state === 'declined') return <p>{t.declined}</p>
      if (state === 'ahead') return <p>{t.toAgree}</p>
      if (state === 'now') return <p>{entry ? t.toAgree : t.toAsk({ by })}</p>
      return (
        <>
          <p>{t.agreed}</p>
          <Documents documents={entry?.documents ?? []} />
        </>
      )
    case 'sent':
      if (state === 'ahead') return <p>{t.onlyThen}</p>
      return <p>{state === 'done' ? t.sent({ by }) : t.toSend({ by })}</p>
    default:
      return <p>{state === 'done' ? t.seen : t.toSee({ by })}</p>
  }
}

interface LinesProps {
  first: string
  second: string
  strong?: boolean
}

function Lines({ first, second, strong }: LinesProps) {
  return (
    <>
      <p>{strong ? <b>{first}</b> : first}</p>
      <p className="meta">{second}</p>
    </>
  )
}
