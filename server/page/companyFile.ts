import { Hono } from 'hono'
import type { Company, CompanyBasics } from '#domain/company.ts'
import { COMPANY_PATH } from '#src/routes/companyFacts.ts'

/** The facts change with a restart only. */
const headers = { 'Cache-Control': 'public, max-age=600' }

/** Serves the facts of the company to pages that were opened without them. */
export const createCompanyFile = (company: Company): Hono =>
  new Hono().get(COMPANY_PATH, (c) => c.json(company, 200, headers))

/** Returns the facts for the documents of all pages. */
export const basicsOf = ({ name, licence, emails }: Company): CompanyBasics => ({
  name,
  licence: { number: licence.number },
  emails: { support: emails.support },
})
