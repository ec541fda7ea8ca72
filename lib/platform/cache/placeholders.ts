/**
 * A slug without a page. `generateStaticParams` must not be empty with `cacheComponents`; with this
 * slug a build needs no database, and pages are rendered on demand.
 */
export const PLACEHOLDER = '_'

export const placeholders = <Name extends string>(...names: Name[]) => [
  Object.fromEntries(names.map((name) => [name, PLACEHOLDER])) as Record<Name, string>,
]
