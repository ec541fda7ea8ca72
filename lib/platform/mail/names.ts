/** Text that a mail program would turn into a link, or that only addresses contain. */
const LINK_LIKE = /[/@\\:]|[\p{L}\p{N}-][.。․．][\p{L}\p{N}]/u

/**
 * A name on one line for a letter. Null if it contains a link, because anyone can register another
 * person's address with a name of their choice.
 */
export function toLetterName(name: string | null): string | null {
  const line = name?.replace(/[\p{White_Space}\p{Cc}\p{Cf}]+/gu, ' ').trim()
  return !line || LINK_LIKE.test(line) ? null : line
}
