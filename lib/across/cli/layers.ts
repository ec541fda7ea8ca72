import { readdirSync } from 'node:fs'
import path from 'node:path'
import { blogPageLookups, formerPostLookups } from '@/lib/site/blog/addresses'
import { OIDC_PATH } from '@/lib/platform/auth/oidc/path'
import { oidcName } from '@/lib/platform/auth/oidc/settings'
import { currentPathFinder } from '@/lib/platform/cache/former-paths'
import { gonePathChecker } from '@/lib/platform/cache/gone-paths'
import { withPageCache } from '@/lib/platform/cache/page-cache'
import { withRenderingTracking } from '@/lib/platform/cache/renderings'
import { withUnavailablePage } from '@/lib/platform/cache/unavailable-page'
import { unknownPathChecker } from '@/lib/platform/cache/unknown-paths'
import { formerContentLookups } from '@/lib/content/curriculum/former-addresses'
import { contentPageExistenceChecks } from '@/lib/content/curriculum/page-lookups'
import { formerFunQuizLookups, funQuizPageLookups } from '@/lib/learning/fun-quizzes/addresses'
import { withCompression } from '@/lib/platform/http/compression'
import { withIgnoredQueries } from '@/lib/platform/http/ignored-queries'
import { withKnownAddresses, withMissingPersonalPages } from '@/lib/platform/http/known-addresses'
import { withDeferredScripts } from '@/lib/platform/http/defer-scripts'
import { withAllowedMethods } from '@/lib/platform/http/allowed-methods'
import { withRequestObservation } from '@/lib/platform/http/observe-requests'
import { withRequestId, withRequestIdHeader } from '@/lib/platform/http/request-id'
import { routeTemplateFinder, UNKNOWN_ROUTE } from '@/lib/platform/http/route-templates'
import { imagePath } from '@/lib/platform/markdown/library-images'
import { soundPath } from '@/lib/platform/markdown/library-sounds'
import { withSecurityHeaders } from '@/lib/platform/http/security-headers'
import type { Layer } from '@/lib/platform/http/server'
import { withLibraryImageServing } from '@/lib/content/media/images/serve'
import { withLibrarySoundServing } from '@/lib/content/media/sounds/serve'
import { deletedPageLookups } from '@/lib/editing/records/gone'
import { isSessionDependentPage } from '@/lib/platform/http/session-pages'
import {
  formerQuestionLookups,
  knowledgePageLookups,
} from '@/lib/asking/search/knowledge/addresses'
import { withAnswerHiding } from '@/lib/asking/search/knowledge/hidden-answers'
import { isMissingPersonalPage } from '@/lib/across/accounts/missing-page'

const findCurrent = currentPathFinder({
  ...formerFunQuizLookups,
  ...formerPostLookups,
  ...formerQuestionLookups,
  ...formerContentLookups,
})

/**
 * The layers in front of Next, outermost first. Development uses the same ones, except where a
 * comment says why not.
 * @param build the folder of the build that is served; null in development
 * @param trustedProxies number of reverse proxies; with one or more their request ids are taken
 */
export function httpLayersOf(build: string | null, trustedProxies: number): Layer[] {
  const inBoth = (layer: Layer) => (build === null ? exceptForTools(layer) : layer)
  // Without a build the routes are unknown, so an address counts as missing only if it is a former
  // one.
  const files = build === null ? new Set<string>() : filesOf(build)
  const manifest = path.join(build ?? '', 'routes-manifest.json')
  const isUnknown = build === null ? () => false : unknownIn(manifest, files)
  const routeOf =
    build === null
      ? () => UNKNOWN_ROUTE
      : routeTemplateFinder(manifest, { files, layers: LIBRARIES })
  const isNoPage =
    build === null
      ? async (path: string) => (await findCurrent(path)) !== null
      : (path: string) => !isSessionDependentPage(path) && isUnknown(path)
  const isGone = gonePathChecker(deletedPageLookups)
  return [
    withRequestId(trustedProxies),
    withRequestObservation(routeOf),
    withLibraryImageServing,
    withLibrarySoundServing,
    // Before the layers that tell API calls from pages by the address. Addresses that redirect need
    // no page.
    inBoth(withKnownAddresses(isNoPage, { findCurrent, isGone })),
    inBoth(
      withMissingPersonalPages((path, cookies) => isMissingPersonalPage(path, cookies, isUnknown)),
    ),
    inBoth(withAllowedMethods),
    inBoth(withIgnoredQueries),
    inBoth(withAnswerHiding),
    inBoth(withPageCache),
    inBoth(withRequestIdHeader),
    inBoth(withSecurityHeaders),
    inBoth(withUnavailablePage),
    inBoth(withCompression),
    // Not in development: this layer rewrites pages and puts the hashes of their scripts in their
    // content security policy, but Next's development tools add more scripts.
    ...(build === null ? [] : [withDeferredScripts]),
    withRenderingTracking,
  ]
}

const LOOKUPS = {
  ...contentPageExistenceChecks,
  ...funQuizPageLookups,
  ...blogPageLookups,
  ...knowledgePageLookups,
}

/** Addresses of the libraries, with the names of their routes. */
const LIBRARIES = {
  [imagePath('')]: imagePath('[slug]'),
  [soundPath('')]: soundPath('[slug]'),
}

/** Whether an address has no page in this build, among them pages that a setting turns off. */
function unknownIn(manifest: string, files: ReadonlySet<string>) {
  const isUnknown = unknownPathChecker(manifest, files, LOOKUPS)
  // A page that only exists where a provider is set.
  const isOff = (asked: string) => asked === OIDC_PATH && oidcName() === null
  return (asked: string) => isOff(asked) || isUnknown(asked)
}

/** The addresses of all files that are served as they are. */
function filesOf(build: string): ReadonlySet<string> {
  const statics = filesBelow(path.join(build, 'static'), '/_next/static/')
  return new Set([...filesBelow('public', '/'), ...statics])
}

/**
 * Wraps a layer so that requests of Next's development tools skip it: their addresses are below
 * /_next and /__next.
 */
const exceptForTools =
  (layer: Layer): Layer =>
  (next) => {
    const handle = layer(next)
    return (...asked) => (/^\/_+next/.test(asked[0].url ?? '') ? next : handle)(...asked)
  }

/** The addresses at which Next serves a folder's files, below `address`. */
function filesBelow(folder: string, address: string): string[] {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
  return files
    .filter((file) => file.isFile())
    .map(({ parentPath, name }) => {
      const file = path.relative(folder, path.join(parentPath, name))
      return address + file.split(path.sep).join('/')
    })
}
