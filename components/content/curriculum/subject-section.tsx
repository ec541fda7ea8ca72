import { Link } from '@/components/ui/link'
import { SubjectIcon } from '@/components/art/subject-icon'
import type { ReactNode } from 'react'
import type { Grade, Subject } from '@/lib/content/curriculum/model'
import { LESSONS } from '@/lib/content/curriculum/nouns'
import { counted } from '@/lib/platform/hr/plurals'
import { textbookPath } from '@/lib/platform/paths'

type SubjectSectionProps = {
  subject: Subject
  grade: Pick<Grade, 'slug'>
  /** Shown at the bottom of a textbook's card. */
  noteOf: (book: Subject['literature'][number]) => ReactNode
}

/** A subject with its textbooks as cards. */
export function SubjectSection({ subject, grade, noteOf }: SubjectSectionProps) {
  return (
    <section id={subject.slug} data-area={subject.area} aria-labelledby={`${subject.slug}-naslov`}>
      <h2
        id={`${subject.slug}-naslov`}
        className="mb-4 flex items-center gap-3 font-display text-2xl font-bold text-area early:sr-only"
      >
        <span className="grid size-11 place-items-center rounded-full bg-area-soft">
          <SubjectIcon area={subject.area} className="size-6" />
        </span>
        {subject.name}
      </h2>
      <ul className="grid gap-4">
        {subject.literature.map((book) => (
          <li key={book._id}>
            <Link
              href={textbookPath(grade.slug, book.slug)}
              className="group flex h-full gap-4 rounded-card border border-line bg-surface p-4 shadow-card transition duration-quick hover:-translate-y-0.5 hover:shadow-lift early:items-center early:border-2"
            >
              <span
                aria-hidden="true"
                className="grid h-24 w-18 shrink-0 place-items-center rounded-lg border-l-8 border-area bg-area-soft text-area early:h-40 early:w-32"
              >
                <SubjectIcon area={subject.area} className="size-9 early:size-20" />
              </span>
              <span className="min-w-0">
                <span className="block font-display text-xl leading-tight font-bold group-hover:text-area early:text-2xl">
                  {book.name}
                </span>
                <span className="early:hidden">
                  <span className="mt-1 block text-sm leading-snug text-muted">
                    {book.description}
                  </span>
                  <span className="mt-2 block text-sm font-bold text-area">
                    {counted(book.lessonCount, LESSONS)}
                  </span>
                  {noteOf(book)}
                </span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
