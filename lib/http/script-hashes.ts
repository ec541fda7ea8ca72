import 'server-only'
import { createHash } from 'node:crypto'

/** An inline script; data (`type="application/ld+json"`) is never run. */
const INLINE = /<script(?![^>]*\s(?:src|type)=)[^>]*>([\s\S]*?)<\/script>/g

/**
 * The sources of a page's own inline scripts for its content security policy (CSP 3, 6.7.3.3).
 * @returns `'sha256-…'` of each, without repeats
 */
export const scriptHashes = (html: string): string[] => [
  ...new Set(
    [...html.matchAll(INLINE)].map(
      ([, script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
    ),
  ),
]

/** Next writes the data of a page in twenty or thirty scripts in a row: one does the same. */
export const joinDataScripts = (html: string): string =>
  html.replaceAll('</script><script>self.__next_f.push(', ';self.__next_f.push(')
