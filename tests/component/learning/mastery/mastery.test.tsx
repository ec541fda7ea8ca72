import '../../support/edges'
import { render, screen } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { BookMastery } from '@/components/learning/mastery/book-mastery'
import { LessonMastery } from '@/components/learning/mastery/lesson-mastery'
import type { Mastery } from '@/lib/learning/mastery'
import { useMastery } from '@/stores/mastery'
import { useSession } from '@/stores/session'
import { idOf } from '../../support/family'
import { refusal, sent, server, settle, withoutMemory } from '../../support/people'

withoutMemory()
beforeEach(async () => {
  // What is loaded for pupils is there at once.
  await Promise.all([
    import('@/components/learning/mastery/lesson-mastery-state'),
    import('@/components/learning/mastery/book-mastery-state'),
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
const [A, B, C] = [idOf('20'), idOf('21'), idOf('22')]
const mastery = (right: number): Mastery => ({ right, of: 10, isMastered: right >= 8 })

async function open() {
  render(
    <>
      <LessonMastery lessonId={A} />
      <LessonMastery lessonId={B} />
      <BookMastery lessonIds={[A, B, C]} />
    </>,
  )
  await settle()
  await settle()
}

it('a page asks once for all its lessons, and says how each is known', async () => {
  beSomeone('ucenik')
  server.mockResolvedValue({ [A]: mastery(8), [B]: mastery(7) })
  await open()
  expect(sent()).toEqual([['/lessons/savladanost', { lessonIds: [A, B, C] }]])
  expect(screen.getByText('Savladano')).toBeTruthy()
  const path = screen.getByText(/^Na putu: 7 od 8/)
  expect(path.textContent).toBe('Na putu: 7 od 8 točnih odgovora do savladane lekcije')
  expect(screen.getByText('Savladano: 1 od 3')).toBeTruthy()
})

it('a lesson without an answer waits, and a textbook without mastery says so', async () => {
  beSomeone('ucenik')
  server.mockResolvedValue({})
  await open()
  expect(screen.getAllByText('Čeka prvu vježbu')).toHaveLength(2)
  expect(screen.getByText('Savladano: 0 od 3')).toBeTruthy()
})

it('more than a hundred lessons are asked for a hundred at a time', async () => {
  beSomeone('ucenik')
  server.mockResolvedValue({})
  const ids = Array.from({ length: 101 }, (_, index) => `lekcija-${index}`)
  render(<BookMastery lessonIds={ids} />)
  await settle()
  await settle()
  const sizes = sent().map(([, body]) => (body as { lessonIds: string[] }).lessonIds.length)
  expect(sizes).toEqual([100, 1])
})

it.each(['guest', 'roditelj'] as const)('a %s is asked and told nothing', async (who) => {
  if (who === 'roditelj') beSomeone(who)
  await open()
  expect(sent()).toEqual([])
  expect(document.body.textContent).toBe('')
})

it('without an answer nothing is said', async () => {
  beSomeone('ucenik')
  server.mockRejectedValue(refusal(503, 'Ne sada.'))
  await open()
  expect(sent()).toHaveLength(1)
  expect(document.body.textContent).toBe('')
})
