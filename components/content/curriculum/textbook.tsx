import { clsx } from 'clsx'
import { Map as MapIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { RichText } from '@/components/ui/rich-text'
import { Link } from '@/components/ui/link'
import { PageHead } from '@/components/ui/page-head'
import { Container } from '@/components/ui/container'
import { EmptyState } from '@/components/ui/empty-state'
import { Pagination } from '@/components/ui/pagination'
import type { LiteraturePage } from '@/lib/content/curriculum/chain-queries'
import { UNIT_REVIEW_FROM_LESSONS } from '@/lib/content/curriculum/limits'
import type { UnitOnBookPage } from '@/lib/content/curriculum/model'
import {
  bookMapPath,
  gradePath,
  lessonPath,
  textbookPath,
  unitReviewPath,
} from '@/lib/platform/paths'
import { FreeLessonMark } from './free-lesson'
import { QuizSize } from './open-part'
import { LazySaveBookOfflinePanel } from './lazy-save-book-panel'
import { UnitReviewLink } from './unit-review-link'

type TextbookProps = {
  page: LiteraturePage
  /** Shown at the bottom of a lesson's card. */
  noteOf: (lessonId: string) => ReactNode
  /** Shown below its description. */
  children?: ReactNode
}

/** A textbook, or one page of a long one: its units with their lessons. */
export function TextbookView({ page, noteOf, children }: TextbookProps) {
  const { grade, subject, literature, units, number, pages, pictures } = page
  const pathOf = (one: number) => textbookPath(grade.slug, literature.slug, one)
  return (
    <Container className="space-y-10 py-8" data-area={subject.area}>
      <PageHead
        crumbs={[
          { name: grade.name, path: gradePath(grade.slug) },
          { name: literature.name, path: pathOf(1) },
        ]}
        title={literature.name}
        lead={number > 1 ? `${number}. stranica od ${pages}` : literature.description}
        early={{ back: gradePath(grade.slug) }}
      >
        {number === 1 && units.length > 0 && (
          <div className="early:hidden">
            <LazySaveBookOfflinePanel
              book={{
                literatureId: literature._id,
                gradeSlug: grade.slug,
                literatureSlug: literature.slug,
                paths: Array.from({ length: pages }, (_, index) => pathOf(index + 1)),
              }}
            />
            <BookMapLink {...{ grade, literature }} />
          </div>
        )}
        {children}
      </PageHead>
      {units.map((unit) => (
        <UnitSection
          key={unit._id}
          {...{ unit, noteOf, pictures }}
          gradeSlug={grade.slug}
          literatureSlug={literature.slug}
        />
      ))}
      {units.length === 0 && (
        <EmptyState
          title="Lekcije stižu uskoro"
          text="U ovom udžbeniku još nema lekcija. Pogledaj ostale udžbenike svog razreda."
          action={{ label: `Natrag na ${grade.name}`, href: gradePath(grade.slug) }}
        />
      )}
      <Pagination label="Stranice udžbenika" {...{ number, pages, pathOf }} />
    </Container>
  )
}

const BookMapLink = ({ grade, literature }: Pick<LiteraturePage, 'grade' | 'literature'>) => (
  <p>
    <Link
      href={bookMapPath(grade.slug, literature.slug)}
      className="inline-flex min-h-11 items-center gap-2 font-bold text-link underline underline-offset-4"
    >
      <MapIcon aria-hidden="true" className="size-5" />
      Karta knjige
    </Link>
  </p>
)

type UnitSectionProps = Pick<TextbookProps, 'noteOf'> & {
  pictures: LiteraturePage['pictures']
  unit: UnitOnBookPage
  gradeSlug: string
  literatureSlug: string
}

function UnitSection(props: UnitSectionProps) {
  const { unit, gradeSlug, literatureSlug, noteOf, pictures } = props
  return (
    <section id={unit.slug} aria-labelledby={`${unit.slug}-naslov`}>
      <h2 id={`${unit.slug}-naslov`} className="font-display text-2xl font-bold">
        {unit.name}
        {unit.before > 0 && ' (nastavak)'}
      </h2>
      {unit.before === 0 && (
        <p className="mt-1 max-w-2xl text-muted early:hidden">{unit.description}</p>
      )}
      <ol
        start={unit.before + 1}
        className="mt-4 space-y-3 early:grid early:gap-4 early:space-y-0 early:sm:grid-cols-2"
      >
        {unit.lessons.map((lesson, index) => (
          <li key={lesson._id}>
            <Link
              href={lessonPath({ gradeSlug, literatureSlug, slug: lesson.slug })}
              className="group flex items-center gap-4 rounded-card border border-line bg-surface p-4 shadow-card transition duration-quick hover:-translate-y-0.5 hover:shadow-lift early:h-full early:flex-col early:justify-end early:text-center"
            >
              <LessonTile number={unit.before + index + 1} picture={pictures.get(lesson._id)} />
              <span className="min-w-0">
                <span className="block font-display text-xl leading-tight font-bold group-hover:text-area">
                  {lesson.title}
                </span>
                <span className="early:hidden">
                  <span className="mt-0.5 block leading-snug text-muted">{lesson.summary}</span>
                  <span className="mt-1 block text-sm font-bold text-area">
                    <QuizSize count={lesson.questionCount} isFree={lesson.isFree} /> u kvizu
                  </span>
                </span>
                {lesson.isFree && <FreeLessonMark />}
                {noteOf(lesson._id)}
              </span>
            </Link>
          </li>
        ))}
      </ol>
      {hasReview(unit) && (
        <UnitReviewLink
          path={unitReviewPath(gradeSlug, literatureSlug, unit.slug)}
          unitName={unit.name}
          className="mt-3"
        />
      )}
    </section>
  )
}

/** True where a unit that is long enough ends. */
const hasReview = ({ before, lessons, lessonCount }: UnitOnBookPage) =>
  lessonCount >= UNIT_REVIEW_FROM_LESSONS && before + lessons.length === lessonCount

/** A lesson's number, which is a picture for early readers if the lesson has one. */
function LessonTile({ number, picture }: { number: number; picture: string | undefined }) {
  return (
    <>
      <span
        aria-hidden="true"
        className={clsx(
          'grid size-12 shrink-0 place-items-center rounded-full bg-area-soft font-display text-xl font-extrabold text-area early:size-24 early:text-5xl',
          picture && 'early:hidden',
        )}
      >
        {number}
      </span>
      {picture && (
        <span aria-hidden="true" className="hidden w-full max-w-72 shrink-0 early:block">
          <RichText as="span" html={picture} className="block [&_svg]:h-auto [&_svg]:w-full" />
        </span>
      )}
    </>
  )
}
