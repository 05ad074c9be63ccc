import type { FieldPath, FieldValues } from 'react-hook-form'

/**
 * The name of a field in a form with these values; rows included ('itSkills.0.yoe'). Fields take the values as a type argument,
 * `<TextField<PersonValues> name="email" …/>`, without which no name fits.
 */
export type FieldName<Values extends FieldValues> = FieldPath<Values> & string
