import { useTexts } from '../../context/language.ts'
import { useFlowState } from './flowContext.ts'

/** The time of the last save of the draft, in the time zone of the device. */
export function KeptAt() {
  const t = useTexts('forms')
  const { keptAt, draft } = useFlowState().state
  const isKept = keptAt > 0 && Object.keys(draft).length > 0
  return isKept && <p className="meta num">{t.keptAt({ time: clock(new Date(keptAt)) })}</p>
}

/** Formats a time as "09:05", which both languages use. */
function clock(date: Date): string {
  return [date.getHours(), date.getMinutes()].map((part) => String(part).padStart(2, '0')).join(':')
}
