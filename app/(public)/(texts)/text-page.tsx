import type { ReactNode } from 'react'
import { SitePageView } from '@/components/site/dynamic-content/site-page'
import { pageMetadata } from '@/lib/platform/metadata'
import { cachedSitePage } from '@/lib/site/dynamic-content/pages/cached'
import type { SitePageSlug } from '@/lib/site/dynamic-content/pages/model'

/** What the page of a text says of itself. */
export async function textMetadata(slug: SitePageSlug) {
  const { title, description } = await cachedSitePage(slug)
  return pageMetadata({ title, description, path: `/${slug}` })
}

type TextPageProps = {
  slug: SitePageSlug
  /** What follows the text. */
  below?: ReactNode
  children?: ReactNode
}

/** The page of a text such as the terms. */
export async function TextPage({ slug, below, children }: TextPageProps) {
  return (
    <SitePageView page={await cachedSitePage(slug)} path={`/${slug}`} below={below}>
      {children}
    </SitePageView>
  )
}
