import type { Company } from '#domain/company.ts'
import { readJson } from '#src/api/http.ts'
import { hasCompanyFacts, setCompanyFacts } from '#src/context/config.ts'
import { COMPANY_PATH } from '#src/routes/companyFacts.ts'

/** Loads the facts of the company, unless the page's document had them. */
export async function loadCompanyFacts(): Promise<void> {
  if (!hasCompanyFacts()) setCompanyFacts(await readJson<Company>(COMPANY_PATH))
}
