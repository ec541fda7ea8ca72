import { fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { Check } from '@/components/check/check'
import type { CheckRun, CheckVerdict } from '@/lib/learning/check/model'
import type { LessonState } from '@/lib/learning/lesson-state/model'
import { useUser } from '@/stores/user'
import { idOf, pupilOf } from '../support/family'
import { button, press, refusal, sent, server, settle, withoutMemory } from '../support/people'

vi.mock('@/lib/http/client', async (original) => ({ ...(await original<object>()), call: vi.fn() }))
vi.mock('@/lib/users/load-page', () => ({ loadPage: vi.fn() }))
vi.mock('@/components/ui/toast', () => ({ toast: vi.fn() }))

withoutMemory()
beforeEach(() => void vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined))
beforeEach(() => localStorage.clear())

/** What the lesson's page knows already of the check. */
const known = vi.hoisted(() => ({ check: null as LessonState['check'] | null }))
vi.mock('@/components/learning/lesson-state/use-lesson-state', () => ({
  useLessonState: (lessonId: string | null) =>
    lessonId && known.check && { state: { check: known.check } },
}))
beforeEach(() => {
  known.check = null
})

const LESSON = idOf('70')
const RUN = idOf('71')
const prompts = [
  { _id: idOf('80'), html: 'Zašto se <em>lokva</em> osuši?' },
  { _id: idOf('81'), html: 'Što je rijeka?' },
]
const verdictOf = (part: Partial<CheckVerdict> = {}): CheckVerdict => ({
  checkQuestionId: idOf('80'),
  text: 'Zbog sunca.',
  outcome: 'partly',
  hit: ['sunce <em>zagrijava</em> vodu'],
  missing: ['voda isparava'],
  slips: [],
  modelAnswer: 'Sunce zagrijava vodu, pa ona <strong>isparava</strong>.',
  ...part,
})
const runOf = (part: Partial<CheckRun> = {}): CheckRun => ({
  runId: RUN,
  questions: prompts,
  verdicts: [],
  runsLeft: 2,
  ...part,
})

const show = (hasSubscription = true) => {
  useUser.setState({ user: pupilOf({ hasSubscription }) })
  const paths = { scriptPath: '/a/skripta', lessonPath: '/a' }
  return render(<Check lessonId={LESSON} prompts={prompts} {...paths} />)
}
const begin = async (run = runOf()) => {
  server.mockResolvedValueOnce(run)
  const shown = show()
  await press('Počni')
  return shown
}
const area = () => screen.getByRole<HTMLTextAreaElement>('textbox')
const write = (text: string) => fireEvent.change(area(), { target: { value: text } })
const judge = async (verdict: CheckVerdict, text = 'Zbog sunca.') => {
  server.mockResolvedValueOnce(verdict)
  write(text)
  await press('Provjeri')
}

describe('the beginning', () => {
  it('says how many questions wait, and asks the server only when it is begun', async () => {
    show()
    expect(document.body.textContent).toContain('Čekaju te 2 pitanja.')
    expect(sent()).toEqual([])
    server.mockResolvedValueOnce(runOf())
    await press('Počni')
    expect(sent()).toEqual([['/lessons/{id}/provjera', {}]])
    expect(screen.getByRole('heading', { level: 2 }).innerHTML).toContain('<em>lokva</em>')
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 2 }))
  })

  it('says what is left of a check that was begun, and how often one can begin today', async () => {
    known.check = { isOffered: true, open: { done: 1, of: 2 }, last: null, leftToday: 2 }
    show()
    expect(document.body.textContent).toContain('Čeka te još 1 pitanje.')
    expect(screen.getByRole('button', { name: 'Nastavi' })).toBeTruthy()
    known.check = { isOffered: true, open: null, last: { done: 1, of: 2 }, leftToday: 1 }
    show()
    expect(document.body.textContent).toContain('Danas je možeš riješiti još 1 put.')
  })

  it('offers no start when the day has no more, and a way on', () => {
    known.check = { isOffered: true, open: null, last: { done: 1, of: 2 }, leftToday: 0 }
    show()
    expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Za danas je dosta')
    expect(screen.getByRole('link', { name: 'Natrag na lekciju' }).getAttribute('href')).toBe('/a')
    expect(screen.queryByRole('button')).toBeNull()
  })

  it('asks for nothing of the day where no check is offered', () => {
    known.check = { isOffered: false, open: null, last: null, leftToday: 0 }
    show(false)
    expect(document.body.textContent).not.toContain('Za danas je dosta')
  })

  it('takes up an open one even when no other may begin', () => {
    known.check = { isOffered: true, open: { done: 1, of: 2 }, last: null, leftToday: 0 }
    show()
    expect(screen.getByRole('button', { name: 'Nastavi' })).toBeTruthy()
  })

  it('goes on at the first question that is open, whatever was answered before', async () => {
    await begin(runOf({ verdicts: [verdictOf()] }))
    expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Što je rijeka?')
    expect(document.body.textContent).toContain('Pitanje 2 od 2')
  })

  it('a pupil without a subscription gets the questions and a kind word, no button', () => {
    show(false)
    expect(screen.queryByRole('button')).toBeNull()
    expect(screen.getAllByRole('listitem').map((one) => one.textContent)).toEqual([
      '1Zašto se lokva osuši?',
      '2Što je rijeka?',
    ])
    expect(document.body.textContent).toContain('usporedi sa skriptom')
    const way = screen.getByRole('link', { name: 'Otvori skriptu' })
    expect(way.getAttribute('href')).toBe('/a/skripta')
  })

  it.each([
    [403, 'Provjeri se na papiru'],
    [409, 'Sutra te opet čeka.'],
    [0, 'Nema veze'],
  ])('a refusal with %i says „%s”', async (status, text) => {
    server.mockRejectedValueOnce(
      refusal(status, status === 409 ? 'Gotovo. Sutra te opet čeka.' : 'Nema veze'),
    )
    show()
    await press('Počni')
    expect(document.body.textContent).toContain(text)
    if (status === 409) expect(button('Počni').disabled).toBe(true)
    if (status === 0) expect(button('Počni').disabled).toBe(false)
  })
})

describe('a question that is taken out meanwhile', () => {
  const gone = async (status: number, next: () => void) => {
    await begin()
    server.mockRejectedValueOnce(refusal(status, 'Pitanje nije pronađeno'))
    next()
    write('Zbog sunca.')
    await press('Provjeri')
  }

  it.each([404, 409])('(%i) makes room for what the lesson asks now', async (status) => {
    await gone(status, () => server.mockResolvedValueOnce(runOf({ questions: prompts.slice(1) })))
    expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Što je rijeka?')
    expect(screen.getAllByRole('status')[0]?.textContent).toBe(
      'To pitanje više nije u provjeri. Nastavi s ovim.',
    )
    expect(area().value).toBe('')
    expect(localStorage.length).toBe(0)
  })

  it('leads to the result when nothing else was left', async () => {
    const left = runOf({ questions: prompts.slice(0, 1), verdicts: [verdictOf()] })
    await gone(404, () => server.mockResolvedValueOnce(left))
    expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('0 od 1 u potpunosti')
  })

  it('leads to the beginning when the check is gone', async () => {
    await gone(404, () =>
      server.mockRejectedValueOnce(refusal(404, 'Ova lekcija još nema provjeru.')),
    )
    expect(button('Počni')).toBeTruthy()
  })
})

describe('an answer', () => {
  it('can be given when there is one, and is sent once', async () => {
    await begin()
    expect(button('Provjeri').disabled).toBe(true)
    write('   ')
    expect(button('Provjeri').disabled).toBe(true)
    server.mockReturnValueOnce(new Promise(() => undefined) as never)
    write('Zbog sunca.')
    await press('Provjeri')
    await press('Provjeravam...')
    expect(sent().slice(1)).toEqual([
      ['/provjere/{id}/odgovori', { checkQuestionId: idOf('80'), text: 'Zbog sunca.' }],
    ])
  })

  it('is kept in the browser until it is judged', async () => {
    const { unmount } = await begin()
    write('Pola reče')
    unmount()
    await begin()
    expect(area().value).toBe('Pola reče')
    await judge(verdictOf())
    expect(localStorage).toHaveLength(0)
  })

  it('stays in its field when it could not be sent', async () => {
    await begin()
    server.mockRejectedValueOnce(
      refusal(0, 'Nema veze s internetom. Treba pokušati ponovno kad se veza vrati.'),
    )
    write('Zbog sunca.')
    await press('Provjeri')
    expect(screen.getByRole('alert').textContent).toBe(
      'Nema veze s internetom. Treba pokušati ponovno kad se veza vrati. Tvoj je tekst sačuvan.',
    )
    expect(area().value).toBe('Zbog sunca.')
    await judge(verdictOf())
    expect(screen.getByRole('heading', { name: 'Djelomično' })).toBeTruthy()
  })

  it.each([
    [3_600, ''],
    [3_700, 'Još 300 od 4.000 znakova'],
    [4_000, 'Još 0 od 4.000 znakova'],
  ])('of %i signs says „%s”', async (length, text) => {
    await begin()
    write('a'.repeat(length))
    expect(document.getElementById('ostaje-znakova')?.textContent).toBe(text)
    expect(area().maxLength).toBe(4_000)
  })
})

describe('a verdict', () => {
  it.each([
    ['right', 'Točno'],
    ['spelling', 'Točno, ali pazi na pisanje'],
    ['partly', 'Djelomično'],
    ['not-yet', 'Još ne'],
  ] as const)('%s is said as „%s” and takes the focus', async (outcome, title) => {
    await begin()
    await judge(verdictOf({ outcome }))
    const region = screen.getByRole('region', { name: `Rezultat: ${title}` })
    expect(document.activeElement).toBe(region)
    expect(area().readOnly).toBe(true)
  })

  it('tells what was there, what can be added, and the model answer', async () => {
    await begin()
    expect(document.body.textContent).not.toContain('Uzoran odgovor')
    await judge(verdictOf())
    const text = screen.getByRole('region').textContent ?? ''
    expect(text).toMatch(
      /Prepoznato u tvojem odgovoru:sunce zagrijava vodu.*još možeš dodati:voda isparava.*Uzoran odgovorSunce/,
    )
    expect(text).not.toContain('Na što paziti')
  })

  it('lists what to mind in writing', async () => {
    await begin()
    await judge(verdictOf({ slips: [{ typed: '<b>kisa', correct: 'kiša' }] }))
    expect(document.body.textContent).toContain('među karticama na tvojem profilu')
    const item = screen.getByText('kiša').closest('li')
    expect(item?.textContent).toBe('umjesto <b>kisa piše se kiša')
  })
})

it('after the last question stands what the run came to; another can be begun while one is left', async () => {
  await begin()
  await judge(verdictOf({ outcome: 'right', missing: [] }))
  await press('Dalje')
  const script = '<script>alert(1)</script>'
  await judge(verdictOf({ checkQuestionId: idOf('81'), text: script, outcome: 'not-yet' }), script)
  await press('Pogledaj sve')
  await settle()
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('1 od 2 u potpunosti')
  expect(screen.getByText(script).tagName).toBe('P')
  await press('Još jednom')
  expect(button('Počni')).toBeTruthy()
})

it('the last run of a day offers no other', async () => {
  await begin(runOf({ runsLeft: 0, questions: prompts.slice(0, 1) }))
  await judge(verdictOf())
  await press('Pogledaj sve')
  expect(screen.queryByRole('button', { name: 'Još jednom' })).toBeNull()
})
