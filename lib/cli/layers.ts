import { readdirSync } from 'node:fs'
import path from 'node:path'
import { unknownPathTest } from '@/lib/content/known-paths'
import { withCompression } from '@/lib/http/compression'
import { withInFlight } from '@/lib/http/in-flight'
import { withKnownAddresses } from '@/lib/http/known-addresses'
import { withPageCache } from '@/lib/http/page-cache'
import type { Layer } from '@/lib/http/server'
import { withUnavailablePage } from '@/lib/http/unavailable-page'

/** What stands in front of Next in production, outermost first. */
export function productionLayers(): Layer[] {
  const isUnknown = unknownPathTest('.next/routes-manifest.json', publicFiles('public'))
  return [
    withKnownAddresses(isUnknown),
    withPageCache,
    withInFlight,
    withUnavailablePage,
    withCompression,
  ]
}

function publicFiles(folder: string): ReadonlySet<string> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
  return new Set(
    files
      .filter((file) => file.isFile())
      .map(({ parentPath, name }) => `/${path.relative(folder, path.join(parentPath, name))}`),
  )
}
