import '../support/edges'
import { render, screen } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { BookMastery } from '@/components/mastery/book-mastery'
import { LessonMastery } from '@/components/mastery/lesson-mastery'
import type { Mastery } from '@/lib/mastery/mastery'
import { useMastery } from '@/stores/mastery'
import { useSession } from '@/stores/session'
import { idOf } from '../support/family'
import { refusal, sent, server, settle, withoutMemory } from '../support/people'

withoutMemory()
beforeEach(async () => {
  // What is loaded for pupils is there at once.
  await Promise.all([
    import('@/components/mastery/lesson-mastery-state'),
    import('@/components/mastery/book-mastery-state'),
  ])
  useMastery.setState(useMastery.getInitialState())
  useSession.setState({ viewer: null })
})

const beSomeone = (type: 'ucenik' | 'roditelj') =>
  useSession.setState({
    viewer: {
      sub: idOf('10'),
      type,
      firstName: 'Maja',
      avatarURL: null,
      loginViaParent: false,
      exp: 4_000_000_000,
    },
  })
const [A, B] = [idOf('20'), idOf('21')]
const [GRADE, BOOK, OTHER] = [idOf('05'), idOf('30'), idOf('31')]
const mastery = (right: number): Mastery => ({ right, of: 10, isMastered: right >= 8 })

async function open() {
  render(
    <>
      <LessonMastery lessonId={A} />
      <LessonMastery lessonId={B} />
    </>,
  )
  await settle()
  await settle()
}

async function openGrade() {
  render(
    <>
      <BookMastery gradeId={GRADE} book={{ _id: BOOK, lessonCount: 3 }} />
      <BookMastery gradeId={GRADE} book={{ _id: OTHER, lessonCount: 4_000 }} />
      <BookMastery gradeId={GRADE} book={{ _id: idOf('32'), lessonCount: 0 }} />
    </>,
  )
  await settle()
  await settle()
}

it('a grade asks once for its textbooks, however many lessons they have', async () => {
  beSomeone('ucenik')
  server.mockResolvedValue({ [BOOK]: 3 })
  await openGrade()
  expect(server.mock.calls.map(([{ path }, sentWith]) => [path, sentWith])).toEqual([
    ['/razredi/{id}/savladanost', { params: { id: GRADE } }],
  ])
  expect(screen.getByText('Savladano sve: 3 lekcije')).toBeTruthy()
  expect(screen.getByText('Savladano: 0 od 4000')).toBeTruthy()
  expect(screen.getAllByText(/^Savladano/)).toHaveLength(2)
})

it('a page asks once for all its lessons, and says how each is known', async () => {
  beSomeone('ucenik')
  server.mockResolvedValue({ [A]: mastery(8), [B]: mastery(7) })
  await open()
  expect(sent()).toEqual([['/lessons/savladanost', { lessonIds: [A, B] }]])
  expect(screen.getByText('Savladano')).toBeTruthy()
  const path = screen.getByText(/^Na putu: 7 od 8/)
  expect(path.textContent).toBe('Na putu: 7 od 8 točnih odgovora do savladane lekcije')
})

it('a lesson without an answer waits', async () => {
  beSomeone('ucenik')
  server.mockResolvedValue({})
  await open()
  expect(screen.getAllByText('Čeka prvu vježbu')).toHaveLength(2)
})

it('more than a hundred lessons are asked for a hundred at a time', async () => {
  beSomeone('ucenik')
  server.mockResolvedValue({})
  const ids = Array.from({ length: 101 }, (_, index) => `lekcija-${index}`)
  render(ids.map((id) => <LessonMastery key={id} lessonId={id} />))
  await settle()
  await settle()
  const sizes = sent().map(([, body]) => (body as { lessonIds: string[] }).lessonIds.length)
  expect(sizes).toEqual([100, 1])
})

it.each(['guest', 'roditelj'] as const)('a %s is asked and told nothing', async (who) => {
  if (who === 'roditelj') beSomeone(who)
  await open()
  await openGrade()
  expect(sent()).toEqual([])
  expect(document.body.textContent).toBe('')
})

it('without an answer nothing is said', async () => {
  beSomeone('ucenik')
  server.mockRejectedValue(refusal(503, 'Ne sada.'))
  await open()
  await openGrade()
  expect(server).toHaveBeenCalledTimes(2)
  expect(document.body.textContent).toBe('')
})
