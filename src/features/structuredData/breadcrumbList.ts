import type { Crumb } from '#src/ui/Breadcrumbs.tsx'

/** Returns the breadcrumbs for search engines (schema.org). */
export function breadcrumbList(crumbs: Crumb[], origin: string): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ label, to }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      ...(to !== undefined && { item: new URL(to, origin).href }),
    })),
  }
}
