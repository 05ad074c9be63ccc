import { type AdditionValues, additionForm } from '#domain/forms/profile.ts'
import { additionRequest, additionValues, profileFileKinds } from '#domain/forms/profileRequest.ts'
import { formatSalary } from '#domain/money.ts'
import { JobCategory, OtherLanguage, SalaryStep } from '#openapi/generated/options.ts'
import { type Profile, useUpdateWorkingHistoryAddition } from '#src/api/profile.ts'
import { useLang, useTexts } from '#src/context/language.ts'
import { StartPeriodField } from '#src/features/person/ExperienceFields.tsx'
import { LinkFields, RequestsField } from '#src/features/person/TextFields.tsx'
import { CheckboxesField } from '#src/forms/ChoiceFields.tsx'
import { FieldGroup } from '#src/forms/FieldGroup.tsx'
import { FileGroup } from '#src/forms/file/FileGroup.tsx'
import { choicesOf } from '#src/forms/options.ts'
import { SelectField } from '#src/forms/SelectField.tsx'
import { dropFiles } from '#src/lib/keptFiles.ts'
import { definePage } from '#src/page/definePage.tsx'
import { headOf } from '#src/page/head.ts'
import { PageHeader } from '#src/ui/PageHeader.tsx'
import { EditorForm } from './editor/EditorForm.tsx'
import type { StoredNames } from './editor/savedFiles.ts'
import { useEditor } from './editor/useEditor.ts'
import { type KeptFiles, useKeptFiles } from './editor/useKeptFiles.ts'
import { LocationsField } from './fields/LocationsField.tsx'
import { StoredFileField } from './fields/StoredFileField.tsx'
import { useProfileLabel } from './fields/useProfileLabel.ts'
import { ProfileData } from './ProfileData.tsx'
import { FormWaiting } from './Waiting.tsx'
import styles from './editor/EditorForm.module.css'

const PAGE = 'profileAddition'

/** Wishes, documents, links and remarks. */
function AdditionPage() {
  const { addition: t } = useTexts('profile')
  return (
    <>
      <PageHeader tight title={t.title} lead={t.lead} />
      <ProfileData fresh waiting={<FormWaiting />}>
        {(profile) => <Addition profile={profile} />}
      </ProfileData>
    </>
  )
}

function Addition({ profile }: { profile: Profile }) {
  const names = { resume: profile.resumeName, resumeJp: profile.resumeJpName, cvJp: profile.cvJpName }
  const kept = useKeptFiles(PAGE, names)
  return kept ? <AdditionForm profile={profile} names={names} kept={kept} /> : <FormWaiting />
}

interface AdditionFormProps {
  profile: Profile
  names: StoredNames
  kept: KeptFiles
}

function AdditionForm({ profile, names, kept }: AdditionFormProps) {
  const t = useTexts('profile')
  const { jobCategory, otherLanguage } = useTexts('jobOptions')
  const lang = useLang()
  const labelOf = useProfileLabel()
  const { mutateAsync: saveAddition } = useUpdateWorkingHistoryAddition()
  const editor = useEditor<AdditionValues>({
    page: PAGE,
    schema: additionForm,
    profile,
    valuesOf: additionValues,
    files: kept.files,
    labelOf,
    save: async (values) => saveAddition({ lang, data: await additionRequest(values) }),
    dropFiles: () => dropFiles(PAGE),
  })
  return (
    <EditorForm page={PAGE} editor={editor}>
      <FieldGroup title={t.addition.wishes}>
        <StartPeriodField />
        <div className={styles.columns}>
          <CheckboxesField<AdditionValues>
            optional
            name="desiredJobCategory"
            label={t.desiredJobCategory}
            choices={choicesOf(JobCategory, jobCategory)}
          />
        </div>
        <LocationsField />
        <SelectField<AdditionValues>
          optional
          name="desiredSalary"
          label={t.desiredSalary}
          choices={SalaryStep.map((yen) => ({ value: yen, label: formatSalary(yen, lang) }))}
        />
      </FieldGroup>
      <FieldGroup title={t.addition.languages}>
        <div className={styles.columns}>
          <CheckboxesField<AdditionValues>
            optional
            name="otherLanguageSkills"
            label={t.otherLanguageSkills}
            choices={choicesOf(OtherLanguage, otherLanguage)}
          />
        </div>
      </FieldGroup>
      <FileGroup title={t.addition.files}>
        {profileFileKinds.map((kind) => (
          <StoredFileField
            key={kind}
            kind={kind}
            draft={PAGE}
            label={labelOf(kind)}
            stored={names[kind]}
            lost={kept.lost[kind]}
          />
        ))}
      </FileGroup>
      <FieldGroup title={t.addition.links}>
        <LinkFields />
      </FieldGroup>
      <FieldGroup title={t.addition.remarks}>
        <RequestsField />
      </FieldGroup>
    </EditorForm>
  )
}

export default definePage({ component: AdditionPage, head: headOf('profile', (t) => t.addition) })
