import { type ReactNode, createContext, useContext } from 'react'
import { useLang, useTexts } from '#src/context/language.ts'
import { UNDO_TIME, useFleeting } from '#src/lib/useFleeting.ts'
import { MixedText } from '#src/ui/MixedText.tsx'
import { Toast } from '#src/ui/Toast.tsx'

/** A row that was removed. */
type Removal = { name: string; putBack: () => void }

const Offer = createContext<(removal: Removal | undefined) => void>(() => {})

/** Returns a function that offers to undo a removal, or with undefined withdraws the offer. */
export const useOfferUndo = () => useContext(Offer)

/** Offers for `UNDO_TIME` to put back the row that was last removed from a list within. */
export function RowUndo({ children }: { children: ReactNode }) {
  const { sortable: t } = useTexts('documents')
  const lang = useLang()
  const [removed, setRemoved] = useFleeting<Removal>(UNDO_TIME)
  const undo = () => {
    removed?.putBack()
    setRemoved(undefined)
  }
  return (
    <Offer value={setRemoved}>
      {children}
      <Toast
        message={removed && <MixedText text={t.removed(removed)} lang={lang} />}
        action={
          <button type="button" onClick={undo}>
            {t.undo}
          </button>
        }
      />
    </Offer>
  )
}
