import { fireEvent, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { examsApiCalls } from '@/lib/learning/exams/calls'
import type { TestResult } from '@/lib/learning/exams/model'
import { idOf } from '../../support/family'
import { answer, loseConnection, refuse } from '../../support/network'
import { toasts } from '../../support/person'
import {
  setUpTestDesk,
  startBodies,
  choose,
  serveTest,
  dialog,
  makeServerUnreachable,
  resultBodies,
  handIn,
  keptAnswers,
  OVERVIEW,
  press,
  reload,
  save,
  openDesk,
  settleSteps,
  pressInDialog,
  TEST_ID,
  pageText,
  type,
  currentStepLabel,
} from '../../support/lesson-test'

setUpTestDesk()

const heading = () => screen.getByRole('heading', { level: 2 })
const start = (changes: object = {}) =>
  answer(examsApiCalls.testOverview, { ...OVERVIEW, ...changes })

const EARLIER: TestResult = {
  _id: TEST_ID,
  lessonID: idOf('71'),
  at: '2026-11-02T10:00:00.000Z',
  right: 8,
  total: 10,
  mark: 4,
}

describe('the start', () => {
  it.each([
    [9, '9 pitanja, svaki put drugim redom'],
    [10, '10 pitanja, svaki put drukčiji izbor'],
  ])('with %i questions promises „%s”', async (questionCount, words) => {
    start({ questionCount })
    await openDesk()
    expect(pageText()).toContain(words)
  })

  it('explains the test; the timer is off unless the pupil wants it', async () => {
    start()
    await openDesk()
    expect(heading().textContent).toBe('Vrijeme je za test')
    expect(pageText()).toContain('3 pitanja, svaki put drugim redom')
    const timers = screen.getAllByRole('radio')
    expect(timers.map((radio) => radio.closest('label')?.textContent)).toEqual([
      'Ne, bez žurbe',
      '5 minuta',
      '10 minuta',
    ])
    expect(screen.getByLabelText('Ne, bez žurbe')).toHaveProperty('checked', true)
    await press('Započni test')
    expect(startBodies()).toEqual([{ minutes: null }])
    expect(currentStepLabel()).toBe('Pitanje 1, bez odgovora')
    expect(document.activeElement?.tagName).toBe('LEGEND')
  })

  it('does not take focus when the page was just opened', async () => {
    start()
    await openDesk()
    expect(document.activeElement).toBe(document.body)
    await press('Započni test')
    await reload()
    expect(document.activeElement).toBe(document.body)
  })

  it('takes focus when the pupil returns from a result', async () => {
    start({ results: [EARLIER] })
    await openDesk()
    await press(/^Pregledaj test/)
    await press('Natrag na početak testa')
    expect(document.activeElement?.tagName).toBe('H2')
    expect(document.activeElement?.textContent).toBe('Vrijeme je za test')
  })

  it('sends the chosen timer', async () => {
    start()
    await openDesk()
    choose(/^10 minuta/)
    await press('Započni test')
    expect(startBodies()).toEqual([{ minutes: 10 }])
  })

  it('lists the marks so far, each with its review', async () => {
    start({ results: [EARLIER] })
    await openDesk()
    const [item] = screen.getAllByRole('listitem').slice(-1)
    expect(item?.textContent).toContain('vrlo dobar (4)')
    expect(item?.textContent).toContain('8 od 10 točno, 2. studenoga 2026.')
    await press(/^Pregledaj test: vrlo dobar/)
    expect(heading().textContent).toBe('dobar (3)')
  })

  it('shows when the next test is possible, and offers the quiz', async () => {
    start({ isAllowed: false })
    await openDesk()
    expect(pageText()).toContain('Novi možeš pisati sutra.')
    expect(screen.queryByRole('button', { name: 'Započni test' })).toBeNull()
    expect(screen.getByRole('link', { name: 'Ponovi uz kviz' }).getAttribute('href')).toBe(
      '/l/kwiz',
    )
  })

  it('for a lesson without questions links to the script', async () => {
    start({ questionCount: 0 })
    await openDesk()
    expect(pageText()).toContain('Ovaj test zasad nema dovoljno pitanja')
    expect(screen.getByRole('link').getAttribute('href')).toBe('/l/skripta')
    expect(screen.queryByText('Tvoji testovi iz ove lekcije')).toBeNull()
  })

  it('shows the marks so far of a test that has too few questions now', async () => {
    start({ questionCount: 0, results: [EARLIER] })
    await openDesk()
    expect(pageText()).toContain('Ovaj test zasad nema dovoljno pitanja')
    await press(/^Pregledaj test: vrlo dobar/)
    expect(heading().textContent).toBe('dobar (3)')
    await press('Natrag na početak testa')
    expect(document.activeElement?.textContent).toContain('Ovaj test zasad nema dovoljno pitanja')
  })

  it('that fails shows an error and retries', async () => {
    loseConnection(examsApiCalls.testOverview)
    await openDesk()
    expect(screen.getByRole('alert').textContent).toMatch(/^Nema veze s internetom/)
    start()
    await press('Pokušaj ponovno')
    expect(heading().textContent).toBe('Vrijeme je za test')
  })

  it('whose response was lost shows an error, and the started test is found', async () => {
    start()
    await openDesk()
    loseConnection(examsApiCalls.startTest)
    await press('Započni test')
    expect(screen.getByRole('alert').textContent).toMatch(/^Nema veze/)
    serveTest()
    await press('Pokušaj ponovno')
    expect(currentStepLabel()).toBe('Pitanje 1, bez odgovora')
  })
})

describe('the questions', () => {
  it('can be visited in any order, and nothing is judged', async () => {
    await openDesk()
    choose(/drugi/)
    await press('Dalje')
    expect(currentStepLabel()).toBe('Pitanje 2, bez odgovora')
    expect(document.activeElement?.tagName).toBe('LEGEND')
    await press('Pitanje 3, bez odgovora')
    await press('Natrag')
    await press('Natrag')
    expect(currentStepLabel()).toBe('Pitanje 1, odgovoreno')
    expect(screen.getByLabelText(/drugi/)).toHaveProperty('checked', true)
    expect(screen.getByRole('button', { name: 'Natrag' })).toHaveProperty('disabled', true)
    await save()
    expect(pageText()).not.toMatch(/[Tt]očn/)
  })

  it('Enter continues, and at the end asks whether to submit', async () => {
    await openDesk()
    for (let sent = 0; sent < 3; sent += 1) {
      const [form] = document.forms
      if (form) fireEvent.submit(form)
      await settleSteps()
    }
    expect(screen.getByRole('dialog', { name: 'Predati test?' })).toBeTruthy()
    expect(resultBodies()).toEqual([])
  })
})

describe('submitting', () => {
  it('names unanswered questions and links back to them', async () => {
    await openDesk()
    await press('Dalje')
    type('Zagreb')
    await press('Predaj test već sada')
    expect(screen.getByRole('dialog').textContent).toContain('Bez odgovora su 1. i 3. pitanje.')
    await press('3. pitanje')
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(currentStepLabel()).toBe('Pitanje 3, bez odgovora')
    expect(resultBodies()).toEqual([])
  })

  it('saves unsaved answers, sends the user’s id, and shows the mark', async () => {
    await openDesk()
    choose(/prvi/)
    await handIn()
    expect(keptAnswers()).toHaveLength(1)
    const [childID, parentID] = [idOf('10'), idOf('01')]
    expect(resultBodies()).toEqual([{ childID, parentID, testID: TEST_ID }])
    expect(heading().textContent).toBe('dobar (3)')
    expect(document.activeElement).toBe(heading())
    expect(pageText()).toContain('2 od 3 točno')
    expect(pageText()).not.toContain('Vrijeme je isteklo')
  })

  it('offline submits nothing and says that the answers are kept', async () => {
    await openDesk()
    makeServerUnreachable()
    choose(/prvi/)
    await handIn()
    expect(dialog().getByRole('alert').textContent).toMatch(/^Nema veze s internetom\. Odgovori su/)
    expect(resultBodies()).toEqual([])
    serveTest()
    await pressInDialog('Predaj test')
    expect(heading().textContent).toBe('dobar (3)')
  })

  it('that fails shows its message, and can be retried (rule 23.10)', async () => {
    await openDesk()
    refuse(examsApiCalls.handInTest, 500, 'Ne ide.')
    await handIn()
    expect(toasts()).toEqual(['error: Greška Došlo je do greške pri spremanju test rezultata'])
    serveTest()
    await pressInDialog('Predaj test')
    expect(heading().textContent).toBe('dobar (3)')
  })

  it('whose result does not arrive shows an error', async () => {
    await openDesk()
    loseConnection(examsApiCalls.testReview)
    await handIn()
    expect(screen.getByRole('alert').textContent).toMatch(/^Nema veze/)
  })

  it('clicked twice is sent once', async () => {
    await openDesk()
    await press('Predaj test već sada')
    const button = dialog().getByRole('button', { name: 'Predaj test' })
    fireEvent.click(button)
    fireEvent.click(button)
    await settleSteps()
    expect(resultBodies()).toHaveLength(1)
  })
})

describe('the review', () => {
  it('shows each question with its verdict, both answers and the explanation', async () => {
    await openDesk()
    await handIn()
    const list = screen.getByRole('heading', { name: 'Pitanje po pitanje' }).parentElement
    const items = [...(list?.querySelectorAll('ol > li') ?? [])].map(
      ({ textContent }) => textContent,
    )
    expect(items).toEqual([
      'Nije točnoPitanjeTvoj odgovor:prviTočan odgovor:drugiJer je drugi.',
      'TočnoPitanjeTvoj odgovor:Zagreb',
      'Bez odgovoraPitanjeTvoj odgovor:Bez odgovoraTočni odgovori:prvitreći',
    ])
  })
})
