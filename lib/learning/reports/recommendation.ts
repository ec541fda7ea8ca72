import type { NextLesson } from '@/lib/learning/daily-practice/next-lessons'
import type { TurnReason } from '@/lib/learning/daily-practice/model'
import type { Recommendation } from './model'

type Grounds = {
  /** The lessons that the child practises next, in order. */
  next: NextLesson[]
  /** Whether that is tomorrow, since today's „Danas” is finished. */
  isTomorrow: boolean
  /** The lesson opened last. */
  last: { title: string; path: string } | undefined
}

type Child = { firstName: string; grade: { name: string; path: string } }

/** What „Danas” does with a lesson, in a parent's words. */
const CLAUSES: Record<TurnReason, string> = {
  test: 'za ispit se vježba',
  due: 'ponavlja se',
  more: 'ponavlja se',
  open: 'uvježbava se',
  back: 'učvršćuje se',
  again: 'uvježbava se',
  new: 'nova je lekcija',
}

/**
 * What a parent can suggest, in words. It names the lessons that the child practises next, one for
 * each reason, so that report, letter and „Danas” never contradict one another.
 */
export function recommendationOf(
  { next, isTomorrow, last }: Grounds,
  { firstName, grade }: Child,
): Recommendation {
  const [first] = next
  if (!first && last) {
    const text = `Neka ${firstName} nastavi lekciju „${last.title}”. Petnaestak minuta je dovoljno.`
    return { text, label: last.title, path: last.path }
  }
  if (!first) {
    const text = 'Odaberite zajedno sljedeću lekciju. Za početak je dovoljno deset minuta.'
    return { text, label: grade.name, path: grade.path }
  }
  const byClause = Map.groupBy(next, ({ reason }) => CLAUSES[reason])
  const named = [...byClause].map(([clause, [one]]) => `${clause} „${one?.title}”`)
  const day = isTomorrow ? 'sutra ' : ''
  return {
    text: `Neka ${firstName} ${day}na svojem profilu otvori „Danas”: ${named.join(', ')}. Deset minuta je dovoljno.`,
    label: first.title,
    path: first.path,
  }
}
