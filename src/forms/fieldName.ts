import type { FieldValues, Path } from 'react-hook-form'

/**
 * The name of a field in a form with these values; rows included ('itSkills.0.yoe'). Fields take the values as a type argument,
 * `<TextField<PersonValues> name="email" …/>`; without it no name fits, as the name alone does not tell them.
 */
export type FieldName<Values extends FieldValues> = Path<Given<Values>> & string

/** The type itself, which the compiler resolves too late to infer it from a field's name. */
type Given<Values> = [Values][Values extends unknown ? 0 : never]
