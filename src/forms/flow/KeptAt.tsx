import { useTexts } from '../../context/language.ts'
import { useFlowState } from './flowContext.ts'

/** The time of the last save of the draft, in the time zone of the device. Its line is there from the start, so that nothing moves when it appears. */
export function KeptAt() {
  const t = useTexts('forms')
  const { keptAt, draft } = useFlowState().state
  const isKept = keptAt > 0 && Object.keys(draft).length > 0
  return <p className="meta num">{isKept ? t.keptAt({ time: clock(new Date(keptAt)) }) : '\u00a0'}</p>
}

/** Formats a time as "09:05", which both languages use. */
function clock(date: Date): string {
  return [date.getHours(), date.getMinutes()].map((part) => String(part).padStart(2, '0')).join(':')
}
