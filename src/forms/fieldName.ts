import type { FieldValues, Path } from 'react-hook-form'

/**
 * The name of a field in a form with these values, including rows ('itSkills.0.yoe'). Fields take the values as a type argument,
 * `<TextField<PersonValues> name="email" …/>`. Without it no name compiles, as TypeScript cannot infer the values from a name.
 */
export type FieldName<Values extends FieldValues> = Path<Given<Values>> & string

/** The same type, deferred so that the compiler does not infer it from a field's name. */
type Given<Values> = [Values][Values extends unknown ? 0 : never]
