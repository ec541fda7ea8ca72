import type { SubjectLessons } from '@/lib/content/curriculum/model'
import { fold } from '@/lib/platform/hr/fold'

type Ticked = Record<string, SubjectLessons>

/** Lessons whose title or subject contains `wanted`, and the chosen ones. */
export const filterLessons = (subjects: SubjectLessons[], wanted: string, chosen: string[]) =>
  subjects.map((one) => ({
    ...one,
    lessons: one.lessons.filter(
      ({ _id, title }) =>
        chosen.includes(_id) || fold(title).includes(wanted) || fold(one.subject).includes(wanted),
    ),
  }))

/** The listed lessons, then those ticked in another grade or search. */
export function appendTickedLessons(listed: SubjectLessons[], chosen: string[], ticked: Ticked) {
  const ids = new Set(listed.flatMap(({ lessons }) => lessons.map(({ _id }) => _id)))
  const apart = chosen.flatMap((id) => (ids.has(id) ? [] : (ticked[id] ?? [])))
  const joined = [...new Set(apart.map(({ subject }) => subject))].flatMap((name) => {
    const own = apart.filter(({ subject }) => subject === name)
    return own[0] ? { ...own[0], lessons: own.flatMap(({ lessons }) => lessons) } : []
  })
  return [...listed, ...joined].filter(({ lessons }) => lessons.length > 0)
}
