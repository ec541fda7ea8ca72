import { Link } from '@/components/ui/link'
import type { PostSummary } from '@/lib/site/blog/model'
import { BLOG_PATH } from '@/lib/platform/paths'
import { PostCards } from './post-card'

type PostShelfProps = { id: string; title: string; posts: PostSummary[]; hasMore?: boolean }

/** A few posts under a heading; renders nothing without posts. */
export function PostShelf({ id, title, posts, hasMore = false }: PostShelfProps) {
  if (posts.length === 0) return null
  return (
    <section aria-labelledby={id} className="no-print">
      <h2 id={id} className="mb-5 font-display text-3xl font-bold">
        {title}
      </h2>
      <PostCards posts={posts} />
      {hasMore && (
        <p className="mt-4">
          <Link
            href={BLOG_PATH}
            className="inline-flex min-h-11 items-center font-bold text-link underline-offset-4 hover:underline"
          >
            Svi članci
          </Link>
        </p>
      )}
    </section>
  )
}
