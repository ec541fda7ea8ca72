import 'server-only'
import { isBuildPhase } from '@/lib/platform/cache/build-phase'
import { keepUntilRenewed } from '@/lib/platform/cache/keep-until-renewed'
import { imageFactsAt, imagesIn } from '@/lib/content/media/images/facts'
import { findHighlights } from './highlights'
import {
  findDynamicContent,
  findSiteFrame,
  listLessonIdsOfPickedQuestions,
  listPickedLessonIds,
} from './queries'

/** What any page may show besides its own content, cached until an editor changes it. */
export async function cachedSiteFrame() {
  'use cache'
  keepUntilRenewed('site')
  return isBuildPhase() ? null : findSiteFrame()
}

/** Dimensions and version mark of the hero picture, cached like the site's frame. */
export async function cachedHeroFacts() {
  'use cache'
  keepUntilRenewed('site')
  const hero = isBuildPhase() ? null : (await findSiteFrame()).hero
  return imageFactsAt(hero, await imagesIn(hero))
}

/** All of the editors' choices for the site, cached until any of them changes. */
export async function cachedDynamicContent() {
  'use cache'
  keepUntilRenewed('content', 'site', 'featured', 'navigation')
  if (isBuildPhase()) return null
  const content = await findDynamicContent()
  for (const { literatureSlug } of [...content.trending, ...content.fresh])
    keepUntilRenewed(`names:${literatureSlug}`)
  for (const id of await listPickedLessonIds('trending', 'fresh')) keepUntilRenewed(`title:${id}`)
  return content
}

/** Highlighted lessons and questions of each grade, cached until any of them changes. */
export async function cachedHighlights() {
  'use cache'
  keepUntilRenewed('content', 'site', 'featured', 'navigation')
  if (isBuildPhase()) return []
  const highlights = await findHighlights()
  for (const { lessons, questions } of highlights) {
    for (const { literatureSlug } of [...lessons, ...questions.map(({ lesson }) => lesson)])
      keepUntilRenewed(`names:${literatureSlug}`)
  }
  for (const id of await listPickedLessonIds('highlightedGradeLessons'))
    keepUntilRenewed(`title:${id}`)
  // A question's title and address depend on its text, so a lesson's change renews them.
  for (const id of await listLessonIdsOfPickedQuestions())
    keepUntilRenewed(`lesson:${id}`, `title:${id}`)
  return highlights
}
