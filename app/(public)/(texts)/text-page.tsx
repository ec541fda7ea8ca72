import type { ReactNode } from 'react'
import { SitePageView } from '@/components/site/site-page'
import { pageMetadata } from '@/lib/metadata'
import { cachedSitePage } from '@/lib/site/pages/cached'
import type { SitePageSlug } from '@/lib/site/pages/model'

/** What the page of a text says of itself. */
export async function textMetadata(slug: SitePageSlug) {
  const { title, description } = await cachedSitePage(slug)
  return pageMetadata({ title, description, path: `/${slug}` })
}

/** The page of a text such as the terms. */
export async function TextPage({ slug, children }: { slug: SitePageSlug; children?: ReactNode }) {
  return (
    <SitePageView page={await cachedSitePage(slug)} path={`/${slug}`}>
      {children}
    </SitePageView>
  )
}
