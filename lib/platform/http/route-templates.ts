import 'server-only'
import { readFileSync } from 'node:fs'
import { isCall } from './is-call'

/** The one name for addresses without a route. */
export const UNKNOWN_ROUTE = 'unknown'

type Manifest = {
  staticRoutes: { page: string }[]
  dynamicRoutes: { page: string; regex: string }[]
}

type Known = {
  /** Addresses of files, which share one name. */
  files: ReadonlySet<string>
  /** Beginnings of addresses that layers answer, each with its name. */
  layers: Readonly<Record<string, string>>
}

/**
 * Finds the template of an address, such as `/api/pitanja/[id]/odgovor`, so that measurements have
 * a bounded number of names. The manifest is read at the first use.
 * @param manifestFile `routes-manifest.json` of the build
 */
export function routeTemplateFinder(manifestFile: string, { files, layers }: Known) {
  let routes: ReturnType<typeof readRoutes> | undefined
  return (path: string): string => {
    if (files.has(path) || path.startsWith('/_next/')) return 'files'
    const layer = Object.keys(layers).find((beginning) => path.startsWith(beginning))
    if (layer) return layers[layer] ?? UNKNOWN_ROUTE
    routes ??= readRoutes(manifestFile)
    if (routes.fixed.has(path)) return path
    const dynamic = isCall(path) ? routes.calls : routes.pages
    return dynamic.find(({ regex }) => regex.test(path))?.page ?? UNKNOWN_ROUTE
  }
}

function readRoutes(manifestFile: string) {
  const { staticRoutes, dynamicRoutes } = JSON.parse(readFileSync(manifestFile, 'utf8')) as Manifest
  // The build also has pages for placeholders, which are no real addresses.
  const real = dynamicRoutes.filter(({ page }) => !page.split('/').includes('_'))
  const compiled = real.map(({ page, regex }) => ({ page, regex: new RegExp(regex) }))
  return {
    fixed: new Set(staticRoutes.map(({ page }) => page)),
    calls: compiled.filter(({ page }) => isCall(page)),
    pages: compiled.filter(({ page }) => !isCall(page)),
  }
}
