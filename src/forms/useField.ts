import { type RegisterOptions, useFormContext, useFormState } from 'react-hook-form'

/** Registers a field. Returns its ids, its error, and the props of its control, which link it to its help and error. */
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
