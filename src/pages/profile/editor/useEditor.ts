import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { FieldValues } from 'react-hook-form'
import { isRecord } from '#domain/record.ts'
import { type Profile, getGetProfileQueryOptions, storeProfile } from '#src/api/profile.ts'
import { useLang } from '#src/context/language.ts'
import { changesOf } from '#src/features/saving/mergeChanges.ts'
import { useMerge } from '#src/features/saving/useMerge.ts'
import { filledWith, isSame } from '#src/forms/flow/draft.ts'
import type { RuleSchema } from '#src/forms/ruleResolver.ts'
import { type RuleForm, type RuleFormOptions, useRuleForm } from '#src/forms/useRuleForm.ts'
import { useSubmit } from '#src/forms/useSubmit.ts'
import { dropTyped, keepTyped, typedIn } from '#src/lib/typed.ts'
import { done } from '#src/routes/historyState.ts'
import { useHref } from '#src/routes/useHref.ts'
import { useNextPage } from '#src/routes/useNextPage.ts'

export type EditorPage = 'profileEdit' | 'profileHistory' | 'profileAddition'

interface EditorOptions<Values extends FieldValues> {
  /** The row of the page; its name is the storage key of the changes. */
  page: EditorPage
  schema: RuleSchema<Values>
  profile: Profile
  /** Returns the form's values of a profile. */
  valuesOf: (profile: Partial<Profile>) => Values
  /** Files that were chosen before a reload. */
  files?: Partial<Values>
  labelOf: RuleFormOptions<Values>['labelOf']
  messageOf?: RuleFormOptions<Values>['messageOf']
  save: (values: Values) => Promise<Profile>
  /** Removes the stored files. */
  dropFiles?: () => Promise<void>
}

export interface Editor<Values> {
  form: RuleForm<Values>
  /** The fields that differ from the stored profile. */
  changed: string[]
  /** Whether changes from before a reload, or before the session ended, are in the form. */
  isRestored: boolean
  /** False if this browser cannot store the changes. */
  isKept: boolean
  isSaved: () => boolean
  submit: (values: Values) => Promise<void>
  retry: () => void
  busy: boolean
  failure: unknown
  /** Forgets the changes at once, as the person leaves; resolves when the files are removed, too. */
  leave: () => Promise<void>
  /** Forgets the changes and shows the stored profile again. */
  discard: () => void
}

/**
 * The form of a page of the profile. Its changes survive a reload and the end of the session in this tab, and belong to the person
 * (`lib/typed.ts`). If two tabs save the same page, the changes of both are saved (`features/saving`).
 */
export function useEditor<Values extends FieldValues>(options: EditorOptions<Values>): Editor<Values> {
  const { page, schema, valuesOf, files, labelOf, messageOf, save } = options
  const href = useHref()
  const next = useNextPage()
  const queryClient = useQueryClient()
  const lang = useLang()
  const [stored, setStored] = useState(() => valuesOf(options.profile))
  const [blank] = useState(() => valuesOf({}))
  const merge = useMerge({ start: stored, query: getGetProfileQueryOptions(lang), valuesOf })
  const [start] = useState(() => startOf(page, { ...stored, ...files }, blank))
  const [isRestored, setRestored] = useState(() => Object.keys(changesOf(start, stored)).length > 0)
  const [changed, setChanged] = useState(() => Object.keys(changesOf(start, stored)))
  const [isKept, setKept] = useState(true)
  const saved = useRef(false)
  const left = useRef(false)

  const form = useRuleForm({
    schema,
    values: start,
    labelOf,
    messageOf,
    onChange: (values) => {
      // A file may still be read when the person leaves.
      if (left.current) return
      const changes = changesOf(values, stored)
      setChanged(Object.keys(changes))
      setKept(keepTyped(page, changes))
    },
  })
  const drop = async () => {
    dropTyped(page)
    await options.dropFiles?.()
  }
  /** Changes that were made while the others were saved are unsaved, and leaving the page would interrupt the person. */
  const stayWith = (present: Values) => {
    const changes = changesOf(form.form.getValues(), present)
    keepTyped(page, changes)
    setStored(present)
    setChanged(Object.keys(changes))
    setRestored(false)
  }
  const { send, retry, busy, failure } = useSubmit(form, async (values: Values) => {
    const sent = typedIn(page)
    const profile = await save(await merge(values))
    await storeProfile(queryClient, lang, profile)
    if (!isSame(typedIn(page), sent)) return stayWith(valuesOf(profile))
    void drop()
    saved.current = true
    await next.open(href('profileComplete'), { state: done })
  })

  return {
    form,
    changed,
    isRestored,
    isKept,
    // The page in the other language may have saved them: it was left while it did.
    isSaved: () => saved.current || typedIn(page) === undefined,
    submit: send,
    retry,
    busy,
    failure,
    leave: () => {
      left.current = true
      return drop()
    },
    discard: () => {
      form.form.reset(stored)
      void drop()
      setChanged([])
      setRestored(false)
    },
  }
}

/** The stored values with the changes in this tab, as far as they have the right shape. Files are stored elsewhere. */
function startOf<Values extends FieldValues>(page: string, stored: Values, blank: Values): Values {
  const typed = typedIn(page)
  if (!isRecord(typed)) return stored
  const texts = Object.entries(typed).filter(([name]) => !isFileField(name, blank))
  return filledWith(stored, Object.fromEntries(texts), blank)
}

/** Returns true for documents; a photo is stored like a text. */
const isFileField = (name: string, blank: FieldValues) => name !== 'photo' && blank[name] === null
