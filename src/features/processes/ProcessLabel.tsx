import { endedWithoutResult } from '#domain/processes/stages.ts'
import type { StatusAlias } from '#domain/processes/statusAlias.ts'
import { useTexts } from '#src/context/language.ts'
import type { LabelTone } from '#src/ui/Label.tsx'
import { Label } from '#src/ui/mantine/Label.tsx'

const tones: Partial<Record<StatusAlias, LabelTone>> = {
  MyPageRecommend: 'you',
  MyPageRecPending: 'wait',
  MyPageRecApply: 'ok',
  MyPageRecReject: 'off',
  MyPageAppOffer: 'you',
  MyPageAppJoined: 'ok',
}

/** The status of a recommendation or an application. */
export function ProcessLabel({ status }: { status: StatusAlias }) {
  const texts = useTexts('processOptions').status
  const tone = endedWithoutResult(status) ? 'off' : tones[status]
  return <Label tone={tone}>{texts[status]}</Label>
}
