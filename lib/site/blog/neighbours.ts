import type { PostSummary } from './model'

/** The posts published just before and after one. `posts`: the newest first. */
export function neighboursOf(slug: string, posts: PostSummary[]) {
  const place = posts.findIndex((one) => one.slug === slug)
  return {
    older: place < 0 ? null : (posts[place + 1] ?? null),
    newer: place < 0 ? null : (posts[place - 1] ?? null),
  }
}

/**
 * Posts to read on with: those with most tags in common, of equal ones the newer first; the newest
 * where no tag is shared. `posts`: the newest first.
 */
export function relatedTo(post: PostSummary, posts: PostSummary[], most = 3): PostSummary[] {
  const shared = ({ tags }: PostSummary) => tags.filter((tag) => post.tags.includes(tag)).length
  const others = posts.filter(({ slug }) => slug !== post.slug)
  return others.toSorted((one, other) => shared(other) - shared(one)).slice(0, most)
}
