import type { ReactNode } from 'react'
import { matchPath } from 'react-router'
import { languages } from '#domain/lang.ts'
import { useTexts } from '#src/context/language.ts'
import { SaveFailure } from '#src/features/saving/SaveFailure.tsx'
import { Form } from '#src/forms/Form.tsx'
import { FormActions, SubmitButton } from '#src/forms/FormActions.tsx'
import { LeaveQuestion } from '#src/forms/LeaveQuestion.tsx'
import { inLanguage } from '#src/routes/href.ts'
import { table } from '#src/routes/table.ts'
import { useHref } from '#src/routes/useHref.ts'
import { Button } from '#src/ui/Button.tsx'
import { Note } from '#src/ui/mantine/Note.tsx'
import type { Editor, EditorPage } from './useEditor.ts'
import styles from './EditorForm.module.css'

interface EditorFormProps<Values> {
  page: EditorPage
  editor: Editor<Values>
  children: ReactNode
}

/** The form of a page of the profile: fields, save and cancel, and unsaved changes. */
export function EditorForm<Values>({ page, editor, children }: EditorFormProps<Values>) {
  const t = useTexts('profile')
  const { notKept, leave } = useTexts('forms')
  const href = useHref()
  const { form, changed, failure, busy } = editor
  const fields = [...new Set(changed.map((name) => form.labelOf(name)))].join(t.listed)
  return (
    <div className={styles.editor}>
      <Form isPrivate form={form} onValid={editor.submit}>
        {!editor.isKept && (
          <Note tone="warn" role="status">
            {notKept}
          </Note>
        )}
        {editor.isRestored && changed.length > 0 && (
          <Note role="status">
            <p>{t.restored}</p>
            <Button variant="text" size="sm" onClick={editor.discard}>
              {t.discard}
            </Button>
          </Note>
        )}
        {children}
        {failure !== null && (
          <SaveFailure
            error={failure}
            titles={t.notSaved}
            labelOf={form.labelOf}
            again={t.again}
            onRetry={editor.retry}
            busy={busy}
          />
        )}
        <FormActions>
          <SubmitButton busy={busy}>{t.save}</SubmitButton>
          <Button variant="text" to={href('profile')}>
            {t.cancel}
          </Button>
          <span role="status" className="meta">
            {changed.length > 0 && t.unsaved({ fields })}
          </span>
        </FormActions>
      </Form>
      <LeaveQuestion
        when={({ pathname }) => changed.length > 0 && !editor.isSaved() && !isPage(page, pathname)}
        title={t.leaveTitle}
        text={t.leaveText}
        sending={leave.saved}
        onLeave={editor.leave}
      />
    </div>
  )
}

/** Returns true for the addresses of a page in any language: the changes survive a switch of the language. */
const isPage = (id: EditorPage, pathname: string) =>
  languages.some((lang) => matchPath(inLanguage(lang, table[id].path), pathname))
