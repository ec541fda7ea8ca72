import { Link } from '@/components/ui/link'
import { Picture } from '@/components/content/media/images/picture'
import type { PostSummary } from '@/lib/site/blog/model'
import { formatDate } from '@/lib/platform/hr/dates'
import { postPath } from '@/lib/platform/paths'

/** A post in a list. */
function PostCard({ post }: { post: PostSummary }) {
  return (
    <Link
      href={postPath(post.slug)}
      className="group flex h-full flex-col gap-2 rounded-card border border-line bg-surface p-5 shadow-card transition duration-quick hover:-translate-y-1 hover:shadow-lift"
    >
      {post.image && (
        <Picture
          src={post.image}
          facts={post.imageFacts}
          sizes="(min-width: 64rem) 23rem, (min-width: 40rem) 50vw, 100vw"
          alt=""
          loading="lazy"
          className="mb-2 aspect-video w-full rounded-control object-cover"
        />
      )}
      <span className="font-display text-xl leading-tight font-bold group-hover:text-link">
        {post.title}
      </span>
      <span className="leading-snug text-muted">{post.summary}</span>
      <span className="mt-auto pt-1 text-sm font-bold text-muted">
        <time dateTime={post.publishedAt}>{formatDate(new Date(post.publishedAt))}</time>
        {` · ${post.minutes} min čitanja`}
      </span>
    </Link>
  )
}

/** Posts side by side. */
export const PostCards = ({ posts }: { posts: PostSummary[] }) => (
  <ul className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
    {posts.map((post) => (
      <li key={post._id}>
        <PostCard post={post} />
      </li>
    ))}
  </ul>
)
