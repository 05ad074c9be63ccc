import { type RegisterOptions, useFormContext, useFormState } from 'react-hook-form'

/** What a control needs to be a field of the form: its name, its id (the same), and how its message and help are tied to it. */
export function useField(
  name: string,
  { hasHelp = false, ...options }: RegisterOptions & { hasHelp?: boolean } = {},
) {
  const { register, getFieldState } = useFormContext()
  const error = getFieldState(name, useFormState({ name })).error?.message
  const ids = { control: name, help: `${name}-help`, error: `${name}-error` }
  const describedBy = [hasHelp && ids.help, error && ids.error].filter(Boolean).join(' ')
  return {
    ids,
    error,
    control: {
      ...register(name, options),
      'aria-invalid': error ? (true as const) : undefined,
      'aria-describedby': describedBy || undefined,
    },
  }
}
