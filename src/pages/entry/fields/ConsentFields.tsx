import type { PersonValues } from '#domain/forms/entry.ts'
import { useTexts } from '#src/context/language.ts'
import { useCaptcha } from '#src/features/captcha/captcha.ts'
import { CaptchaNotice } from '#src/features/captcha/CaptchaNotice.tsx'
import { CheckboxField, FlagsField } from '#src/forms/ChoiceFields.tsx'
import { FieldGroup } from '#src/forms/FieldGroup.tsx'
import { useHref } from '#src/routes/useHref.ts'
import { Linked } from '#src/ui/Linked.tsx'

/** Agreement to the terms, and separate consents to registration with the site, its sister board, or both. */
export function ConsentFields() {
  const t = useTexts('entry')
  const { newTab } = useTexts('forms')
  const href = useHref()
  const consentText = [href('memberPrivacy')]
  useCaptcha()
  return (
    <FieldGroup title={t.consent}>
      <CheckboxField<PersonValues>
        name="agreeToTerms"
        label={<Linked text={t.agreeToTerms} to={[href('attention')]} newTab={newTab} />}
      />
      <FlagsField<PersonValues>
        label={t.target}
        help={t.targetHint}
        flags={[
          {
            name: 'agreeToHashi',
            label: <Linked text={t.agreeToHashi} to={consentText} newTab={newTab} />,
          },
          {
            name: 'agreeToGitTap',
            label: <Linked text={t.agreeToGitTap} to={consentText} newTab={newTab} />,
          },
        ]}
      />
      <CaptchaNotice />
    </FieldGroup>
  )
}
