import { brand } from '#domain/brand.ts'

/** The not-found page must work if nothing else has loaded, so its texts are part of the main bundle in both languages. */
export const notFound = {
  heading: 'Page Not Found',
  skip: 'Skip to main content',
  logo: `${brand.name.en} home`,
  toHome: 'Go to the English home',
  copyright: ({ year, name }: { year: string; name: string }) => `© ${year} ${name}`,
}
