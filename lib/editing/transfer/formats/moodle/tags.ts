/** Characters that Moodle's tags or GIFT brackets don't allow. */
const FORBIDDEN = /[<>`\]]|%(?=(?:3C|3E|60|5D|25))/g
const CODES = /%(?:3C|3E|60|5D|25)/g

/** Escapes a tag so that Moodle keeps it unchanged. */
export const escapeTag = (tag: string): string =>
  tag.replace(
    FORBIDDEN,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`,
  )

/** Reverses `escapeTag`. */
export const unescapeTag = (tag: string): string => tag.replace(CODES, decodeURIComponent)
