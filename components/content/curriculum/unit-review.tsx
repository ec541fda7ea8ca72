import type { ReactNode } from 'react'
import { Container } from '@/components/ui/container'
import { EmptyState } from '@/components/ui/empty-state'
import { Link } from '@/components/ui/link'
import { PageHead } from '@/components/ui/page-head'
import { PrintButton } from '@/components/ui/print-button'
import { PrintedSource } from '@/components/ui/printed-source'
import { RichText } from '@/components/ui/rich-text'
import type { UnitReview as UnitReviewData } from '@/lib/content/curriculum/unit-review'
import { siteUrl } from '@/lib/platform/env'
import {
  gradePath,
  lessonElementPath,
  lessonPath,
  textbookPath,
  unitReviewPath,
} from '@/lib/platform/paths'

type UnitReviewProps = {
  review: UnitReviewData
  /** Shown below the title of each lesson. */
  noteOf: (lessonId: string) => ReactNode
  /** Shown after the lessons. */
  children?: ReactNode
}

/** What to remember of a unit, lesson by lesson, with the ways back to what is forgotten. */
export function UnitReviewView({ review, noteOf, children }: UnitReviewProps) {
  const { grade, subject, literature, unit, lessons } = review
  const bookPath = textbookPath(grade.slug, literature.slug)
  const path = unitReviewPath(grade.slug, literature.slug, unit.slug)
  return (
    <Container width="medium" className="space-y-8 py-8 print:space-y-4" data-area={subject.area}>
      <PageHead
        crumbs={[
          { name: grade.name, path: gradePath(grade.slug) },
          { name: literature.name, path: bookPath },
          { name: unit.name, path },
        ]}
        title={`Ponovi cjelinu: ${unit.name}`}
        lead={unit.description}
        early={{ back: bookPath }}
      >
        {lessons.length > 0 && <PrintButton />}
      </PageHead>
      {lessons.map((lesson, index) => (
        <LessonToReview
          key={lesson._id}
          {...{ lesson, grade, literature }}
          number={index + 1}
          note={noteOf(lesson._id)}
        />
      ))}
      {lessons.length === 0 && (
        <EmptyState
          title="Lekcije stižu uskoro"
          text="U ovoj cjelini još nema lekcija. Pogledaj ostale cjeline udžbenika."
          action={{ label: 'Natrag na udžbenik', href: bookPath }}
        />
      )}
      {children}
      <PrintedSource address={new URL(path, siteUrl()).href} />
    </Container>
  )
}

type LessonToReviewProps = Pick<UnitReviewData, 'grade' | 'literature'> & {
  lesson: UnitReviewData['lessons'][number]
  number: number
  note: ReactNode
}

function LessonToReview({ lesson, number, grade, literature, note }: LessonToReviewProps) {
  const { slug, title, summary, keywords, callouts } = lesson
  const address = { gradeSlug: grade.slug, literatureSlug: literature.slug, slug }
  return (
    <section
      aria-labelledby={`lekcija-${slug}`}
      className="break-inside-avoid border-t border-line pt-5 print:pt-3"
    >
      <h2
        id={`lekcija-${slug}`}
        className="break-after-avoid font-display text-2xl leading-tight font-bold"
      >
        <span className="text-area">{number}. </span>
        <Link href={lessonPath(address)} className="hover:text-area hover:underline">
          {title}
        </Link>
      </h2>
      <p className="mt-1 max-w-2xl text-muted early:hidden">{summary}</p>
      {note}
      {keywords.length > 0 && (
        <p className="mt-2 early:hidden">
          <b>Pojmovi:</b> {keywords.join(', ')}
        </p>
      )}
      {callouts.map((html, index) => (
        <RichText key={index} className="prose mt-3 break-inside-avoid" html={html} />
      ))}
      <PartLinks {...{ lesson, address }} />
    </section>
  )
}

type PartLinksProps = Pick<LessonToReviewProps, 'lesson'> & {
  address: Parameters<typeof lessonPath>[0]
}

/** The parts of a lesson to go over it again. */
function PartLinks({ lesson, address }: PartLinksProps) {
  const parts = [
    { element: 'skripta', name: 'Skripta', isThere: true },
    { element: 'kwiz', name: 'Kviz', isThere: lesson.questionCount > 0 },
    { element: 'kartice', name: 'Kartice', isThere: lesson.cardCount > 0 },
  ] as const
  return (
    <ul className="no-print mt-2 flex flex-wrap gap-x-6">
      {parts
        .filter(({ isThere }) => isThere)
        .map(({ element, name }) => (
          <li key={element}>
            <Link
              href={lessonElementPath(address, element)}
              aria-label={`${name}: ${lesson.title}`}
              className="inline-flex min-h-11 items-center font-bold text-link underline underline-offset-4"
            >
              {name}
            </Link>
          </li>
        ))}
    </ul>
  )
}
