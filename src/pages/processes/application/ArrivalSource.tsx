import type { ArrivalSource as Source } from '#domain/arrival.ts'
import { useTexts } from '#src/context/language.ts'

const addresses: Record<Source, string | null> = {
  certificate: 'https://www.moj.go.jp/isa/applications/procedures/16-1.html',
  visa: 'https://www.mofa.go.jp/j_info/visit/visa/',
  address: 'https://www.moj.go.jp/isa/applications/procedures/nyuukokukanri10_00020.html',
  hashi: null,
}

/** The source of a period. An estimate names the company. */
export function ArrivalSource({ source }: { source: Source }) {
  const t = useTexts('arrival')
  const address = addresses[source]
  return (
    <p className="meta">
      {t.source} {address === null ? t.sources[source] : <a href={address}>{t.sources[source]}</a>}
    </p>
  )
}
