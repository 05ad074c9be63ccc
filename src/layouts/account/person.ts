/** The header's part for a signed-in person; loaded only then. */
export { PersonLinks } from './PersonLinks.tsx'
export { PersonMenu } from './PersonMenu.tsx'
export { PersonWatch } from './PersonWatch.tsx'
