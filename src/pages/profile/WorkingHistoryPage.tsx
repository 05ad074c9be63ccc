import { type WorkingHistoryValues, workingHistoryForm } from '#domain/forms/profile.ts'
import { workingHistoryRequest, workingHistoryValues } from '#domain/forms/profileRequest.ts'
import { type Profile, useUpdateWorkingHistory } from '#src/api/profile.ts'
import { useLang, useTexts } from '#src/context/language.ts'
import { EmploymentFields } from '#src/features/person/EmploymentFields.tsx'
import { OccupationField, YearsField } from '#src/features/person/ExperienceFields.tsx'
import { ProcessField } from '#src/features/person/ProcessField.tsx'
import { FieldGroup } from '#src/forms/FieldGroup.tsx'
import { definePage } from '#src/page/definePage.tsx'
import { headOf } from '#src/page/head.ts'
import { PageHeader } from '#src/ui/PageHeader.tsx'
import { EditorForm } from './editor/EditorForm.tsx'
import { useEditor } from './editor/useEditor.ts'
import { useProfileLabel } from './fields/useProfileLabel.ts'
import { ProfileData } from './ProfileData.tsx'
import { FormWaiting } from './Waiting.tsx'

/** The present situation, and the experience in numbers and steps. */
function WorkingHistoryPage() {
  const { history: t } = useTexts('profile')
  return (
    <>
      <PageHeader tight title={t.title} lead={t.lead} />
      <ProfileData fresh waiting={<FormWaiting />}>
        {(profile) => <WorkingHistoryForm profile={profile} />}
      </ProfileData>
    </>
  )
}

function WorkingHistoryForm({ profile }: { profile: Profile }) {
  const { history: t } = useTexts('profile')
  const lang = useLang()
  const { mutateAsync: saveWorkingHistory } = useUpdateWorkingHistory()
  const editor = useEditor<WorkingHistoryValues>({
    page: 'profileHistory',
    schema: workingHistoryForm,
    profile,
    valuesOf: workingHistoryValues,
    labelOf: useProfileLabel(),
    save: (values) => saveWorkingHistory({ lang, data: workingHistoryRequest(values) }),
  })
  return (
    <EditorForm page="profileHistory" editor={editor}>
      <FieldGroup title={t.now}>
        <EmploymentFields />
        <OccupationField />
      </FieldGroup>
      <FieldGroup title={t.experience}>
        <YearsField />
        <ProcessField />
      </FieldGroup>
    </EditorForm>
  )
}

export default definePage({ component: WorkingHistoryPage, head: headOf('profile', (t) => t.history) })
