import { TextInput, type TextInputProps } from '@mantine/core'
import { type FocusEvent, type KeyboardEvent, useId, useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { useTexts } from '#src/context/language.ts'
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx'
import type { Suggestion } from './suggest.ts'
import { TermList } from './TermList.tsx'
import { useSuggestions } from './useSuggestions.ts'

/**
 * A text field that suggests Japanese terms for the English words in it, as a combobox with a listbox (ARIA Authoring Practices). Nothing
 * changes without a choice.
 */
export function TermInput({ input }: { input: TextInputProps & { name: string } }) {
  const t = useTexts('documents').terms
  const { setValue } = useFormContext()
  const listId = useId()
  const { suggest, load } = useSuggestions()
  const [typed, setTyped] = useState('')
  const [active, setActive] = useState(-1)
  const found = suggest(typed)
  const isOpen = found.length > 0

  const type = (line: string) => {
    setTyped(line)
    setActive(-1)
  }
  const choose = ({ line }: Suggestion) => {
    setValue(input.name, line, { shouldDirty: true, shouldTouch: true })
    type('')
  }
  const press = (event: KeyboardEvent) => {
    const chosen = found[active]
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    // The Enter that ends a Japanese input method's composition belongs to it.
    if (!isOpen || event.nativeEvent.isComposing) return
    if (step) setActive(nextOf(active, step, found.length))
    else if (event.key === 'Enter' && chosen) choose(chosen)
    else if (event.key === 'Escape') type('')
    else return
    event.preventDefault()
  }
  return (
    <div>
      <TextInput
        {...input}
        role="combobox"
        autoComplete="off"
        aria-autocomplete="list"
        aria-expanded={isOpen}
        aria-controls={isOpen ? listId : undefined}
        aria-activedescendant={active >= 0 ? `${listId}-${active}` : undefined}
        onFocus={load}
        onInput={(event) => type(event.currentTarget.value)}
        onKeyDown={press}
        onBlur={(event: FocusEvent<HTMLInputElement>) => {
          input.onBlur?.(event)
          type('')
        }}
      />
      {isOpen && <TermList id={listId} label={t.label} terms={found} active={active} onChoose={choose} />}
      <VisuallyHidden>
        <span role="status">{isOpen ? t.count({ count: found.length }) : ''}</span>
      </VisuallyHidden>
    </div>
  )
}

/** The arrow keys lead around the list; before its first and after its last term is the field itself, -1. */
function nextOf(active: number, step: number, count: number): number {
  const places = count + 1
  return ((active + 1 + step + places) % places) - 1
}
