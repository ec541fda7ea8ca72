import { readdirSync } from 'node:fs'
import path from 'node:path'
import { unknownPathTest } from '@/lib/sitemap/known-paths'
import { withCompression } from '@/lib/http/compression'
import { withIgnoredQueries } from '@/lib/http/ignored-queries'
import { withInFlight } from '@/lib/http/in-flight'
import { withKnownAddresses } from '@/lib/http/known-addresses'
import { withMissingPages } from '@/lib/http/missing-pages'
import { withPageCache } from '@/lib/cache/page-cache'
import { withPaintFirst } from '@/lib/http/paint-first'
import { withReadOnlyPages } from '@/lib/http/read-only-pages'
import { withSecurityHeaders } from '@/lib/http/security-headers'
import type { Layer } from '@/lib/http/server'
import { isSessionPage } from '@/lib/http/session-pages'
import { withUnavailablePage } from '@/lib/cache/unavailable-page'
import { withWholePages } from '@/lib/http/whole-pages'
import { isMissingPage } from '@/lib/accounts/missing-page'

/** What stands in front of Next in production, outermost first. */
export function productionLayers(): Layer[] {
  const files = [...filesBelow('public', '/'), ...filesBelow('.next/static', '/_next/static/')]
  const isUnknown = unknownPathTest('.next/routes-manifest.json', new Set(files))
  return [
    // First: the others tell calls from pages by the address.
    // Where someone is sent on there need not be a page.
    withKnownAddresses((path) => !isSessionPage(path) && isUnknown(path)),
    withMissingPages((path, cookies) => isMissingPage(path, cookies, isUnknown)),
    withReadOnlyPages,
    withWholePages,
    withIgnoredQueries,
    withPageCache,
    withSecurityHeaders,
    withInFlight,
    withUnavailablePage,
    withCompression,
    withPaintFirst,
  ]
}

/** The addresses of a folder's files, which Next serves below `address`. */
function filesBelow(folder: string, address: string): string[] {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
  return files
    .filter((file) => file.isFile())
    .map(({ parentPath, name }) => {
      const file = path.relative(folder, path.join(parentPath, name))
      return address + file.split(path.sep).join('/')
    })
}
