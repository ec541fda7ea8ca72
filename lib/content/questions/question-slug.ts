/** The end of a slug: digits of a number in base 36, enough for PostgreSQL's largest integer. */
const NUMBER = /(?:^|-)([0-9a-z]{1,6})$/

/**
 * The number at the end of a question's slug, in base 36; null for an invalid one. The database
 * makes the slug (migration `former_slugs`), so the number alone doesn't prove that a question has
 * the slug.
 */
export function questionNumber(slug: string): number | null {
  const number = parseInt(NUMBER.exec(slug)?.[1] ?? '', 36)
  return number > 0 && number < 2 ** 31 ? number : null
}
