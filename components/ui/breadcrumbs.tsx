import { Link } from './link'
import { JsonLd } from './json-ld'

export type Crumb = {
  name: string
  path: string
}

const HOME: Crumb = { name: 'Početna', path: '/' }

/** Breadcrumbs, also as JSON-LD for search engines. The last crumb is the page itself. */
export function Breadcrumbs({ crumbs, siteUrl }: { crumbs: Crumb[]; siteUrl: string }) {
  const all = [HOME, ...crumbs]
  return (
    <nav aria-label="Putanja" className="text-sm font-semibold text-muted">
      <ol className="flex flex-wrap items-center gap-x-2">
        {all.map(({ name, path }, index) => (
          <li key={path} className="flex items-center gap-x-2">
            {index === all.length - 1 ? (
              <span aria-current="page" className="inline-flex min-h-8 items-center">
                {name}
              </span>
            ) : (
              <Link
                href={path}
                className="inline-flex min-h-8 items-center underline-offset-4 hover:text-link hover:underline"
              >
                {name}
              </Link>
            )}
            {index < all.length - 1 && <span aria-hidden="true">›</span>}
          </li>
        ))}
      </ol>
      <BreadcrumbJsonLd crumbs={crumbs} siteUrl={siteUrl} />
    </nav>
  )
}

/** Breadcrumbs as JSON-LD only. */
export function BreadcrumbJsonLd({ crumbs, siteUrl }: { crumbs: Crumb[]; siteUrl: string }) {
  const itemListElement = [HOME, ...crumbs].map(({ name, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: new URL(path, siteUrl).href,
  }))
  return (
    <JsonLd
      data={{ '@context': 'https://schema.org', '@type': 'BreadcrumbList', itemListElement }}
    />
  )
}
