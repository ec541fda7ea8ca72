import { notFound } from 'next/navigation'
import { blogMetadata } from '@/app/(blog)/blog/blog-metadata'
import { PostList } from '@/components/site/blog/post-list'
import { cachedPosts } from '@/lib/site/blog/cached'
import { pageOf } from '@/lib/site/blog/paging'
import { placeholderParams } from '@/lib/platform/cache/placeholder-params'

type Route = { params: Promise<{ broj: string }> }

export const generateStaticParams = () => placeholderParams('broj')

export const generateMetadata = async ({ params }: Route) =>
  blogMetadata(Number((await params).broj))

/** A further page of the list; the first page has the blog's own address. */
export default async function BlogFurtherPage({ params }: Route) {
  const page = pageOf(await cachedPosts(), Number((await params).broj))
  if (!page || page.number === 1) notFound()
  return <PostList page={page} />
}
