import type { InvitationValues } from '#domain/forms/invitation.ts'
import { useHydrated } from '#src/context/useHydrated.ts'
import { ownZone, zoneChoices } from '#src/features/timeZone/timeZone.ts'
import { SelectField } from '#src/forms/SelectField.tsx'
import { useInquiry } from './useInquiry.ts'

/** The time zone for the proposed times, with that of the device chosen. The server does not know the zones of the browser, so that they appear after the start. */
export function TimeZoneField() {
  const { labels, texts } = useInquiry()
  const isHydrated = useHydrated()
  return (
    <SelectField<InvitationValues>
      key={String(isHydrated)}
      name="timeZone"
      label={labels.timeZone}
      help={texts.help.timeZone}
      choices={isHydrated ? zoneChoices(ownZone()) : []}
    />
  )
}
