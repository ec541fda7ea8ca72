import 'server-only'
import sanitizeHtml from 'sanitize-html'
import { hasUserInfo } from '@/lib/platform/markdown/safe-addresses'

/** What an admin's banner may hold: emphasis, line breaks and links of this site or to https. */
export const sanitiseBanner = (html: string): string =>
  sanitizeHtml(html, {
    allowedTags: ['b', 'strong', 'i', 'em', 'u', 'br', 'span', 'a', 'p'],
    allowedAttributes: { a: ['href'] },
    allowedSchemes: ['https', 'mailto'],
    allowProtocolRelative: false,
    exclusiveFilter: ({ tag, attribs }) =>
      tag === 'a' && hasUserInfo(attribs.href ?? '') ? 'excludeTag' : false,
  })
