import { fireEvent, screen } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { checkApiCalls } from '@/lib/learning/check/calls'
import type { AnsweredQuestion } from '@/lib/learning/check/model'
import type { LessonState } from '@/lib/learning/lesson-state/model'
import { idOf } from '../../support/family'
import { answer, bodies, calls, holdRequest, refuse, settle } from '../../support/network'
import { button, press } from '../../support/person'
import { answeredTo, area, begin, decided, prompts, runOf, show, submit, ticks, write } from './run'

/** The lesson page's known state of the check. */
const known = vi.hoisted(() => ({ check: null as LessonState['check'] | null }))
vi.mock('@/components/learning/lesson-state/use-lesson-state', () => ({
  useLessonState: (lessonId: string | null) =>
    lessonId && known.check && { state: { check: known.check } },
}))
beforeEach(() => {
  known.check = null
})

const give = async (answered: AnsweredQuestion, text = 'Zbog sunca.') => {
  answer(checkApiCalls.answerOpen, answered)
  await submit(text)
}
const decide = async (kept: AnsweredQuestion, name = 'Dalje') => {
  answer(checkApiCalls.tickPoints, kept)
  await press(name)
}

describe('the beginning', () => {
  it('shows how many questions wait, and asks the server only when started', async () => {
    show()
    expect(document.body.textContent).toContain('Čekaju te 2 pitanja.')
    expect(calls()).toEqual([])
    answer(checkApiCalls.startCheck, runOf())
    await press('Počni')
    expect(bodies(checkApiCalls.startCheck)).toEqual([{}])
    expect(screen.getByRole('heading', { level: 2 }).innerHTML).toContain('<em>lokva</em>')
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 2 }))
  })

  it('shows what is left of an open check, and the remaining checks of the day', async () => {
    known.check = { isOffered: true, open: { done: 1, of: 2 }, last: null, leftToday: 2 }
    show()
    expect(document.body.textContent).toContain('Čeka te još 1 pitanje.')
    expect(screen.getByRole('button', { name: 'Nastavi' })).toBeTruthy()
    known.check = { isOffered: true, open: null, last: { done: 1, of: 2 }, leftToday: 1 }
    show()
    expect(document.body.textContent).toContain('Danas je možeš riješiti još 1 put.')
  })

  it('offers no start when the day’s checks are used up, but a link onwards', () => {
    known.check = { isOffered: true, open: null, last: { done: 1, of: 2 }, leftToday: 0 }
    show()
    expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Za danas je dosta')
    expect(screen.getByRole('link', { name: 'Natrag na lekciju' }).getAttribute('href')).toBe('/a')
    expect(screen.queryByRole('button')).toBeNull()
  })

  it('fetches no daily limit when no check is offered', () => {
    known.check = { isOffered: false, open: null, last: null, leftToday: 0 }
    show(false)
    expect(document.body.textContent).not.toContain('Za danas je dosta')
  })

  it('resumes an open one even when no other may start', () => {
    known.check = { isOffered: true, open: { done: 1, of: 2 }, last: null, leftToday: 0 }
    show()
    expect(screen.getByRole('button', { name: 'Nastavi' })).toBeTruthy()
  })

  it('continues at the first open question, whatever was answered before', async () => {
    await begin(runOf({ answers: [decided(answeredTo(), [true, false])] }))
    expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Što je rijeka?')
    expect(document.body.textContent).toContain('Pitanje 2 od 2')
  })

  it('a pupil without a subscription gets the questions and a kind word, no button', () => {
    show(false)
    expect(screen.queryByRole('button')).toBeNull()
    const list = screen.getByRole('list', { name: 'Pitanja za samoprovjeru' })
    expect([...list.children].map((one) => one.textContent)).toEqual([
      '1Zašto se lokva osuši?',
      '2Što je rijeka?',
    ])
    expect(screen.getByRole('heading', { name: 'Tako izgleda provjera' })).toBeTruthy()
    expect(document.body.textContent).toContain('usporedi sa skriptom')
    const way = screen.getByRole('link', { name: 'Otvori skriptu' })
    expect(way.getAttribute('href')).toBe('/a/skripta')
  })

  it.each([
    [403, 'Provjeri se na papiru'],
    [409, 'Sutra te opet čeka.'],
    [0, 'Nema veze'],
  ])('a rejection with %i shows „%s”', async (status, text) => {
    refuse(checkApiCalls.startCheck, status, 'Gotovo. Sutra te opet čeka.')
    show()
    await press('Počni')
    expect(document.body.textContent).toContain(text)
    if (status === 409) expect(button('Počni').disabled).toBe(true)
    if (status === 0) expect(button('Počni').disabled).toBe(false)
  })
})

describe('a question removed meanwhile', () => {
  const gone = async (status: number, next: () => void) => {
    await begin()
    refuse(checkApiCalls.answerOpen, status, 'Pitanje nije pronađeno')
    next()
    await submit()
  }

  it.each([404, 409])('(%i) is replaced by the lesson’s current questions', async (status) => {
    await gone(status, () =>
      answer(checkApiCalls.startCheck, runOf({ questions: prompts.slice(1) })),
    )
    expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Što je rijeka?')
    expect(screen.getAllByRole('status')[0]?.textContent).toBe(
      'To pitanje više nije u provjeri. Nastavi s ovim.',
    )
    expect(area().value).toBe('')
    expect(localStorage.length).toBe(0)
  })

  it('leads to the result when nothing else is left', async () => {
    const left = runOf({
      questions: prompts.slice(0, 1),
      answers: [decided(answeredTo(), [true, false])],
    })
    await gone(404, () => answer(checkApiCalls.startCheck, left))
    expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('0 od 1 u potpunosti')
  })

  it('leads to the start when the check is gone', async () => {
    await gone(404, () => refuse(checkApiCalls.startCheck, 404, 'Ova lekcija još nema provjeru.'))
    expect(button('Počni')).toBeTruthy()
  })
})

describe('an answer', () => {
  it('can be submitted when there is one, and is sent once', async () => {
    await begin()
    expect(button('Usporedi').disabled).toBe(true)
    write('   ')
    expect(button('Usporedi').disabled).toBe(true)
    holdRequest(checkApiCalls.answerOpen)
    await submit()
    await press('Otvaram...')
    expect(bodies(checkApiCalls.answerOpen)).toEqual([
      { checkQuestionId: idOf('80'), text: 'Zbog sunca.' },
    ])
  })

  it('is stored in the browser until it is sent', async () => {
    const { unmount } = await begin()
    write('Pola reče')
    unmount()
    await begin()
    expect(area().value).toBe('Pola reče')
    await give(answeredTo())
    expect(localStorage).toHaveLength(0)
  })

  it.each([
    [3_600, ''],
    [3_700, 'Još 300 od 4000 znakova'],
    [4_000, 'Još 0 od 4000 znakova'],
  ])('of %i characters shows „%s”', async (length, text) => {
    await begin()
    write('a'.repeat(length))
    expect(document.getElementById('ostaje-znakova')?.textContent).toBe(text)
    expect(area().maxLength).toBe(4_000)
  })
})

describe('the comparison', () => {
  it('takes focus and shows both answers, with found words marked and ticked', async () => {
    await begin()
    expect(document.body.textContent).not.toContain('Uzoran odgovor')
    await give(answeredTo())
    const region = screen.getByRole('region', { name: 'Usporedba s uzornim odgovorom' })
    expect(document.activeElement).toBe(region)
    expect([...document.querySelectorAll('mark')].map((one) => one.textContent)).toEqual(['sunca'])
    expect(region.textContent).toContain('Zbog sunca.')
    expect(region.textContent).toContain('isparava')
    expect(ticks().map(({ checked }) => checked)).toEqual([true, false])
    const [, name] = screen.getAllByRole('checkbox', { name: /imam to$/ })
    expect(name?.closest('label')?.textContent).toBe('voda isparavaimam to')
    expect(region.textContent).not.toMatch(/nedostaje|netočno|Na što paziti/i)
  })

  it('ends with the pupil’s ticks', async () => {
    await begin()
    await give(answeredTo())
    fireEvent.click(ticks()[0] as HTMLElement)
    fireEvent.click(ticks()[1] as HTMLElement)
    await decide(decided(answeredTo(), [false, true]))
    expect(bodies(checkApiCalls.tickPoints)).toEqual([{ checkQuestionId: idOf('80'), points: [1] }])
    expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Što je rijeka?')
  })

  it('is resumed when the answer was sent but not the ticks', async () => {
    await begin(runOf({ answers: [answeredTo()] }))
    expect(document.body.textContent).toContain('Pitanje 1 od 2')
    expect(ticks()).toHaveLength(2)
  })

  it('keeps changed ticks across a reload, until they are sent', async () => {
    const { unmount } = await begin(runOf({ answers: [answeredTo()] }))
    fireEvent.click(ticks()[0] as HTMLInputElement)
    unmount()
    answer(checkApiCalls.startCheck, runOf({ answers: [answeredTo()] }))
    show()
    await press('Počni')
    expect(ticks().map(({ checked }) => checked)).toEqual([false, false])
    await decide(decided(answeredTo(), [false, false]))
    expect(localStorage).toHaveLength(0)
  })

  it('lists spelling slips', async () => {
    await begin()
    await give(answeredTo({ slips: [{ typed: '<b>kisa', correct: 'kiša' }] }))
    const item = screen.getByText('kiša').closest('li')
    expect(item?.textContent).toBe('umjesto <b>kisa piše se kiša')
  })
})

it('in the first grades nothing is typed: the answer is spoken, then ticked', async () => {
  show(true, true)
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Pitanja za razgovor')
  answer(checkApiCalls.startCheck, runOf())
  await press('Počni')
  expect(screen.queryByRole('textbox')).toBeNull()
  const points = answeredTo().points.map((point) => ({ ...point, isTicked: false }))
  answer(checkApiCalls.answerOpen, answeredTo({ text: '', marks: [], points }))
  await press('Pogledaj odgovor')
  expect(bodies(checkApiCalls.answerOpen)).toEqual([{ checkQuestionId: idOf('80'), text: '' }])
  expect(screen.queryByRole('heading', { name: 'Tvoj odgovor' })).toBeNull()
  expect(ticks().map(({ checked }) => checked)).toEqual([false, false])
})

it('after the last question the result is shown, with another run if any is left', async () => {
  await begin()
  await give(answeredTo())
  await decide(decided(answeredTo(), [true, true]))
  const script = '<script>alert(1)</script>'
  const second = answeredTo({ checkQuestionId: idOf('81'), text: script, marks: [] })
  await give(second, script)
  await decide(decided(second, [false, false]), 'Pogledaj sve')
  await settle()
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('1 od 2 u potpunosti')
  expect(screen.getByText(script).tagName).toBe('P')
  await press('Još jednom')
  expect(button('Počni')).toBeTruthy()
})

it('the last run of a day offers no other', async () => {
  await begin(runOf({ runsLeft: 0, questions: prompts.slice(0, 1) }))
  await give(answeredTo())
  await decide(decided(answeredTo(), [true, false]), 'Pogledaj sve')
  expect(screen.queryByRole('button', { name: 'Još jednom' })).toBeNull()
})
