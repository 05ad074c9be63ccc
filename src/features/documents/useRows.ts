import { useFieldArray, useFormContext } from 'react-hook-form'

/** The rows of a list field: their ids for React, and the changes of the list. A new row gets the focus of its first control. */
export function useRows(name: string, blank: object, first: string) {
  const { control } = useFormContext()
  const { fields, append, remove, move } = useFieldArray({ control, name })
  const add = () =>
    append({ ...blank }, { shouldFocus: true, focusName: `${name}.${fields.length}.${first}` })
  return { ids: fields.map(({ id }) => id), add, remove: (index: number) => remove(index), move }
}
