import type { ReactNode } from 'react'
import { PageHead } from '@/components/ui/page-head'
import { Container } from '@/components/ui/container'
import { PrintButton } from '@/components/ui/print-button'
import { PrintedSource } from '@/components/ui/printed-source'
import { RichText } from '@/components/ui/rich-text'
import { siteUrl } from '@/lib/platform/env'
import { formatDay } from '@/lib/platform/hr/dates'
import type { SitePage } from '@/lib/site/dynamic-content/pages/model'

/** A text with more headings starts with a table of contents. */
const FEW_HEADINGS = 4

type SitePageViewProps = {
  page: SitePage
  path: string
  /** Content below the text. */
  below?: ReactNode
  /** Action buttons below the text. */
  children?: ReactNode
}

/** A text page such as the terms, with its contents and the date from which it applies. */
export function SitePageView({ page, path, below, children }: SitePageViewProps) {
  const { title, html, headings, validFrom } = page
  return (
    <Container width="medium" className="space-y-8 py-8">
      <PageHead crumbs={[{ name: title, path }]} title={title}>
        <p className="text-muted">Vrijedi od {formatDay(validFrom)}</p>
      </PageHead>
      {headings.length > FEW_HEADINGS && (
        <nav
          aria-labelledby="sadrzaj-teksta"
          className="no-print rounded-card border border-line bg-surface p-5"
        >
          <h2 id="sadrzaj-teksta" className="mb-2 font-display text-xl font-bold">
            Na ovoj stranici
          </h2>
          <ol className="sm:columns-2 sm:gap-x-8">
            {headings.map(({ id, text }) => (
              <li key={id}>
                <a
                  href={`#${id}`}
                  className="inline-flex min-h-9 items-center underline-offset-4 hover:text-link hover:underline"
                >
                  {text}
                </a>
              </li>
            ))}
          </ol>
        </nav>
      )}
      <article>
        <RichText html={html} className="prose" />
        <PrintedSource address={new URL(path, siteUrl()).href} />
      </article>
      {below}
      <div className="no-print flex flex-wrap gap-3">
        {children}
        <PrintButton />
      </div>
    </Container>
  )
}
