import { brand } from '#domain/brand.ts'

/** The not-found page speaks when nothing else may have loaded, so both languages come with the program. */
export const notFound = {
  heading: 'Page Not Found',
  skip: 'Skip to main content',
  logo: `${brand.name.en} home`,
  toHome: 'Go to the English home',
  copyright: ({ year }: { year: string }) => `© ${year} ${brand.company.en}`,
}
