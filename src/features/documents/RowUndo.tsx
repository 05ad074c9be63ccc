import { type ReactNode, createContext, useContext } from 'react'
import { useLang, useTexts } from '#src/context/language.ts'
import { type Removal, useUndo } from '#src/lib/useUndo.ts'
import { MixedText } from '#src/ui/MixedText.tsx'
import { UndoToast } from '#src/ui/Toast.tsx'

type RemovedRow = Removal & { name: string }

const Offer = createContext<(removed: RemovedRow | undefined) => void>(() => {})

/** Returns a function that offers to undo a removal, or with undefined withdraws the offer. */
export const useOfferUndo = () => useContext(Offer)

/** Offers for `UNDO_TIME` to restore the last removed row of a list within. */
export function RowUndo({ children }: { children: ReactNode }) {
  const { sortable: t } = useTexts('documents')
  const lang = useLang()
  const { removed, offer, undo, hold } = useUndo<RemovedRow>()
  return (
    <Offer value={offer}>
      {children}
      <UndoToast
        message={removed && <MixedText text={t.removed(removed)} lang={lang} />}
        label={t.undo}
        onUndo={undo}
        onHold={hold}
      />
    </Offer>
  )
}
