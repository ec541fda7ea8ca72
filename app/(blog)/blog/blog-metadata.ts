import type { Metadata } from 'next'
import { pageMetadata } from '@/lib/platform/metadata'
import { blogPagePath, BLOG_RSS_PATH } from '@/lib/platform/paths'

export const BLOG_DESCRIPTION =
  'Članci za roditelje i učenike: kako učiti bez štrebanja, kako ponavljati i kako se mirno pripremiti za ispit.'

/** Metadata that names the feed of the blog too. */
export function withFeed(metadata: Metadata): Metadata {
  return {
    ...metadata,
    alternates: { ...metadata.alternates, types: { 'application/rss+xml': BLOG_RSS_PATH } },
  }
}

/** Of a page of the list, from 1. */
export const blogMetadata = (number: number): Metadata =>
  withFeed(
    pageMetadata({
      title: number === 1 ? 'Blog' : `Blog, ${number}. stranica`,
      description: BLOG_DESCRIPTION,
      path: blogPagePath(number),
    }),
  )
