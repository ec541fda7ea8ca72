import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { FlameDialog } from '@/components/learning/rewards/flame-dialog'
import { XpDialog } from '@/components/learning/rewards/xp-dialog'
import { STREAK_LINES } from '@/lib/learning/rewards/flame-words'
import { useUser } from '@/stores/user'
import { pupilOf } from '../../support/family'

const confetti = vi.hoisted(() => vi.fn())
vi.mock('canvas-confetti', () => ({ default: { create: () => confetti } }))

let isReduced = false
const onClose = vi.fn()

beforeEach(() => {
  vi.useFakeTimers()
  confetti.mockReset()
  onClose.mockReset()
  isReduced = false
  window.matchMedia = ((query: string) => ({
    matches: isReduced && query.includes('reduce'),
  })) as never
})
afterEach(() => vi.useRealTimers())

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
const pictures = () =>
  [...document.querySelectorAll<HTMLImageElement>('[role=dialog] img')].map((image) => [
    image.getAttribute('src'),
    !image.className.includes('opacity-0'),
  ])
const particles = () =>
  confetti.mock.calls.map(([one]) => (one as { particleCount: number }).particleCount)

const xp = { oldXP: 19, newXP: 20, xpGained: 1, oldLevel: 1, newLevel: 2 }

it('the new flame replaces the old one, confetti at 0.8 and 1.1 s, closed at 5 s', async () => {
  render(<FlameDialog change={{ oldFireLevel: 1, newFireLevel: 2 }} onClose={onClose} />)
  expect(screen.getByRole('dialog', { name: 'LEVEL UP' })).toBeTruthy()
  const [old, grown] = ['/fire/fire-1.svg', '/fire/fire-2.svg']
  await pass(799)
  expect(pictures()).toEqual([
    [old, true],
    [grown, false],
  ])
  expect(particles()).toEqual([])
  await pass(1)
  expect(pictures()).toEqual([
    [old, true],
    [grown, true],
  ])
  expect(particles()).toEqual([100])
  await pass(299)
  expect(particles()).toEqual([100])
  await pass(1)
  expect(particles()).toEqual([100, 50])
  await pass(99)
  expect(pictures()).toEqual([
    [old, true],
    [grown, true],
  ])
  await pass(1)
  expect(pictures()).toEqual([
    [old, false],
    [grown, true],
  ])
  await pass(2_799)
  expect(screen.getByRole('dialog').className).not.toContain('opacity-0')
  await pass(1)
  expect(screen.getByRole('dialog').className).toContain('opacity-0')
  await pass(999)
  expect(onClose).not.toHaveBeenCalled()
  await pass(1)
  expect(onClose).toHaveBeenCalledOnce()
})

it('shows one of the seven lines', () => {
  render(<FlameDialog change={{ oldFireLevel: 2, newFireLevel: 3 }} onClose={onClose} />)
  const text = screen.getByRole('dialog').textContent ?? ''
  expect(STREAK_LINES.filter((line) => text.includes(line))).toHaveLength(1)
})

it('the welcome explains what can be earned and stays until it is closed', async () => {
  render(<FlameDialog change={{ oldFireLevel: 0, newFireLevel: 1 }} onClose={onClose} />)
  expect(screen.getByRole('dialog', { name: 'Iskra ti želi dobrodošlicu!' }).textContent).toContain(
    'Prva vatrica je tvoja',
  )
  await pass(60_000)
  expect(particles()).toEqual([100, 50])
  expect(onClose).not.toHaveBeenCalled()
  fireEvent.click(screen.getByRole('button', { name: 'Započni odmah' }))
  expect(onClose).toHaveBeenCalledOnce()
})

it('the welcome for the youngest is one sentence and one button', () => {
  useUser.setState({ user: pupilOf({ gradeOrder: 2, dailyVisits: 1 }) })
  render(<FlameDialog change={{ oldFireLevel: 0, newFireLevel: 1 }} onClose={onClose} />)
  expect(screen.getByRole('dialog').textContent).toBe(
    'Iskra ti želi dobrodošlicu!Prva vatrica je tvoja: poklon za dobrodošlicu!Započni odmah',
  )
  useUser.setState(useUser.getInitialState())
})

it('a new level shows both levels and their thunders', async () => {
  render(<XpDialog change={xp} onClose={onClose} />)
  expect(screen.getByRole('dialog', { name: 'LEVEL UP!' }).textContent).toContain('Nivo 1 → Nivo 2')
  expect(pictures().map(([src]) => src)).toEqual([
    '/thunder/thunder-0.svg',
    '/thunder/thunder-1.svg',
  ])
  await pass(5_000)
  expect(onClose).toHaveBeenCalledOnce()
})

it('XP without a new level shows the amount', () => {
  render(<XpDialog change={{ ...xp, oldLevel: 2, newLevel: 2 }} onClose={onClose} />)
  expect(screen.getByRole('dialog', { name: 'XP DOBIVEN!' }).textContent).toContain('+1 XP')
})

it('with reduced motion there is no confetti', async () => {
  isReduced = true
  render(<XpDialog change={xp} onClose={onClose} />)
  await pass(3_000)
  expect(particles()).toEqual([])
})

it('closed early, no more confetti is thrown', async () => {
  const { unmount } = render(<XpDialog change={xp} onClose={onClose} />)
  await pass(900)
  unmount()
  await pass(5_000)
  expect(particles()).toEqual([100])
  expect(onClose).not.toHaveBeenCalled()
})

it('focus returns to the explanation it was in, not to a button there', async () => {
  const page = (isOpen: boolean) => (
    <>
      <section tabIndex={-1} aria-label="Objašnjenje">
        <button>U bilježnicu</button>
      </section>
      {isOpen && <XpDialog change={xp} onClose={onClose} />}
    </>
  )
  const { rerender } = render(page(false))
  const explanation = screen.getByRole('region')
  explanation.focus()
  rerender(page(true))
  await pass(100)
  expect(screen.getByRole('dialog').contains(document.activeElement)).toBe(true)
  rerender(page(false))
  await pass(100)
  expect(document.activeElement).toBe(explanation)
})
