import { render, screen } from '@testing-library/react'
import { beforeEach, expect, it, test } from 'vitest'
import { LessonIdsProvider } from '@/components/learning/mastery/lesson-ids'
import { BookMastery, LessonMastery } from '@/components/learning/mastery/mastery-places'
import type { User } from '@/lib/across/accounts/model'
import { masteryApiCalls } from '@/lib/learning/mastery/calls'
import { masteryReason } from '@/components/learning/mastery/mastery-labels'
import { addDays } from '@/lib/platform/hr/dates'
import type { Mastery } from '@/lib/learning/mastery/model'
import { useSession } from '@/stores/session'
import { idOf, parentOf, pupilOf, viewerOf } from '../../support/family'
import { answer, calls, loseConnection, sentInputs, settle } from '../../support/network'

beforeEach(async () => {
  // Parts for pupils are preloaded.
  await Promise.all([
    import('@/components/learning/mastery/lesson-mastery-line'),
    import('@/components/learning/mastery/book-mastery-line'),
  ])
  useSession.setState({ viewer: null })
})

const beSomeone = (user: User) => useSession.setState({ viewer: viewerOf(user) })
const [A, B] = [idOf('20'), idOf('21')]
const [GRADE, BOOK, OTHER] = [idOf('05'), idOf('30'), idOf('31')]
const mastery = (right: number): Mastery => ({
  ...{ right, of: 10, isMastered: right >= 8, lastDay: '2026-11-28' },
})

test.each([
  [{ right: 8, of: 10, days: 3 }, 'Točno 8 od zadnjih 10, zadnji put prije 3 dana.'],
  [{ right: 9, of: 9, days: 21 }, 'Točno 9 od zadnjih 9, zadnji put prije 21 dan.'],
  [{ right: 5, of: 10, days: 1 }, 'Točno 5 od zadnjih 10, zadnji put jučer. Za savladano treba 8.'],
  [{ right: 0, of: 1, days: 0 }, 'Točno 0 od 1, zadnji put danas. Za savladano treba 8.'],
])('the reason for %j can be read', ({ right, of, days }, reason) => {
  const today = addDays('2026-11-28', days)
  expect(masteryReason({ ...mastery(right), of }, today)).toBe(reason)
})

async function open(...ids: string[]) {
  render(
    <LessonIdsProvider ids={ids}>
      {ids.map((id) => (
        <LessonMastery key={id} lessonId={id} />
      ))}
    </LessonIdsProvider>,
  )
  await settle()
}

async function openGrade() {
  render(
    <>
      <BookMastery gradeId={GRADE} bookId={BOOK} lessonCount={3} />
      <BookMastery gradeId={GRADE} bookId={OTHER} lessonCount={4_000} />
      <BookMastery gradeId={GRADE} bookId={idOf('32')} lessonCount={0} />
    </>,
  )
  await settle()
}

it('a grade fetches its textbooks once, however many lessons they have', async () => {
  beSomeone(pupilOf())
  answer(masteryApiCalls.gradeMastery, { [BOOK]: 3 })
  await openGrade()
  expect(sentInputs(masteryApiCalls.gradeMastery)).toEqual([{ params: { id: GRADE } }])
  expect(screen.getByText('Savladano sve: 3 lekcije')).toBeTruthy()
  expect(screen.getByText('Savladano: 0 od 4000')).toBeTruthy()
  expect(screen.getAllByText(/^Savladano/)).toHaveLength(2)
})

it('a page fetches all its lessons once, and shows how well each is known', async () => {
  beSomeone(pupilOf())
  answer(masteryApiCalls.mastery, { [A]: mastery(8), [B]: mastery(7) })
  await open(A, B, idOf('22'))
  expect(sentInputs(masteryApiCalls.mastery)).toEqual([{ body: { lessonIds: [A, B, idOf('22')] } }])
  expect(screen.getByText('Savladano')).toBeTruthy()
  const path = screen.getByText(/^Na putu: 7 od 8/)
  expect(path.textContent).toBe('Na putu: 7 od 8 točnih odgovora do savladane lekcije')
  expect(screen.getAllByText('Čeka prvu vježbu')).toHaveLength(1)
})

it('more than a hundred lessons are fetched a hundred at a time', async () => {
  beSomeone(pupilOf())
  answer(masteryApiCalls.mastery, {})
  await open(...Array.from({ length: 101 }, (_, index) => `lekcija-${index}`))
  const sizes = sentInputs(masteryApiCalls.mastery).map(({ body }) => body.lessonIds.length)
  expect(sizes).toEqual([100, 1])
})

it.each([
  ['guest', () => undefined],
  ['parent', () => beSomeone(parentOf())],
])('for a %s nothing is fetched or shown', async (_, prepare) => {
  prepare()
  await open(A)
  await openGrade()
  expect(calls()).toEqual([])
  expect(document.body.textContent).toBe('')
})

it('without a response nothing is shown', async () => {
  beSomeone(pupilOf())
  loseConnection(masteryApiCalls.mastery, masteryApiCalls.gradeMastery)
  await open(A)
  await openGrade()
  expect(calls()).toHaveLength(2)
  expect(document.body.textContent).toBe('')
})
