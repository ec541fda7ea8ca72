import { act, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { BoardOpener } from '@/components/learning/classroom/board-opener'
import type { SignedInViewer } from '@/lib/across/accounts/viewer'
import { quizApiCalls } from '@/lib/learning/quiz/calls'
import { useSession } from '@/stores/session'
import { idOf } from '../../support/family'
import { answer, calls, refuse, sentInputs, settle } from '../../support/network'
import { button, press } from '../../support/person'
import { judgementOf, questionOf } from '../../support/quiz'

// jsdom has neither modal dialogs nor full screen.
HTMLDialogElement.prototype.showModal = function () {
  this.open = true
}
HTMLDialogElement.prototype.close = function () {
  this.open = false
}
vi.stubGlobal(
  'ResizeObserver',
  class {
    observe() {}
    disconnect() {}
  },
)
Object.assign(document, { fullscreenEnabled: true, fullscreenElement: null })

const LESSON = {
  id: idOf('20'),
  title: 'Nil',
  summary: 'Rijeka.',
  parts: [
    { title: 'Izvor', html: '<p>U Africi.</p>' },
    { title: 'Ušće', html: '<details><summary>Pokaži odgovor</summary>Delta.</details>' },
  ],
  address: 'https://iskra.test/5-razred/povijest/nil',
  code: { size: 29, path: 'M4 4h7v1h-7z' },
}
const QUESTIONS = [questionOf('single'), questionOf('short', 2)]
const WRONG = judgementOf({
  outcome: 'wrong',
  correct: { kind: 'single', choice: 'a' },
  feedback: ['Zato što nije.'],
  marks: { b: 'wrong' },
})

const board = () => screen.getByRole('dialog', { name: 'Na ploči: Nil' })
const hands = (letter: string) =>
  within(board()).getByLabelText<HTMLInputElement>(`Ruke za ${letter}`)

/** Presses a key on the focused element. */
function key(name: string, more: { code?: string; shiftKey?: boolean } = {}) {
  fireEvent.keyDown(document.activeElement ?? board(), { key: name, ...more })
}

async function openBoard(type: 'roditelj' | 'ucenik' | null = null) {
  useSession.setState({ viewer: type && ({ sub: idOf('1'), type } as SignedInViewer) })
  render(<BoardOpener lesson={LESSON} questions={QUESTIONS} />)
  await press('Prikaži na ploči')
  await screen.findByRole('dialog')
  await settle()
}

afterEach(() => useSession.setState({ viewer: null }))

it('remote control keys go through the slides, each taking focus', async () => {
  await openBoard()
  const at = () => document.activeElement?.getAttribute('aria-label')
  expect(at()).toBe('Slajd 1 od 6')
  expect(board().textContent).toContain('Rijeka.')
  key('PageDown')
  expect(at()).toBe('Slajd 2 od 6')
  expect(screen.getByRole('heading', { name: 'Izvor' })).toBeTruthy()
  key(' ')
  key('ArrowRight')
  expect(board().textContent).toContain('Pitanje 1 od 2')
  key('PageUp')
  expect(screen.getByRole('heading', { name: 'Ušće' })).toBeTruthy()
  key('End')
  expect(board().textContent).toContain('Skeniraj i riješi kviz')
  expect(board().textContent).toContain('iskra.test/5-razred/povijest/nil')
  expect(board().textContent).toContain('6 od 6')
  key('PageDown')
  expect(at()).toBe('Slajd 6 od 6')
  key('Home')
  key('ArrowLeft')
  expect(at()).toBe('Slajd 1 od 6')
  expect(calls()).toEqual([])
})

it('scrolls a long slide both ways before changing it, but arrows change it', async () => {
  await openBoard()
  key('PageDown')
  const slide = screen.getByRole('region', { name: 'Slajd 2 od 6' })
  Object.defineProperties(slide, {
    scrollHeight: { value: 900 },
    clientHeight: { value: 600 },
  })
  const scrollBy = ({ top }: { top: number }) => {
    slide.scrollTop = Math.max(0, Math.min(300, slide.scrollTop + top))
  }
  Object.assign(slide, { scrollBy })
  key('PageDown')
  expect(slide.scrollTop).toBe(300)
  key('PageUp')
  expect(slide.scrollTop).toBe(0)
  await press('Naprijed')
  expect(board().textContent).toContain('2 od 6')
  await press('Naprijed')
  expect(board().textContent).toContain('3 od 6')
  key('PageUp')
  expect(board().textContent).toContain('2 od 6')
  key('ArrowRight')
  expect(board().textContent).toContain('3 od 6')
})

it('leaves a player its own keys, except those of a remote control', async () => {
  await openBoard()
  const player = document.createElement('audio')
  player.tabIndex = 0
  screen.getByText('Rijeka.').append(player)
  player.focus()
  key(' ')
  key('ArrowRight')
  expect(board().textContent).toContain('1 od 6')
  key('PageDown')
  expect(board().textContent).toContain('2 od 6')
})

it('counts hands by keys, fields and buttons, and uses the leading option as answer', async () => {
  await openBoard()
  for (let step = 0; step < 3; step += 1) key('PageDown')
  expect(button('Pokaži odgovor').disabled).toBe(true)
  const reason = screen.getByText(/treba prebrojiti ruke/)
  expect(button('Pokaži odgovor').getAttribute('aria-describedby')).toBe(reason.id)
  key('2', { code: 'Digit2' })
  key('2', { code: 'Digit2' })
  key('1', { code: 'Digit1' })
  expect([hands('A').value, hands('B').value, hands('C').value]).toEqual(['1', '2', '0'])
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /drugi/ }).checked).toBe(true)
  expect(screen.queryByText(/treba prebrojiti ruke/)).toBeNull()
  key('"', { code: 'Digit2', shiftKey: true })
  expect(hands('B').value).toBe('1')
  fireEvent.change(hands('A'), { target: { value: '12' } })
  await press('Jedna ruka više za A')
  await press('Jedna ruka manje za C')
  expect([hands('A').value, hands('C').value]).toEqual(['13', '0'])
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /prvi/ }).checked).toBe(true)
})

it.each([
  ['a guest', null, 'omit'],
  ['a pupil, in whose name nothing is asked', 'ucenik', 'omit'],
  ['a parent', 'roditelj', 'include'],
] as const)('judges the class’s answer for %s', async (_, type, credentials) => {
  answer(quizApiCalls.lessonQuestions, QUESTIONS)
  answer(quizApiCalls.judgeAnswer, WRONG)
  const fetched = vi.spyOn(globalThis, 'fetch')
  await openBoard(type)
  for (let step = 0; step < 3; step += 1) key('PageDown')
  key('2', { code: 'Digit2' })
  key('Enter')
  expect(button('Provjeravam...')).toBeTruthy()
  await settle()
  expect(sentInputs(quizApiCalls.judgeAnswer)).toEqual([
    { params: { id: QUESTIONS[0]?._id }, body: { answer: { kind: 'single', choice: 'b' } } },
  ])
  expect(fetched.mock.lastCall?.[1]?.credentials).toBe(credentials)
  const verdict = screen.getByRole('region', { name: 'Objašnjenje: Nije točno' })
  expect(verdict.textContent).toContain('Zato što nije.')
  expect(document.activeElement).toBe(verdict)
  // No more hands are counted, and the answer stays while slides change.
  key('1', { code: 'Digit1' })
  key('Enter')
  key('PageDown')
  key('PageUp')
  expect(screen.getByText('Nije točno')).toBeTruthy()
  await press('Pitaj ponovno')
  expect(hands('B').value).toBe('0')
  expect(sentInputs(quizApiCalls.judgeAnswer)).toHaveLength(1)
})

it('shows why an answer is not judged, and judges it on retry', async () => {
  refuse(quizApiCalls.judgeAnswer, 503, 'Ne sada.')
  await openBoard()
  for (let step = 0; step < 3; step += 1) key('PageDown')
  fireEvent.click(screen.getByRole('radio', { name: /prvi/ }))
  await press('Pokaži odgovor')
  expect(screen.getByText('Ne sada.').getAttribute('role')).toBe('alert')
  answer(quizApiCalls.judgeAnswer, WRONG)
  await press('Pokaži odgovor')
  expect(screen.queryByText('Ne sada.')).toBeNull()
  expect(screen.getByText('Nije točno')).toBeTruthy()
})

it('counts no hands for typed answers, where letters can be typed', async () => {
  await openBoard()
  for (let step = 0; step < 4; step += 1) key('PageDown')
  expect(screen.queryByRole('group', { name: 'Dignute ruke' })).toBeNull()
  const line = screen.getByLabelText('Tvoj odgovor')
  line.focus()
  key('b')
  expect(screen.queryByText(/zatamnjena/)).toBeNull()
  fireEvent.change(line, { target: { value: 'delta' } })
  expect(button('Pokaži odgovor').disabled).toBe(false)
})

it('opens the answer to a question of the script with Enter', async () => {
  await openBoard()
  key('PageDown')
  key('Enter')
  key('PageDown')
  const asked = board().querySelector('details')
  expect(asked?.open).toBe(false)
  key('Enter')
  expect(asked?.open).toBe(true)
})

it('goes dark with B and returns with any of its keys', async () => {
  await openBoard()
  key('b')
  expect(screen.getByText('Ploča je zatamnjena. Vrati sliku.')).toBeTruthy()
  key('PageDown')
  expect(screen.queryByText(/zatamnjena/)).toBeNull()
  expect(board().textContent).toContain('1 od 6')
})

it('stores the font size on the device', async () => {
  await openBoard()
  const sizeOf = () =>
    board().firstElementChild instanceof HTMLElement
      ? (board().firstElementChild as HTMLElement).style.getPropertyValue('--board-size')
      : ''
  expect(sizeOf()).toBe('1')
  key('+')
  key('+')
  expect(sizeOf()).toBe('1.3')
  expect(localStorage.getItem('iskra:gost:ploca:')).toBe('1.3')
  key('-')
  key('-')
  expect(localStorage.getItem('iskra:gost:ploca:')).toBeNull()
})

it('enters full screen with F, and a browser’s refusal does no harm', async () => {
  const request = vi.fn(() => Promise.reject(new TypeError('refused')))
  Element.prototype.requestFullscreen = request
  await openBoard()
  key('f')
  await settle()
  expect(request).toHaveBeenCalledTimes(1)
})

it('offers no full screen where unsupported', async () => {
  Object.assign(document, { fullscreenEnabled: undefined })
  try {
    await openBoard()
    expect(screen.queryByRole('button', { name: /Cijeli zaslon/ })).toBeNull()
    key('f')
    expect(board().textContent).toContain('1 od 6')
  } finally {
    Object.assign(document, { fullscreenEnabled: true })
  }
})

it('the timer runs only when a teacher starts it', async () => {
  await openBoard()
  for (let step = 0; step < 3; step += 1) key('PageDown')
  expect(screen.queryByRole('timer')).toBeNull()
  vi.useFakeTimers()
  try {
    fireEvent.click(button('30 s'))
    await act(() => vi.advanceTimersByTimeAsync(10_000))
    expect(screen.getByRole('timer').textContent).toBe('20')
    await act(() => vi.advanceTimersByTimeAsync(20_000))
    expect(screen.getByRole('timer').textContent).toBe('Vrijeme je isteklo.')
    fireEvent.click(button('Makni'))
    expect(screen.queryByRole('timer')).toBeNull()
  } finally {
    vi.useRealTimers()
  }
})

it('gives a parent all their questions, or shows why they can’t be loaded', async () => {
  refuse(quizApiCalls.lessonQuestions, 503, 'Ne sada.')
  useSession.setState({ viewer: { sub: idOf('1'), type: 'roditelj' } as SignedInViewer })
  render(<BoardOpener lesson={LESSON} questions={QUESTIONS} />)
  await press('Prikaži na ploči')
  expect(screen.getByRole('alert').textContent).toBe('Ne sada.')
  answer(quizApiCalls.lessonQuestions, [...QUESTIONS, questionOf('number', 3)])
  await press('Prikaži na ploči')
  expect((await screen.findByRole('dialog')).textContent).toContain('1 od 7')
})

it('closes without leaving anything behind', async () => {
  await openBoard()
  await press('Zatvori ploču (Esc)')
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(Object.keys(localStorage)).toEqual([])
})
