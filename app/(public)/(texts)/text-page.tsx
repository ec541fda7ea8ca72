import type { ReactNode } from 'react'
import { SitePageView } from '@/components/site/dynamic-content/site-page'
import { pageMetadata } from '@/lib/platform/metadata'
import { cachedSitePage } from '@/lib/site/dynamic-content/pages/cached'
import type { SitePageSlug } from '@/lib/site/dynamic-content/pages/model'

/** Metadata of a text page. */
export async function textMetadata(slug: SitePageSlug) {
  const { title, description } = await cachedSitePage(slug)
  return pageMetadata({ title, description, path: `/${slug}` })
}

type TextPageProps = {
  slug: SitePageSlug
  /** Content below the text. */
  below?: ReactNode
  children?: ReactNode
}

/** A text page, such as the terms. */
export async function TextPage({ slug, below, children }: TextPageProps) {
  return (
    <SitePageView page={await cachedSitePage(slug)} path={`/${slug}`} below={below}>
      {children}
    </SitePageView>
  )
}
