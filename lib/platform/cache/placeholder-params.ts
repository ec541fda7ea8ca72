/**
 * A slug without a page. `generateStaticParams` must not be empty with `cacheComponents`; with this
 * slug a build needs no database, and pages are rendered on demand.
 */
export const PLACEHOLDER_SLUG = '_'

export const placeholderParams = <Name extends string>(...names: Name[]) => [
  Object.fromEntries(names.map((name) => [name, PLACEHOLDER_SLUG])) as Record<Name, string>,
]
