import { fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import { WorksheetForm } from '@/components/learning/classroom/worksheet-form'
import type { SignedInViewer } from '@/lib/across/accounts/viewer'
import { quizApiCalls } from '@/lib/learning/quiz/calls'
import { useSession } from '@/stores/session'
import { idOf } from '../../support/family'
import { answer, calls, refuse } from '../../support/network'
import { press } from '../../support/person'
import { questionOf } from '../../support/quiz'

// The button's code is preloaded.
beforeAll(() => import('@/components/learning/classroom/class-worksheets'))
afterEach(() => useSession.setState({ viewer: null }))

const print = vi.spyOn(window, 'print').mockImplementation(() => undefined)

const LESSON = {
  id: idOf('20'),
  title: 'Nil',
  subject: 'Povijest',
  address: 'https://iskra.test/5-razred/povijest/nil',
  code: { size: 29, path: 'M4 4h7v1h-7z' },
}
const QUESTIONS = [1, 2, 3, 4, 5, 6].map((digit) => questionOf('single', digit))
const PROMPTS = [{ _id: idOf('30'), html: 'Zašto poplave pomažu?' }]

function show(type: 'roditelj' | 'ucenik' | null = null) {
  print.mockClear()
  useSession.setState({ viewer: type && ({ sub: idOf('1'), type } as SignedInViewer) })
  render(<WorksheetForm lesson={LESSON} questions={QUESTIONS} prompts={PROMPTS} />)
}
const choose = (label: string) => fireEvent.click(screen.getByLabelText(label))
const sheet = (name = 'Radni list') => screen.getByRole('region', { name })
const numbersOf = (region: HTMLElement) =>
  within(region)
    .getAllByRole('listitem')
    .flatMap((item) => item.getAttribute('value') ?? [])

it('prints the free questions with lines to fill in and the lesson’s address', async () => {
  show()
  await press('Ispiši radni list')
  expect(print).toHaveBeenCalledTimes(1)
  expect(calls()).toEqual([])
  expect(sheet().textContent).toMatch(/Ime: _+Razred: _+Datum: _+Povijest: Nil/)
  expect(numbersOf(sheet())).toHaveLength(6)
  expect(within(sheet()).getByRole('img', { name: /QR/ })).toBeTruthy()
  expect(sheet().textContent).toContain(LESSON.address)
  expect(screen.queryByRole('region', { name: /Rješenja/ })).toBeNull()
})

it('contains the chosen number of questions, with open ones below them', async () => {
  show()
  choose('Najviše 5')
  choose('Dodaj pitanja za odgovor u rečenici')
  await press('Ispiši radni list')
  expect(numbersOf(sheet())).toEqual(['1', '2', '3', '4', '5', '6'])
  expect(sheet().textContent).toContain('6.Zašto poplave pomažu?')
})

it('gives two groups one sheet each', async () => {
  show()
  choose('Dvije skupine, A i B')
  await press('Ispiši radni list')
  for (const name of ['Radni list, skupina A', 'Radni list, skupina B'])
    expect(numbersOf(sheet(name))).toHaveLength(6)
})

it('gives a pupil a guest’s questions, without a request', async () => {
  show('ucenik')
  await press('Ispiši radni list')
  expect(calls()).toEqual([])
  expect(numbersOf(sheet())).toHaveLength(6)
})

it('gives a parent the keys of each group on separate pages', async () => {
  answer(
    quizApiCalls.keyedQuizQuestions,
    QUESTIONS.map((question, index) => ({
      question,
      correct: index === 0 ? null : { kind: 'single' as const, choice: 'b' },
    })),
  )
  show('roditelj')
  choose('Dvije skupine, A i B')
  await press('Ispiši radni list')
  const [a, b] = ['A', 'B'].map((group) => sheet(`Rješenja, skupina ${group}`))
  for (const keys of [a, b]) {
    expect(keys?.textContent).toContain('drugi')
    expect(keys?.textContent).not.toContain('prvi')
    // It is never first again in the other group.
    expect(keys?.textContent).toContain('u testu koji dijete još piše')
  }
  expect(b?.textContent).not.toMatch(/1\.Ovo je pitanje u testu/)
})

it('shows why nothing is printed', async () => {
  refuse(quizApiCalls.keyedQuizQuestions, 503, 'Ne sada.')
  show('roditelj')
  await press('Ispiši radni list')
  expect(screen.getByRole('alert').textContent).toBe('Ne sada.')
  expect(print).not.toHaveBeenCalled()
})
