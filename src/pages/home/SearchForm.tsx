import type { FormEvent, ReactNode } from 'react'
import { useNavigate } from 'react-router'
import { SEARCH_WORD_LENGTH } from '#domain/limits.ts'
import { formatNumber } from '#domain/numbers.ts'
import { JobCategory, Region } from '#openapi/generated/options.ts'
import { useTexts } from '#src/context/language.ts'
import { useHref } from '#src/routes/useHref.ts'
import { Button } from '#src/ui/Button.tsx'
import { NativeSelect, TextInput } from '#src/ui/inputs.tsx'
import { useJobCounts } from './jobCounts.ts'
import styles from './SearchForm.module.css'

/** Starts a job search. It is a GET form, so that it works without script. */
export function SearchForm() {
  const { search: t } = useTexts('home')
  const href = useHref()
  const counts = useJobCounts()
  const navigate = useNavigate()
  const action = href('jobs')
  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const query = new URLSearchParams()
    for (const [name, value] of new FormData(event.currentTarget)) {
      if (typeof value === 'string') query.append(name, value)
    }
    void navigate(`${action}?${query}`)
  }
  return (
    <form action={action} role="search" aria-label={t.label} className={styles.form} onSubmit={search}>
      <Field label={t.keyword}>
        <TextInput
          type="search"
          name="searchWord"
          placeholder={t.example}
          maxLength={SEARCH_WORD_LENGTH}
          enterKeyHint="search"
        />
      </Field>
      <Field label={t.role}>
        <NativeSelect name="jobCategory">
          <option value="">{t.allRoles}</option>
          <Options values={JobCategory} labels={t.roles} />
        </NativeSelect>
      </Field>
      <Field label={t.place}>
        <NativeSelect name="location">
          <option value="">{t.allPlaces}</option>
          <Options values={Region} labels={t.places} />
        </NativeSelect>
      </Field>
      <Button type="submit" icon="search" className={styles.submit}>
        {counts ? t.submitCount({ count: formatNumber(counts.total) }) : t.submit}
      </Button>
    </form>
  )
}

function Field({ label, children }: { label: string; children: ReactNode }) {
  return (
    <label className={styles.field}>
      <span>{label}</span>
      {children}
    </label>
  )
}

type OptionsProps<Value extends string> = { values: readonly Value[]; labels: Record<Value, string> }

function Options<Value extends string>({ values, labels }: OptionsProps<Value>) {
  return values.map((value) => (
    <option key={value} value={value}>
      {labels[value]}
    </option>
  ))
}
