import { blankFiles } from '#domain/forms/blanks.ts'
import { type FilesValues, filesStep } from '#domain/forms/entry.ts'
import { useTexts } from '#src/context/language.ts'
import { LinkFields } from '#src/features/person/TextFields.tsx'
import { FieldGroup } from '#src/forms/FieldGroup.tsx'
import { FileField } from '#src/forms/file/FileField.tsx'
import { FileGroup } from '#src/forms/file/FileGroup.tsx'
import { StepForm } from '#src/forms/flow/StepForm.tsx'
import { useStep } from '#src/forms/flow/useStep.ts'
import { SubmitButton } from '#src/forms/FormActions.tsx'
import { definePage } from '#src/page/definePage.tsx'
import { useHref } from '#src/routes/useHref.ts'
import { Button } from '#src/ui/Button.tsx'
import {
  entryFiles,
  fileFields,
  keepEntryFile,
  loadEntryFiles,
  lostFiles,
  setEntryFile,
} from './draft/entryFiles.ts'
import { Intro } from './fields/Intro.tsx'
import { useEntryLabel } from './fields/useEntryLabel.ts'
import { entryHead } from './steps/entryHead.ts'
import { EntryStepPage } from './steps/EntryStepPage.tsx'

/** The second step: documents and links; at least one is required. */
function EntryFilesPage() {
  const t = useTexts('entry')
  const href = useHref()
  const labelOf = useEntryLabel()
  const step = useStep({
    step: 'entryFiles',
    schema: filesStep,
    blank: blankFiles,
    labelOf,
    files: entryFiles(),
  })
  const lost = lostFiles()
  const { setValue } = step.form.form

  /** Continuing without a lost file is deliberate, as its field has reported the loss. */
  const goOn = () => {
    for (const name of fileFields) if (lostFiles()[name]) setValue(name, null)
    step.pass()
    step.goOn()
  }
  return (
    <EntryStepPage step="entryFiles">
      <StepForm
        step={step}
        onValid={goOn}
        actions={
          <>
            <SubmitButton busy={step.form.form.formState.isSubmitting}>{t.toExperience}</SubmitButton>
            <Button variant="text" to={href('entry')}>
              {t.backToPerson}
            </Button>
          </>
        }
      >
        <Intro>{t.filesIntro}</Intro>
        <FileGroup title={t.filesTitle}>
          {fileFields.map((name) => (
            <FileField<FilesValues>
              key={name}
              optional
              name={name}
              use="document"
              label={labelOf(name)}
              lost={lost[name]}
              onChange={(file) => setEntryFile(name, file)}
              keep={(copy) => keepEntryFile(name, copy)}
            />
          ))}
        </FileGroup>
        <FieldGroup title={t.linksTitle}>
          <LinkFields />
        </FieldGroup>
      </StepForm>
    </EntryStepPage>
  )
}

export default definePage({
  component: EntryFilesPage,
  prefetch: loadEntryFiles,
  head: entryHead('entryFiles'),
})
