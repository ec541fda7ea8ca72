/** A tag of Moodle takes none of these signs, nor the end of its bracket in GIFT. */
const FORBIDDEN = /[<>`\]]|%(?=(?:3C|3E|60|5D|25))/g
const CODES = /%(?:3C|3E|60|5D|25)/g

/** A tag that Moodle keeps whole. */
export const safeTag = (tag: string): string =>
  tag.replace(
    FORBIDDEN,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`,
  )

/** The tag that `safeTag` was given. */
export const ownTag = (tag: string): string => tag.replace(CODES, decodeURIComponent)
