import type { ReactNode } from 'react'
import { Container } from '@/components/ui/container'
import { EmptyState } from '@/components/ui/empty-state'
import { Link } from '@/components/ui/link'
import { PageHead } from '@/components/ui/page-head'
import { PrintedSource } from '@/components/ui/printed-source'
import type { BookMap as BookMapData } from '@/lib/content/curriculum/book-map'
import { bookMapWords, hasUnverifiedOutcomes } from '@/lib/content/curriculum/book-map-words'
import { UNIT_REVIEW_FROM_LESSONS } from '@/lib/content/curriculum/limits'
import { LESSONS } from '@/lib/content/curriculum/nouns'
import { siteUrl } from '@/lib/platform/env'
import { counted } from '@/lib/platform/hr/plurals'
import { bookMapPath, gradePath, textbookPath, unitReviewPath } from '@/lib/platform/paths'
import { BookMapLesson } from './book-map-lesson'
import { LOWER_GRADES_ID, SkillsOfLowerGrades } from './prior-knowledge'
import { UnitReviewLink } from './unit-review-link'

type BookMapProps = {
  map: BookMapData
  /** Shown below each lesson. */
  noteOf: (lessonId: string) => ReactNode
  /** Shown after the units. */
  children?: ReactNode
}

/** A whole textbook on one page: its units and lessons in order, with what they need and teach. */
export function BookMapView({ map, noteOf, children }: BookMapProps) {
  const { grade, subject, literature, units, isCut } = map
  const bookPath = textbookPath(grade.slug, literature.slug)
  return (
    <Container width="medium" className="space-y-8 py-8 print:space-y-4" data-area={subject.area}>
      <PageHead
        crumbs={[
          { name: grade.name, path: gradePath(grade.slug) },
          { name: literature.name, path: bookPath },
          { name: 'Karta knjige', path: bookMapPath(grade.slug, literature.slug) },
        ]}
        title={`Karta knjige: ${literature.name}`}
        {...(units.length > 0 && { lead: bookMapWords(map) })}
        early={{ back: bookPath }}
      >
        {units.some(({ lessons }) => lessons.some(hasUnverifiedOutcomes)) && (
          <p className="max-w-2xl text-sm text-muted early:hidden">
            * Ishod učenja još nije provjeren prema službenom tekstu.
          </p>
        )}
      </PageHead>
      {units.length > 1 && <UnitOverview units={units} />}
      {units.map((unit, index) => (
        <UnitOfMap
          key={unit._id}
          {...{ unit, grade, literature, noteOf }}
          number={units.length > 1 ? index + 1 : null}
        />
      ))}
      <SkillsOfLowerGrades {...map} />
      {children}
      {isCut && (
        <p>
          Ovo je početak udžbenika.{' '}
          <Link href={bookPath} className="text-link underline underline-offset-4">
            Sve su lekcije u udžbeniku
          </Link>
          .
        </p>
      )}
      {units.length === 0 && (
        <EmptyState
          title="Lekcije stižu uskoro"
          text="U ovom udžbeniku još nema lekcija. Pogledaj ostale udžbenike svog razreda."
          action={{ label: `Natrag na ${grade.name}`, href: gradePath(grade.slug) }}
        />
      )}
      <PrintedSource address={new URL(bookMapPath(grade.slug, literature.slug), siteUrl()).href} />
    </Container>
  )
}

/** The units with their numbers of lessons, as links to their places on the page. */
const UnitOverview = ({ units }: Pick<BookMapData, 'units'>) => (
  <section aria-label="Cjeline" className="early:hidden">
    <h2 className="mb-2 font-display text-2xl font-bold">Cjeline</h2>
    <ol className="gap-x-8 sm:columns-2">
      {units.map(({ _id, slug, name, lessons }, index) => (
        <li key={_id} className="break-inside-avoid">
          <a
            href={`#${slug}`}
            className="flex min-h-11 items-baseline gap-2 py-1.5 underline-offset-4 hover:underline"
          >
            <span aria-hidden="true" className="w-6 shrink-0 font-bold text-area">
              {index + 1}.
            </span>
            <span className="min-w-0">
              <span className="font-bold">{name}</span>{' '}
              <span className="whitespace-nowrap text-muted">{lessonCountWords(lessons)}</span>
            </span>
          </a>
        </li>
      ))}
    </ol>
    {units.some(({ lessons }) => lessons.some((one) => one.priorKnowledge.length > 0)) && (
      <a
        href={`#${LOWER_GRADES_ID}`}
        className="no-print inline-flex min-h-11 items-center text-link underline underline-offset-4"
      >
        Što se nadovezuje na niže razrede
      </a>
    )}
  </section>
)

const lessonCountWords = ({ length }: unknown[]) => (length ? counted(length, LESSONS) : 'uskoro')

type UnitOfMapProps = Pick<BookMapData, 'grade' | 'literature'> &
  Pick<BookMapProps, 'noteOf'> & {
    unit: BookMapData['units'][number]
    /** Its number among the units; null for the only one. */
    number: number | null
  }

function UnitOfMap({ unit, number, grade, literature, noteOf }: UnitOfMapProps) {
  const { slug, name, description, lessons } = unit
  return (
    <section id={slug} aria-labelledby={`${slug}-naslov`}>
      <h2 id={`${slug}-naslov`} className="break-after-avoid font-display text-2xl font-bold">
        {number && <span className="text-area">{number}. </span>}
        {name}
      </h2>
      <p className="mt-1 max-w-2xl break-after-avoid text-muted early:hidden">{description}</p>
      {lessons.length === 0 && <p className="mt-3 font-bold">Lekcije stižu uskoro.</p>}
      <ol className="mt-3">
        {lessons.map((lesson, index) => (
          <li
            key={lesson._id}
            className="flex break-inside-avoid gap-3 border-t border-line py-3 sm:gap-4 print:py-1.5"
          >
            <span
              aria-hidden="true"
              className="grid size-9 shrink-0 place-items-center rounded-full bg-area-soft font-display font-extrabold text-area"
            >
              {index + 1}
            </span>
            <BookMapLesson
              {...{ lesson }}
              gradeSlug={grade.slug}
              literatureSlug={literature.slug}
              note={noteOf(lesson._id)}
            />
          </li>
        ))}
      </ol>
      {lessons.length >= UNIT_REVIEW_FROM_LESSONS && (
        <UnitReviewLink
          path={unitReviewPath(grade.slug, literature.slug, slug)}
          unitName={name}
          className="mt-1"
        />
      )}
    </section>
  )
}
