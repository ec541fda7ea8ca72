/** What a mail program would make a link of, or what only an address has. */
const LINK_LIKE = /[/@\\:]|[\p{L}\p{N}-][.。․．][\p{L}\p{N}]/u

/** A name on one line for a letter; null with a link: anyone can register others' addresses. */
export function presentable(name: string | null): string | null {
  const line = name?.replace(/[\p{White_Space}\p{Cc}\p{Cf}]+/gu, ' ').trim()
  return !line || LINK_LIKE.test(line) ? null : line
}
