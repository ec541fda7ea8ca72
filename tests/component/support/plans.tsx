import { fireEvent, render, screen } from '@testing-library/react'
import { PlanPage } from '@/components/plan/plan-page'
import type { SubjectLessons } from '@/lib/content/model'
import type { Plan, Plans } from '@/lib/plan/model'
import { idOf } from './family'
import { lessonLink, TODAY } from './mistakes'
import { settle } from './people'

export const lessonOf = (digits: string, title: string) => ({
  _id: idOf(digits),
  title,
})
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

export const OWN = {
  gradeId: idOf('05'),
  subjects: SUBJECTS,
  grades: [
    { _id: idOf('04'), name: '4. razred' },
    { _id: idOf('05'), name: '5. razred' },
  ],
}

export const planOf = (part: Partial<Plan> = {}): Plan => ({
  _id: idOf('50'),
  testDay: '2026-11-25',
  daysLeft: 3,
  lessons: [lessonLink()],
  doneDays: 0,
  today: null,
  ...part,
})
export const pageFor = (handed: Plans, today = TODAY, own = OWN) => (
  <PlanPage handed={handed} own={own} today={today} />
)
export const open = async (plans: Plan[] = [], archive: Plan[] = []) => {
  const view = render(pageFor({ open: plans, archive }))
  await settle()
  return view
}
export const tick = (name: string) => fireEvent.click(screen.getByLabelText(name))
export const ticks = () => screen.getAllByRole<HTMLInputElement>('checkbox')
