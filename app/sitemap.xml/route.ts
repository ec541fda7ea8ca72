import { getServerSideSitemap, type ISitemapField } from 'next-sitemap'
import { cachedAddresses } from '@/lib/content/cached'
import { siteUrl } from '@/lib/env'
import { elementPath, gradePath, lessonPath, literaturePath } from '@/lib/paths'

/** Every public page, with the time at which its content last changed. */
export async function GET() {
  const addresses = await cachedAddresses()
  const pages = new Map<string, Date>()
  const add = (path: string, changed: Date) => {
    const known = pages.get(path)
    pages.set(path, known && known > changed ? known : changed)
  }
  for (const { razred, literatura, lekcija, updatedAt } of addresses) {
    const lesson = { gradeSlug: razred, literatureSlug: literatura, slug: lekcija }
    const paths = [
      '/',
      gradePath(razred),
      literaturePath(razred, literatura),
      lessonPath(lesson),
      elementPath(lesson, 'skripta'),
      elementPath(lesson, 'kwiz'),
    ]
    for (const path of paths) add(path, updatedAt)
  }
  const fields = [...pages].map(([path, changed]): ISitemapField => ({
    loc: new URL(path, siteUrl()).href,
    lastmod: changed.toISOString(),
  }))
  return getServerSideSitemap(fields)
}
