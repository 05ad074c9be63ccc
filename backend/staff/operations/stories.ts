import { storyKind, staffStory } from '../../content/stories.ts'
import { getContent, listContent, putContent, setState } from '../content.ts'
import type { StaffHandler } from '../operation.ts'

const shown = { kind: storyKind, view: staffStory }

export const listStories: StaffHandler<'listStories'> = ({ query }, env) =>
  listContent(query, env, { table: env.store.stories, view: staffStory })

export const getStory: StaffHandler<'getStory'> = (input, env) => getContent(input, env, shown)

export const putStory: StaffHandler<'putStory'> = (input, env) => putContent(input, env, shown)

export const publishStory: StaffHandler<'publishStory'> = (input, env) =>
  setState(input, env, { ...shown, isClosed: false, problem: 'already-published' })

export const unpublishStory: StaffHandler<'unpublishStory'> = (input, env) =>
  setState(input, env, { ...shown, isClosed: true, problem: 'already-unpublished' })
