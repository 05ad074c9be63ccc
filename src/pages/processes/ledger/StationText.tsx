import type { Station } from '#domain/processes/stations.ts'
import { joinSentences } from '#domain/text.ts'
import type { Texts } from '#i18n/texts.ts'
import type { LedgerEntry, Process } from '#src/api/processes.ts'
import { useLang, useTexts } from '#src/context/language.ts'
import { Documents } from './Documents.tsx'

interface StationTextProps {
  station: Station<LedgerEntry>
  process: Process
}

/** The sentences of a station: the event, or the step that leads to it. */
export function StationText({ station, process }: StationTextProps) {
  const t = useTexts('ledger')
  const lang = useLang()
  const { name, state, entry } = station
  const by = entry?.by ?? process.advisor.name
  if (state === 'ended') return <p>{name === 'sent' ? t.nothingSent : t.notReached}</p>
  if (name === 'answered') return <Lines first={t.answered} second={t.answeredBy} />
  if (name === 'agreed') return <AgreedText station={station} by={by} />
  if (name === 'sent' || name === 'seen') return <p>{atEmployerText(t, { name, state }, by)}</p>
  if (state !== 'done') return <p>{t.toName({ by })}</p>
  return (
    <Lines
      strong
      first={process.employer?.name ?? ''}
      second={joinSentences(lang, [t.by({ by }), t.secret])}
    />
  )
}

function atEmployerText(
  t: Texts['ledger'],
  { name, state }: Pick<Station<LedgerEntry>, 'name' | 'state'>,
  by: string,
): string {
  if (name === 'seen') return state === 'done' ? t.seen : t.toSee({ by })
  if (state === 'ahead') return t.onlyThen
  return state === 'done' ? t.sent({ by }) : t.toSend({ by })
}

function AgreedText({ station: { state, entry }, by }: { station: Station<LedgerEntry>; by: string }) {
  const t = useTexts('ledger')
  if (state === 'declined') return <p>{t.declined}</p>
  if (state !== 'done') return <p>{state === 'now' && !entry ? t.toAsk({ by }) : t.toAgree}</p>
  return (
    <>
      <p>{t.agreed}</p>
      <Documents documents={entry?.documents ?? []} />
    </>
  )
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
