'use client'
import { CircleCheck, CircleDashed } from 'lucide-react'
import { ResultHead } from '@/components/learning/rewards/result-head'
import { Button } from '@/components/ui/button'
import { ButtonLink } from '@/components/ui/button-link'
import { Container } from '@/components/ui/container'
import { Link } from '@/components/ui/link'
import type { LessonLink } from '@/lib/content/curriculum/lesson-link'
import type { PlacementBook, PlacementResult as Result } from '@/lib/learning/placement/model'
import { DAILY_PRACTICE_PATH } from '@/lib/platform/paths'

type PlacementResultProps = {
  book: PlacementBook
  result: Result
  message: string | undefined
  onAgain: () => void
}

/** Where to begin, what to repeat first, and which lessons were asked; nothing is a mark. */
export function PlacementResult({ book, result, message, onAgain }: PlacementResultProps) {
  const { start, repeat, asked } = result
  return (
    <Container width="narrow" className="space-y-8 py-6" data-area={book.area}>
      <h1 className="sr-only">Pronađi svoje mjesto</h1>
      <section className="animate-rise space-y-8 py-4">
        <ResultHead
          cheers
          title={`Počni od lekcije „${start.title}”`}
          text={`Tu je tvoje mjesto u udžbeniku ${book.name}. Slobodno odaberi i drugu lekciju.`}
        >
          <div className="mt-2 flex w-full flex-col gap-3 sm:w-auto sm:flex-row">
            <ButtonLink href={start.path} data-early-icon="book" className="text-lg">
              Otvori lekciju
            </ButtonLink>
            <ButtonLink href={DAILY_PRACTICE_PATH} variant="secondary" data-early-icon="play">
              Danas
            </ButtonLink>
          </div>
        </ResultHead>
        {repeat.length > 0 && (
          <div className="space-y-3 rounded-card bg-area-soft p-5">
            <h3 className="font-display text-2xl font-bold">Prvo ponovi</h3>
            <ul className="space-y-1">
              {repeat.map((lesson) => (
                <li key={lesson.lessonId}>
                  <LessonTitle lesson={lesson} />
                </li>
              ))}
            </ul>
          </div>
        )}
        <div className="space-y-3 early:hidden">
          <h3 className="font-display text-2xl font-bold">Što smo te pitali</h3>
          <ul className="divide-y divide-line rounded-card border border-line bg-surface px-5">
            {asked.map(({ lesson, isKnown }) => (
              <li key={lesson.lessonId} className="flex flex-wrap items-center gap-x-4 py-1">
                <span className="min-w-0 flex-1 basis-40">
                  <LessonTitle lesson={lesson} />
                </span>
                <Known isKnown={isKnown} />
              </li>
            ))}
          </ul>
        </div>
        <p role="alert" className="text-center font-bold text-bad empty:hidden">
          {message}
        </p>
        <div className="flex flex-wrap justify-center gap-3 early:hidden">
          <ButtonLink href={book.path} variant="quiet">
            Sve lekcije udžbenika
          </ButtonLink>
          <Button variant="quiet" onClick={onAgain}>
            Ponovi početnu provjeru
          </Button>
        </div>
      </section>
    </Container>
  )
}

const LessonTitle = ({ lesson }: { lesson: LessonLink }) => (
  <Link
    href={lesson.path}
    className="inline-flex min-h-11 max-w-full items-center font-bold underline underline-offset-4"
  >
    <span className="min-w-0 break-words">{lesson.title}</span>
  </Link>
)

const Known = ({ isKnown }: { isKnown: boolean }) => {
  const Icon = isKnown ? CircleCheck : CircleDashed
  return (
    <span
      className={`inline-flex shrink-0 items-center gap-2 text-sm font-bold ${isKnown ? 'text-good' : 'text-muted'}`}
    >
      <Icon aria-hidden="true" className="size-5" />
      {isKnown ? 'Ovo već znaš' : 'Ovo tek učiš'}
    </span>
  )
}
