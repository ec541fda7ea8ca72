import 'server-only'
import sanitizeHtml from 'sanitize-html'
import { hasUserInfo } from '@/lib/platform/markdown/safe-addresses'

/** HTML allowed in a banner: emphasis, line breaks, and links within this site or to https. */
export const sanitiseBanner = (html: string): string =>
  sanitizeHtml(html, {
    allowedTags: ['b', 'strong', 'i', 'em', 'u', 'br', 'span', 'a', 'p'],
    allowedAttributes: { a: ['href'] },
    allowedSchemes: ['https', 'mailto'],
    allowProtocolRelative: false,
    exclusiveFilter: ({ tag, attribs }) =>
      tag === 'a' && hasUserInfo(attribs.href ?? '') ? 'excludeTag' : false,
  })
