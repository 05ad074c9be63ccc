import { endedWithoutResult } from '#domain/processes/stages.ts'
import { ProcessStatus } from '#openapi/generated/options.ts'
import { useTexts } from '#src/context/language.ts'
import { Label, type LabelTone } from '#src/ui/Label.tsx'

const tones: Partial<Record<ProcessStatus, LabelTone>> = {
  [ProcessStatus.MyPageRecommend]: 'you',
  [ProcessStatus.MyPageRecPending]: 'wait',
  [ProcessStatus.MyPageRecApply]: 'ok',
  [ProcessStatus.MyPageRecReject]: 'off',
  [ProcessStatus.MyPageAppOffer]: 'you',
  [ProcessStatus.MyPageAppJoined]: 'ok',
}

/** The status of a recommendation or an application. */
export function ProcessLabel({ status }: { status: ProcessStatus }) {
  const texts = useTexts('processOptions').status
  const tone = endedWithoutResult(status) ? 'off' : tones[status]
  return <Label tone={tone}>{texts[status]}</Label>
}
