/** PostgreSQL's largest integer, in the signs of an address. */
const NUMBER = /(?:^|-)([0-9a-z]{1,6})$/

/**
 * The number that a question's slug ends with, in base 36; null for one that no question has. The
 * database makes the slug (migration `former_slugs`): only a question whose own it is has this address.
 */
export function questionNumber(slug: string): number | null {
  const number = parseInt(NUMBER.exec(slug)?.[1] ?? '', 36)
  return number > 0 && number < 2 ** 31 ? number : null
}
