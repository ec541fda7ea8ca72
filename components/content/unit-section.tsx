import { Link } from '@/components/ui/link'
import { LessonMastery } from '@/components/mastery/lesson-mastery'
import type { PagedUnit } from '@/lib/content/model'
import { lessonPath } from '@/lib/paths'
import { QuizSize } from './open-part'

type UnitSectionProps = { unit: PagedUnit; gradeSlug: string; literatureSlug: string }

/** A unit of a textbook: its lessons as a numbered path. */
export function UnitSection({ unit, gradeSlug, literatureSlug }: UnitSectionProps) {
  return (
    <section id={unit.slug} aria-labelledby={`${unit.slug}-naslov`}>
      <h2 id={`${unit.slug}-naslov`} className="font-display text-2xl font-bold">
        {unit.name}
        {unit.before > 0 && ' (nastavak)'}
      </h2>
      {unit.before === 0 && <p className="mt-1 max-w-2xl text-muted">{unit.description}</p>}
      <ol start={unit.before + 1} className="mt-4 space-y-3">
        {unit.lessons.map((lesson, index) => (
          <li key={lesson._id}>
            <Link
              href={lessonPath({ gradeSlug, literatureSlug, slug: lesson.slug })}
              className="group flex items-center gap-4 rounded-card border border-line bg-surface p-4 shadow-card transition duration-quick hover:-translate-y-0.5 hover:shadow-lift"
            >
              <span
                aria-hidden="true"
                className="grid size-12 shrink-0 place-items-center rounded-full bg-area-soft font-display text-xl font-extrabold text-area"
              >
                {unit.before + index + 1}
              </span>
              <span className="min-w-0">
                <span className="block font-display text-xl leading-tight font-bold group-hover:text-area">
                  {lesson.title}
                </span>
                <span className="mt-0.5 block leading-snug text-muted">{lesson.summary}</span>
                <span className="mt-1 block text-sm font-bold text-area">
                  <QuizSize count={lesson.questionCount} /> u kvizu
                </span>
                <LessonMastery lessonId={lesson._id} />
              </span>
            </Link>
          </li>
        ))}
      </ol>
    </section>
  )
}
