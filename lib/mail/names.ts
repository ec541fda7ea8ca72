/** What a mail program would make a link of, or what only an address has. */
const LINK_LIKE = /[/@\\:]|[\p{L}\p{N}-][.。․．][\p{L}\p{N}]/u

/**
 * A name as a letter may show it, on one line. Null for one that is an advertisement: anybody can
 * register a stranger's address, who would then get the name's link from us.
 */
export function presentable(name: string | null): string | null {
  const line = name?.replace(/[\p{White_Space}\p{Cc}\p{Cf}]+/gu, ' ').trim()
  return !line || LINK_LIKE.test(line) ? null : line
}
