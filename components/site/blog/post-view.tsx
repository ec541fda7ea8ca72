import { ArrowLeft, ArrowRight } from 'lucide-react'
import { Container } from '@/components/ui/container'
import { JsonLd } from '@/components/ui/json-ld'
import { Link } from '@/components/ui/link'
import { PageHead } from '@/components/ui/page-head'
import { Picture } from '@/components/content/media/images/picture'
import { PrintButton } from '@/components/ui/print-button'
import { PrintedSource } from '@/components/ui/printed-source'
import { RichText } from '@/components/ui/rich-text'
import type { Post, PostSummary } from '@/lib/site/blog/model'
import { neighboursOf, relatedTo } from '@/lib/site/blog/neighbours'
import { siteUrl } from '@/lib/platform/env'
import { formatDate } from '@/lib/platform/hr/dates'
import { BLOG_PATH, postPath } from '@/lib/platform/paths'
import { PostShelf } from './post-shelf'

type PostViewProps = { post: Post; posts: PostSummary[]; brandName: string }

/** A post with its neighbours and related reading. */
export function PostView({ post, posts, brandName }: PostViewProps) {
  const path = postPath(post.slug)
  const { older, newer } = neighboursOf(post.slug, posts)
  return (
    <Container width="medium" className="space-y-10 py-8">
      <article className="space-y-6">
        <PageHead
          crumbs={[
            { name: 'Blog', path: BLOG_PATH },
            { name: post.title, path },
          ]}
          title={post.title}
          lead={post.summary}
        >
          <p className="text-sm font-semibold text-muted">
            {post.author && `${post.author} · `}
            <time dateTime={post.publishedAt}>{formatDate(new Date(post.publishedAt))}</time>
            {` · ${post.minutes} min čitanja`}
          </p>
        </PageHead>
        {post.image && (
          <Picture
            src={post.image}
            facts={post.imageFacts}
            sizes="(min-width: 56rem) 54rem, 100vw"
            alt=""
            className="aspect-video w-full rounded-card object-cover"
          />
        )}
        <RichText html={post.html} className="prose" />
        <PrintedSource address={new URL(path, siteUrl()).href} />
      </article>
      <PrintButton />
      {(older ?? newer) && (
        <nav
          aria-label="Susjedni članci"
          className="no-print grid gap-4 border-t border-line pt-6 sm:grid-cols-2"
        >
          {older && <NeighbourPostLink post={older} side="older" />}
          {newer && <NeighbourPostLink post={newer} side="newer" />}
        </nav>
      )}
      <PostShelf id="jos" title="Pročitajte i ovo" posts={relatedTo(post, posts)} />
      <JsonLd data={postData(post, brandName)} />
    </Container>
  )
}

function NeighbourPostLink({ post, side }: { post: PostSummary; side: 'older' | 'newer' }) {
  const isNewer = side === 'newer'
  const Arrow = isNewer ? ArrowRight : ArrowLeft
  return (
    <Link
      href={postPath(post.slug)}
      rel={isNewer ? 'next' : 'prev'}
      className={`flex min-h-11 items-center gap-3 hover:text-link ${isNewer ? 'justify-end text-right sm:col-start-2' : ''}`}
    >
      {!isNewer && <Arrow aria-hidden="true" className="size-5 shrink-0" />}
      <span>
        <span className="block text-sm text-muted">
          {isNewer ? 'Sljedeći članak' : 'Prethodni članak'}
        </span>
        <span className="font-bold">{post.title}</span>
      </span>
      {isNewer && <Arrow aria-hidden="true" className="size-5 shrink-0" />}
    </Link>
  )
}

function postData(post: Post, brandName: string) {
  const urlOf = (path: string) => new URL(path, siteUrl()).href
  const organisation = { '@type': 'Organization', name: brandName, url: urlOf('/') }
  return {
    '@context': 'https://schema.org',
    '@type': 'BlogPosting',
    headline: post.title,
    description: post.summary,
    inLanguage: 'hr',
    datePublished: post.publishedAt,
    dateModified: post.updatedAt,
    mainEntityOfPage: urlOf(postPath(post.slug)),
    image: urlOf(post.image ?? '/og.png'),
    keywords: post.tags.join(', '),
    author: post.author ? { '@type': 'Person', name: post.author } : organisation,
    publisher: organisation,
  }
}
