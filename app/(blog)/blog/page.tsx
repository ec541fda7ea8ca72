import { notFound } from 'next/navigation'
import { PostList } from '@/components/site/blog/post-list'
import { cachedPosts } from '@/lib/site/blog/cached'
import { pageOf } from '@/lib/site/blog/paging'
import { blogMetadata } from './blog-metadata'

export const metadata = blogMetadata(1)

export default async function BlogPage() {
  const page = pageOf(await cachedPosts(), 1)
  if (!page) notFound()
  return <PostList page={page} />
}
