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
 * The layers in front of Next, outermost first. Development has the same, except where a reason is
 * given.
 * @param build the folder of the build that is served; null in development
 */
export function layersOf(build: string | null): Layer[] {
  const inBoth = (layer: Layer) => (build === null ? exceptForTools(layer) : layer)
  // Without a build the routes are not known: only a former address is known to be no page.
  const isUnknown = build === null ? () => false : unknownIn(build)
  const isNoPage =
    build === null
      ? async (path: string) => (await findCurrent(path)) !== null
      : (path: string) => !isSessionPage(path) && isUnknown(path)
  const isGone = gonePathTest(gonePages)
  return [
    withLibraryImages,
    withLibrarySounds,
    // Before all that follow, which tell calls from pages by the address. Redirecting addresses need
    // no page.
    inBoth(withKnownAddresses(isNoPage, { findCurrent, isGone })),
    inBoth(withMissingPages((path, cookies) => isMissingPage(path, cookies, isUnknown))),
    inBoth(withReadOnlyPages),
    inBoth(withIgnoredQueries),
    inBoth(withSecretAnswers),
    inBoth(withPageCache),
    inBoth(withSecurityHeaders),
    inBoth(withUnavailablePage),
    inBoth(withCompression),
    // Not in development: its rewritten pages name the hashes of their scripts in their policy, and
    // Next's tools add scripts of their own.
    ...(build === null ? [] : [withPaintFirst]),
    withRenderings,
  ]
}

function unknownIn(build: string) {
  const statics = filesBelow(path.join(build, 'static'), '/_next/static/')
  const files = new Set([...filesBelow('public', '/'), ...statics])
  const lookups = { ...contentPages, ...funQuizPages, ...blogPages, ...knowledgePages }
  return unknownPathTest(path.join(build, 'routes-manifest.json'), files, lookups)
}

/** Next's development tools have addresses of their own, below /_next and /__next. */
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
