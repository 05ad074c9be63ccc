import { useTexts } from '../../context/language.ts'
import { useFlowState } from './flowContext.ts'

/** When the draft was last kept, by the clock of the device. */
export function KeptAt() {
  const t = useTexts('forms')
  const { keptAt } = useFlowState().state
  return keptAt > 0 && <span className="meta num">{t.keptAt({ time: clock(new Date(keptAt)) })}</span>
}

/** "09:05", as both languages write it. */
function clock(date: Date): string {
  return [date.getHours(), date.getMinutes()].map((part) => String(part).padStart(2, '0')).join(':')
}
