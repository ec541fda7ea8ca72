import { Rss } from 'lucide-react'
import { Container } from '@/components/ui/container'
import { EmptyState } from '@/components/ui/empty-state'
import { PageHead } from '@/components/ui/page-head'
import { Pagination } from '@/components/ui/pagination'
import type { PostSummary } from '@/lib/site/blog/model'
import { BLOG_PATH, blogPagePath, BLOG_RSS_PATH } from '@/lib/platform/paths'
import { PostCards } from './post-card'
import { PostSearch } from './post-search'

type PostListProps = { page: { items: PostSummary[]; number: number; pages: number } }

/** One page of the list of posts, with a search. */
export function PostList({ page: { items, number, pages } }: PostListProps) {
  return (
    <Container className="space-y-8 py-8">
      <PageHead
        crumbs={[
          { name: 'Blog', path: BLOG_PATH },
          ...(number > 1 ? [{ name: `${number}. stranica`, path: blogPagePath(number) }] : []),
        ]}
        title="Blog"
        lead="Kako učiti, kako ponavljati i kako djetetu pomoći, a ne učiti umjesto njega."
      />
      {items.length > 0 ? (
        <>
          <PostSearch>
            <PostCards posts={items} />
            <Pagination label="Stranice bloga" {...{ number, pages }} pathOf={blogPagePath} />
          </PostSearch>
          <div className="no-print">
            <a
              href={BLOG_RSS_PATH}
              className="inline-flex min-h-11 items-center gap-2 font-bold text-link underline-offset-4 hover:underline"
            >
              <Rss aria-hidden="true" className="size-5" />
              Prati blog čitačem vijesti (RSS)
            </a>
            <p className="max-w-xl text-sm text-muted">
              Ovu adresu upišite u aplikaciju za praćenje vijesti i novi će članci stizati sami. U
              pregledniku je to samo popis za programe; članci su na ovoj stranici.
            </p>
          </div>
        </>
      ) : (
        <EmptyState
          title="Prvi članak stiže uskoro"
          text="Dok ga pišemo, odaberi razred i otvori neku lekciju."
          action={{ label: 'Povratak na početnu', href: '/' }}
        />
      )}
    </Container>
  )
}
