/** The names of fields in rows, as the form knows them. */
export type CompanyPath = `companies.${number}`
export type ProjectPath = `${CompanyPath}.projects.${number}`
