// Preloaded: the form loads it on first use, which takes real time.
import '@/components/ui/day-input'
import { fireEvent, screen } from '@testing-library/react'
import { PlanPage } from '@/components/learning/plan/plan-page'
import { contentApiCalls } from '@/lib/content/curriculum/calls'
import type { SubjectLessons } from '@/lib/content/curriculum/model'
import { planApiCalls } from '@/lib/learning/plan/calls'
import type { Plan } from '@/lib/learning/plan/model'
import { useUser } from '@/stores/user'
import { idOf, pupilOf } from './family'
import { lessonLink, TODAY } from './mistakes'
import { answer, answerBy, settle } from './network'
import { fill, press } from './person'
import { renderOnSite } from './site'

export const lessonOf = (digits: string, title: string) => ({ _id: idOf(digits), title })
export const SUBJECTS: SubjectLessons[] = [
  {
    subject: 'Povijest',
    area: 'povijest',
    lessons: [lessonOf('20', 'Stari Egipat')],
    hasMore: false,
  },
  {
    subject: 'Matematika',
    area: 'matematika',
    lessons: Array.from({ length: 11 }, (_, index) =>
      lessonOf(`${60 + index}`, `Brojevi ${index}`),
    ),
    hasMore: false,
  },
]

export const planOf = (part: Partial<Plan> = {}): Plan => ({
  _id: idOf('50'),
  testDay: '2026-11-25',
  daysLeft: 3,
  lessons: [lessonLink()],
  doneDays: 0,
  today: null,
  ...part,
})

/** A server that stores a pupil's plans. */
export function servePlans(open: Plan[], archive: Plan[] = [], today = TODAY) {
  let plans = open
  const without = (id: string) => plans.filter(({ _id }) => _id !== id)
  answerBy(planApiCalls.listPlans, () => ({ today, open: plans, archive }))
  answerBy(planApiCalls.makePlan, ({ body: { id: _id, testDay } }) => {
    const plan = planOf({ _id, testDay })
    plans = [...without(_id), plan]
    return { plan }
  })
  answerBy(planApiCalls.removePlan, ({ params }) => {
    plans = without(params.id)
    return { success: true }
  })
}

export async function openPlans(open: Plan[] = [], archive: Plan[] = [], lessons = SUBJECTS) {
  servePlans(open, archive)
  answer(contentApiCalls.gradeLessonChoices, lessons)
  useUser.setState({ user: pupilOf() })
  const view = renderOnSite(<PlanPage />)
  await settle()
  return view
}

export const tick = (name: string) => fireEvent.click(screen.getByLabelText(name))
export const ticks = () => screen.getAllByRole<HTMLInputElement>('checkbox')

/** Opens the form and fills it in. */
export async function fillPlan(lesson = 'Stari Egipat', day = '2026-11-25') {
  await press('Dodaj test')
  await fill('Kada je test?', day)
  tick(lesson)
}
export async function makePlan(lesson?: string) {
  await fillPlan(lesson)
  await press('Spremi plan')
}
