import type { SubjectLessons } from '@/lib/content/model'
import { fold } from '@/lib/hr/fold'

type Ticked = Record<string, SubjectLessons>

/** Lessons whose title or subject holds `wanted`, and those that are chosen. */
export const narrowed = (subjects: SubjectLessons[], wanted: string, chosen: string[]) =>
  subjects.map((one) => ({
    ...one,
    lessons: one.lessons.filter(
      ({ _id, title }) =>
        chosen.includes(_id) || fold(title).includes(wanted) || fold(one.subject).includes(wanted),
    ),
  }))

/** What is listed, and below it what was ticked elsewhere: in another grade, or found by a search. */
export function withTicked(listed: SubjectLessons[], chosen: string[], ticked: Ticked) {
  const ids = new Set(listed.flatMap(({ lessons }) => lessons.map(({ _id }) => _id)))
  const apart = chosen.flatMap((id) => (ids.has(id) ? [] : (ticked[id] ?? [])))
  const bySubject = Map.groupBy(apart, ({ subject }) => subject)
  const joined = [...bySubject.values()].flatMap((own) =>
    own[0] ? { ...own[0], lessons: own.flatMap(({ lessons }) => lessons) } : [],
  )
  return [...listed, ...joined].filter(({ lessons }) => lessons.length > 0)
}
