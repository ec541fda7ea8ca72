import { BrandLink } from '@/app/brand-link'
import type { TestScreenFrame } from '@/components/learning/exams/test-screen-frame'
import { TestScreen } from '@/components/learning/exams/test-screen'
import { SlimFooter } from '@/components/layout/slim-footer'
import { SlimHeader } from '@/components/layout/slim-header'
import { BreadcrumbJsonLd, type Crumb } from '@/components/ui/breadcrumbs'
import type { Textbook } from '@/lib/content/curriculum/chain-queries'
import { siteUrl } from '@/lib/platform/env'
import { gradePath, textbookPath } from '@/lib/platform/paths'
import type { MixedScope } from '@/lib/learning/exams/scope'

type MixedTestFrameProps = {
  book: Textbook
  title: string
  /** The page that the way back leads to, and the test itself. */
  from: Crumb
  test: Crumb
  wayBack: string
  scope: MixedScope
  /** False where there are too few questions for the test. */
  isThere: boolean
  place: TestScreenFrame
}

/** The page of a test over several lessons, in the frame of a lesson's test. */
export function MixedTestFrame(props: MixedTestFrameProps) {
  const { book, title, from, test, wayBack, scope, isThere, place } = props
  const { grade, subject, literature } = book
  return (
    <div data-area={subject.area} data-grade={grade.slug}>
      <SlimHeader
        logo={<BrandLink className="w-10 sm:w-auto" />}
        href={from.path}
        title={from.name}
        gradeSlug={grade.slug}
        wayBack={wayBack}
      />
      <main
        id="sadrzaj"
        tabIndex={-1}
        className="reading mx-auto min-h-dvh max-w-2xl px-4 py-6 outline-none print:max-w-none print:p-0"
      >
        <h1 className="sr-only">{title}</h1>
        <BreadcrumbJsonLd
          crumbs={[
            { name: grade.name, path: gradePath(grade.slug) },
            { name: literature.name, path: textbookPath(grade.slug, literature.slug) },
            from,
            test,
          ]}
          siteUrl={siteUrl()}
        />
        <TestScreen
          scope={scope}
          title={title}
          address={`${siteUrl()}${test.path}`}
          testPath={test.path}
          place={place}
          isThere={isThere}
        />
      </main>
      <SlimFooter />
    </div>
  )
}
