import type { JobCategory } from '#openapi/generated/options.ts'

/** Kinds of work of jobs and applicants. */
export const jobCategory: Record<JobCategory, string> = {
  web_system_development: 'Web development',
  ml_ai_development: 'Machine learning and AI',
  mobile_system_development: 'Mobile development',
  embedded_system_development: 'Embedded systems',
  data_engineering: 'Data engineering',
  infrastructure_development: 'Infrastructure and SRE',
  qa: 'QA and testing',
  bridge_se: 'Bridge engineer',
  project_manager: 'Project manager',
  web_designer: 'Web and UI designer',
  game_developer: 'Game development',
  others: 'Other roles',
}
