import { create } from 'zustand'
import { call } from '@/lib/http/client'
import { masteryCalls } from '@/lib/mastery/calls'
import { MASTERY_BATCH_MAX } from '@/lib/mastery/limits'
import type { Mastery } from '@/lib/mastery/mastery'

type MasteryState = {
  /** By lesson id; null for a lesson without an answer. What was not asked yet is not there. */
  byLesson: Record<string, Mastery | null>
  /** Asks for a lesson, all that a page wants in one request; anew at every page. */
  want: (lessonId: string) => void
  /** Mastered lessons of textbooks, by grade id and textbook id. */
  byGrade: Record<string, Record<string, number>>
  /** Asks for the textbooks of a grade; once, however many parts of a page want them. */
  wantGrade: (gradeId: string) => void
}

const wanted = new Set<string>()
const wantedGrades = new Set<string>()

/** How well a pupil knows the lessons of a page. */
export const useMastery = create<MasteryState>()(() => ({
  byLesson: {},
  want: (lessonId) => {
    // The parts of a page come in one breath: the first asks for all of them after it.
    if (wanted.size === 0) setTimeout(() => void ask(), 0)
    wanted.add(lessonId)
  },
  byGrade: {},
  wantGrade: (gradeId) => {
    if (wantedGrades.has(gradeId)) return
    wantedGrades.add(gradeId)
    void askGrade(gradeId)
  },
}))

async function askGrade(gradeId: string): Promise<void> {
  // Without an answer nothing is shown, and nobody misses it: the next page asks again.
  const found = await call(masteryCalls.gradeMastery, { params: { id: gradeId } }).catch(() => null)
  wantedGrades.delete(gradeId)
  if (found) useMastery.setState(({ byGrade }) => ({ byGrade: { ...byGrade, [gradeId]: found } }))
}

async function ask(): Promise<void> {
  const ids = [...wanted]
  wanted.clear()
  for (let from = 0; from < ids.length; from += MASTERY_BATCH_MAX) {
    const lessonIds = ids.slice(from, from + MASTERY_BATCH_MAX)
    // Without an answer nothing is shown, and nobody misses it: the next page asks again.
    const found = await call(masteryCalls.mastery, { body: { lessonIds } }).catch(() => null)
    if (!found) return
    const known = Object.fromEntries(lessonIds.map((id) => [id, found[id] ?? null]))
    useMastery.setState(({ byLesson }) => ({ byLesson: { ...byLesson, ...known } }))
  }
}
