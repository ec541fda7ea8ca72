/**
 * A slug of no page: with it a build knows that a page is rendered on demand, and needs no database.
 * `generateStaticParams` must not be empty with `cacheComponents`.
 */
export const PLACEHOLDER = '_'

export const placeholders = <Name extends string>(...names: Name[]) => [
  Object.fromEntries(names.map((name) => [name, PLACEHOLDER])) as Record<Name, string>,
]
