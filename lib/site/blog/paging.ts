/** Posts per page of the list. */
export const POSTS_A_PAGE = 10

/** A page of the list, counted from 1, or null beyond the last page. An empty list has one page. */
export function pageOf<Item>(items: Item[], number: number) {
  const pages = Math.max(1, Math.ceil(items.length / POSTS_A_PAGE))
  if (!Number.isInteger(number) || number < 1 || number > pages) return null
  const first = (number - 1) * POSTS_A_PAGE
  return { items: items.slice(first, first + POSTS_A_PAGE), number, pages }
}
