import { Suspense } from 'react'
import { useWatch } from 'react-hook-form'
import { latePart } from '#src/context/latePart.tsx'
import type { KanaButtonProps } from './KanaButton.tsx'

/** WanaKana has 4 KiB (Brotli), and only names in Latin letters without kana need it. */
const KanaButton = latePart<KanaButtonProps>({
  texts: ['documents'],
  load: async () => (await import('./KanaButton.tsx')).KanaButton,
})

/** Proposes kana for a name in Latin letters, while their field is empty. */
export function KanaProposal({ field, write }: Pick<KanaButtonProps, 'field' | 'write'>) {
  const [name, kana]: unknown[] = useWatch({ name: ['name', field] })
  if (typeof name !== 'string' || kana !== '' || !/[a-z]{2}/i.test(name)) return null
  return (
    <Suspense fallback={null}>
      <KanaButton name={name} field={field} write={write} />
    </Suspense>
  )
}
