import { notFound } from 'next/navigation'
import { withFeed } from '@/app/(blog)/blog/blog-metadata'
import { PostView } from '@/components/site/blog/post-view'
import { cachedPost, cachedPosts } from '@/lib/site/blog/cached'
import { placeholderParams } from '@/lib/platform/cache/placeholder-params'
import { NOT_FOUND_METADATA, pageMetadata, DEFAULT_SITE_NAME } from '@/lib/platform/metadata'
import { postPath } from '@/lib/platform/paths'
import { cachedSiteFrame } from '@/lib/site/dynamic-content/cached'

type Route = { params: Promise<{ slug: string }> }

export const generateStaticParams = () => placeholderParams('slug')

export async function generateMetadata({ params }: Route) {
  const post = await cachedPost((await params).slug)
  if (!post) return NOT_FOUND_METADATA
  const { title, summary, image, publishedAt, updatedAt, tags } = post
  const metadata = pageMetadata({ title, description: summary, path: postPath(post.slug) })
  const times = { publishedTime: publishedAt, modifiedTime: updatedAt }
  return withFeed({
    ...metadata,
    openGraph: {
      ...metadata.openGraph,
      ...{ type: 'article', tags, ...times },
      ...(image && { images: [{ url: image, alt: title }] }),
    },
  })
}

export default async function PostPage({ params }: Route) {
  const { slug } = await params
  const [post, posts, site] = await Promise.all([
    cachedPost(slug),
    cachedPosts(),
    cachedSiteFrame(),
  ])
  if (!post) notFound()
  return <PostView post={post} posts={posts} brandName={site?.brandName ?? DEFAULT_SITE_NAME} />
}
