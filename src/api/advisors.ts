/** The company's advisors. */
export { getListAdvisorsQueryOptions, useListAdvisors } from './generated/story/story.ts'
