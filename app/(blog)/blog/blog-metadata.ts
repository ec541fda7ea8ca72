import type { Metadata } from 'next'
import { pageMetadata } from '@/lib/platform/metadata'
import { blogPagePath, BLOG_RSS_PATH } from '@/lib/platform/paths'

export const BLOG_DESCRIPTION =
  'Članci za roditelje i učenike: kako učiti bez štrebanja, kako ponavljati i kako se mirno pripremiti za ispit.'

/** Adds the blog's feed to metadata. */
export function withFeed(metadata: Metadata): Metadata {
  return {
    ...metadata,
    alternates: { ...metadata.alternates, types: { 'application/rss+xml': BLOG_RSS_PATH } },
  }
}

/** Metadata of a page of the list, counted from 1. */
export const blogMetadata = (number: number): Metadata =>
  withFeed(
    pageMetadata({
      title: number === 1 ? 'Blog' : `Blog, ${number}. stranica`,
      description: BLOG_DESCRIPTION,
      path: blogPagePath(number),
    }),
  )
