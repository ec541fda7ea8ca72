import { readdirSync } from 'node:fs'
import path from 'node:path'
import { blogPages, formerPosts } from '@/lib/site/blog/addresses'
import { formerPathFinder } from '@/lib/platform/cache/former-paths'
import { gonePathTest } from '@/lib/platform/cache/gone-paths'
import { withPageCache } from '@/lib/platform/cache/page-cache'
import { withRenderings } from '@/lib/platform/cache/renderings'
import { withUnavailablePage } from '@/lib/platform/cache/unavailable-page'
import { unknownPathTest } from '@/lib/platform/cache/unknown-paths'
import { formerContent } from '@/lib/content/curriculum/former-addresses'
import { contentPages } from '@/lib/content/curriculum/page-lookups'
import { formerFunQuizzes, funQuizPages } from '@/lib/learning/fun-quizzes/addresses'
import { withCompression } from '@/lib/platform/http/compression'
import { withIgnoredQueries } from '@/lib/platform/http/ignored-queries'
import { withKnownAddresses, withMissingPages } from '@/lib/platform/http/known-addresses'
import { withPaintFirst } from '@/lib/platform/http/paint-first'
import { withReadOnlyPages } from '@/lib/platform/http/read-only-pages'
import { withSecurityHeaders } from '@/lib/platform/http/security-headers'
import type { Layer } from '@/lib/platform/http/server'
import { withLibraryImages } from '@/lib/content/media/images/serve'
import { withLibrarySounds } from '@/lib/content/media/sounds/serve'
import { gonePages } from '@/lib/editing/records/gone'
import { isSessionPage } from '@/lib/platform/http/session-pages'
import { formerQuestions, knowledgePages } from '@/lib/asking/search/knowledge/addresses'
import { withSecretAnswers } from '@/lib/asking/search/knowledge/secret-answers'
import { isMissingPage } from '@/lib/across/accounts/missing-page'

const findCurrent = formerPathFinder({
  ...formerFunQuizzes,
  ...formerPosts,
  ...formerQuestions,
  ...formerContent,
})

/**
 * The layers in front of Next in production, outermost first.
 * @param build the served build's folder
 */
export function productionLayers(build: string): Layer[] {
  const statics = filesBelow(path.join(build, 'static'), '/_next/static/')
  const files = [...filesBelow('public', '/'), ...statics]
  const lookups = { ...contentPages, ...funQuizPages, ...blogPages, ...knowledgePages }
  const isUnknown = unknownPathTest(
    path.join(build, 'routes-manifest.json'),
    new Set(files),
    lookups,
  )
  return [
    withLibraryImages,
    withLibrarySounds,
    // Comes before the next layers, which tell endpoints from pages by address. Redirecting
    // addresses need no page.
    withKnownAddresses((path) => !isSessionPage(path) && isUnknown(path), {
      findCurrent,
      isGone: gonePathTest(gonePages),
    }),
    withMissingPages((path, cookies) => isMissingPage(path, cookies, isUnknown)),
    withReadOnlyPages,
    withIgnoredQueries,
    withSecretAnswers,
    withPageCache,
    withSecurityHeaders,
    withUnavailablePage,
    withCompression,
    withPaintFirst,
    withRenderings,
  ]
}

/** The layers in development: pages are not cached, and Next's tools have their own addresses. */
export const developmentLayers = (): Layer[] => [
  withLibraryImages,
  withLibrarySounds,
  ...[
    // Routes are unknown in development: only redirecting addresses are known not to be pages.
    withKnownAddresses(async (path) => (await findCurrent(path)) !== null, { findCurrent }),
    withMissingPages((path, cookies) => isMissingPage(path, cookies, () => false)),
    withReadOnlyPages,
    withIgnoredQueries,
    withSecretAnswers,
    withPageCache,
  ].map(exceptForTools),
  withRenderings,
]

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
