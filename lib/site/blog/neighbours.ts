import type { PostSummary } from './model'

/** The posts published just before and just after a post. `posts` is sorted newest first. */
export function neighboursOf(slug: string, posts: PostSummary[]) {
  const place = posts.findIndex((one) => one.slug === slug)
  return {
    older: place < 0 ? null : (posts[place + 1] ?? null),
    newer: place < 0 ? null : (posts[place - 1] ?? null),
  }
}

/**
 * Suggested further reading: posts with the most tags in common, the newer one first on a tie, or
 * the newest posts when no tag is shared. `posts` is sorted newest first.
 */
export function relatedTo(post: PostSummary, posts: PostSummary[], most = 3): PostSummary[] {
  const shared = ({ tags }: PostSummary) => tags.filter((tag) => post.tags.includes(tag)).length
  const others = posts.filter(({ slug }) => slug !== post.slug)
  return others.toSorted((one, other) => shared(other) - shared(one)).slice(0, most)
}
