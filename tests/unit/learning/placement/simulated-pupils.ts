import type { AskableBook, AskedItem, BookQuestion } from '@/lib/learning/placement/next-question'

/** A textbook of lessons with twelve questions each: choices, statements and typed answers. */
export const bookOf = (lessons: number): AskableBook =>
  Array.from({ length: lessons }, (_, place) => {
    const lessonId = `lesson ${place}`
    const questions = Array.from({ length: 12 }, (__, index): BookQuestion => {
      const guess = [0.25, 0.1, 0.5][index % 3] ?? 0
      return { id: `${lessonId}, ${index}`, lessonId, guess, easiness: 0.45 + (index % 7) * 0.07 }
    })
    return { lessonId, questions }
  })

/** A pupil whose knowledge the placement does not see. */
export type HiddenPupil = {
  /** Lessons that the class has done. */
  place: number
  answer: (question: BookQuestion) => NonNullable<AskedItem['outcome']>
}

/**
 * A pupil of another make than the placement's model: a lesson is known by degrees, which fall
 * gradually around the place; some lessons were missed, some later ones are known from elsewhere;
 * hard questions are failed more often; and half of what is not known is guessed.
 */
export function pupilWithHoles(book: AskableBook, random: () => number): HiddenPupil {
  const place = Math.floor(random() * (book.length + 1))
  const width = 0.3 + book.length * 0.03
  const strengths = new Map(
    book.map(({ lessonId }, lesson) => {
      const byPlace = 1 / (1 + Math.exp((lesson + 0.5 - place) / width))
      const luck = random()
      const isHole = lesson < place && luck < 0.12
      const isKnownElsewhere = lesson >= place && luck < 0.08
      return [lessonId, isHole ? 0.2 : isKnownElsewhere ? 0.85 : byPlace]
    }),
  )
  const answer = ({ lessonId, guess, easiness }: BookQuestion) => {
    const strength = strengths.get(lessonId) ?? 0
    if (random() < strength * (0.9 + (easiness - 0.65) * 0.3)) return 'right'
    if (random() < 0.4) return 'dont-know'
    return random() < guess ? 'right' : 'wrong'
  }
  return { place, answer }
}

/** A way to find a pupil's place by at most ten questions. */
export type Finder = (book: AskableBook, pupil: HiddenPupil, seed: string) => number

/** Asks ten lessons at equal distances; the pupil begins at the first one that fails. */
export const scanToFirstFailure: Finder = (book, pupil) => {
  const failed = scan(book, pupil).find(({ isRight }) => !isRight)
  return failed?.lesson ?? book.length - 1
}

/** The same questions; the pupil begins where the fewest answers contradict the place. */
export const scanToBestPlace: Finder = (book, pupil) => {
  const answers = scan(book, pupil)
  const contradictions = book.map(
    (_, place) => answers.filter(({ lesson, isRight }) => lesson < place !== isRight).length,
  )
  return contradictions.indexOf(Math.min(...contradictions))
}

function scan(book: AskableBook, pupil: HiddenPupil) {
  return Array.from({ length: 10 }, (_, index) => {
    const lesson = Math.floor((index * book.length) / 10)
    const question = book[lesson]?.questions[index % 12]
    if (!question) throw new Error('The textbook is empty')
    return { lesson, isRight: pupil.answer(question) === 'right' }
  })
}
