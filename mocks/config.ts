import { sampleCompany } from '#content/company.ts'

/** The configuration of pages, without their origin: the company of the sample, no bot check and no analytics. */
export const mockConfig = {
  apiUrl: '/api/v1',
  captcha: null,
  analytics: null,
  company: sampleCompany,
  facts: sampleCompany,
}
