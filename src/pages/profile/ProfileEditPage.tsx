import { type ProfileValues, profileForm } from '#domain/forms/profile.ts'
import { profileRequest, profileValues } from '#domain/forms/profileRequest.ts'
import { Gender } from '#openapi/generated/options.ts'
import { type Profile, useUpdateProfile } from '#src/api/profile.ts'
import { useLang, useTexts } from '#src/context/language.ts'
import { KanaProposal } from '#src/features/japaneseTerms/kana/KanaProposal.tsx'
import { LanguageFields } from '#src/features/person/LanguageFields.tsx'
import { ResidenceFields } from '#src/features/person/ResidenceFields.tsx'
import { SkillRows } from '#src/features/person/SkillRows.tsx'
import { NameField, PhoneField } from '#src/features/person/TextFields.tsx'
import { useSkillMessage } from '#src/features/person/useSkillMessage.ts'
import { PhotoField } from '#src/features/photo/PhotoField.tsx'
import { DateField } from '#src/forms/DateField.tsx'
import { FieldGroup } from '#src/forms/FieldGroup.tsx'
import { choicesOf } from '#src/forms/options.ts'
import { SelectField } from '#src/forms/SelectField.tsx'
import { TextField } from '#src/forms/TextField.tsx'
import { useYears } from '#src/forms/useYears.ts'
import { definePage } from '#src/page/definePage.tsx'
import { headOf } from '#src/page/head.ts'
import { PageHeader } from '#src/ui/PageHeader.tsx'
import { EditorForm } from './editor/EditorForm.tsx'
import { useEditor } from './editor/useEditor.ts'
import { useProfileLabel } from './fields/useProfileLabel.ts'
import { ProfileData } from './ProfileData.tsx'
import { FormWaiting } from './Waiting.tsx'

/** Personal data: photo, person, residence and visa, languages and skills. */
function ProfileEditPage() {
  const t = useTexts('profile')
  return (
    <>
      <PageHeader tight title={t.edit.title} lead={t.lead} />
      <ProfileData fresh waiting={<FormWaiting />}>
        {(profile) => <ProfileForm profile={profile} />}
      </ProfileData>
    </>
  )
}

/** Ages 15 to 80, and visas of up to ten years ahead. */
const BIRTH_YEARS = { ago: 80, ahead: -15 }
const EXPIRY_YEARS = { ago: 1, ahead: 10 }

function ProfileForm({ profile }: { profile: Profile }) {
  const t = useTexts('profile')
  const { gender } = useTexts('personOptions')
  const lang = useLang()
  const { mutateAsync: saveProfile } = useUpdateProfile()
  const editor = useEditor<ProfileValues>({
    page: 'profileEdit',
    schema: profileForm,
    profile,
    valuesOf: profileValues,
    labelOf: useProfileLabel(),
    messageOf: useSkillMessage(),
    save: (values) => saveProfile({ lang, data: profileRequest(values) }),
  })
  return (
    <EditorForm page="profileEdit" editor={editor}>
      <FieldGroup title={t.edit.person}>
        <PhotoField<ProfileValues> name="photo" label={t.photo} />
        <NameField />
        <TextField<ProfileValues> optional name="nameKana" label={t.nameKana} help={t.nameKanaHint} />
        <KanaProposal field="nameKana" />
        <DateField<ProfileValues>
          optional
          name="birthday"
          label={t.birthday}
          years={useYears(BIRTH_YEARS, profile.birthday)}
          autoComplete="bday"
        />
        <SelectField<ProfileValues>
          optional
          name="gender"
          label={t.gender}
          choices={choicesOf(Gender, gender)}
        />
        <PhoneField />
      </FieldGroup>
      <FieldGroup title={t.edit.residence}>
        <ResidenceFields />
        <DateField<ProfileValues>
          optional
          name="visaExpiry"
          label={t.visaExpiry}
          help={t.visaExpiryHint}
          years={useYears(EXPIRY_YEARS, profile.visaExpiry)}
        />
      </FieldGroup>
      <FieldGroup title={t.edit.skills}>
        <LanguageFields />
        <SkillRows hint={t.skillsHint} />
      </FieldGroup>
    </EditorForm>
  )
}

export default definePage({ component: ProfileEditPage, head: headOf('profile', (t) => t.edit) })
