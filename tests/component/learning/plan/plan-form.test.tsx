import { screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { refresh } from '@/lib/platform/browser/queries'
import { contentApiCalls } from '@/lib/content/curriculum/calls'
import { planApiCalls } from '@/lib/learning/plan/calls'
import { LESSON_SEARCH } from '@/lib/asking/search/limits'
import { idOf } from '../../support/family'
import {
  advanceClock,
  answer,
  answerBy,
  loseConnection,
  refuse,
  sentInputs,
  settle,
} from '../../support/network'
import { fill, press } from '../../support/person'
import {
  fillPlan,
  servePlans,
  lessonOf,
  makePlan,
  openPlans,
  planOf,
  SUBJECTS,
  tick,
  ticks,
} from '../../support/plans'

const made = () => sentInputs(planApiCalls.makePlan).map(({ body }) => body)
const plans = () => screen.queryAllByRole('heading', { name: 'Test za 3 dana' })

it('makes a plan from a day and lessons', async () => {
  await openPlans()
  await makePlan()
  expect(made()).toMatchObject([{ testDay: '2026-11-25', lessonIds: [idOf('20')] }])
  expect(plans()).toHaveLength(1)
  expect(screen.queryByRole('form')).toBeNull()
})

it.each(['2026-11-22', '2027-01-22', ''])(
  'the day „%s” is rejected beside its field',
  async (day) => {
    await openPlans()
    await press('Dodaj test')
    await fill('Kada je test?', day)
    await press('Spremi plan')
    const form = screen.getByRole('form')
    expect(form.textContent).toContain('Odaberi dan od sutra')
    expect(form.textContent).toContain('Odaberi barem jednu lekciju.')
    expect(document.activeElement).toBe(screen.getByLabelText('Kada je test?'))
    await fill('Kada je test?', '2026-11-25')
    expect(form.textContent).not.toContain('Odaberi dan od sutra')
    expect(form.textContent).toContain('Odaberi barem jednu lekciju.')
    tick('Stari Egipat')
    expect(form.textContent).not.toContain('Odaberi barem jednu lekciju.')
    expect(made()).toEqual([])
  },
)

it.each(['2026-11-23', '2027-01-21'])('the day %s is accepted', async (day) => {
  await openPlans()
  await fillPlan('Stari Egipat', day)
  await press('Spremi plan')
  expect(made()).toHaveLength(1)
})

it('a plan is made once with the last wish, though responses get lost', async () => {
  await openPlans()
  loseConnection(planApiCalls.makePlan)
  await makePlan()
  await press('Spremi plan')
  tick('Brojevi 3')
  servePlans([])
  refuse(planApiCalls.removePlan, 404, 'Nema ga.')
  await press('Spremi plan')
  const [first, second, last] = made()
  expect(second).toEqual(first)
  expect(sentInputs(planApiCalls.removePlan)).toEqual([{ params: { id: first?.id } }])
  expect(last).toMatchObject({ lessonIds: [idOf('20'), idOf('63')] })
  expect(last?.id).not.toBe(first?.id)
})

it.each([
  ['is replaced by another wish', false, 1],
  ['and was given up stays beside another one', true, 2],
])('a plan whose response got lost %s', async (_, isGivenUp, left) => {
  await openPlans()
  loseConnection(planApiCalls.makePlan)
  await makePlan()
  servePlans([planOf({ _id: made()[0]?.id ?? '' })])
  await refresh(planApiCalls.listPlans)
  await settle()
  if (isGivenUp) {
    await press('Odustani')
    await makePlan('Brojevi 3')
  } else {
    tick('Brojevi 3')
    await press('Spremi plan')
  }
  expect(sentInputs(planApiCalls.removePlan)).toHaveLength(isGivenUp ? 0 : 1)
  expect(plans()).toHaveLength(left)
})

it('a plan whose response got lost is made once, though the form was left meanwhile', async () => {
  await openPlans()
  loseConnection(planApiCalls.makePlan)
  await makePlan()
  await press('Odustani')
  servePlans([])
  await makePlan()
  await makePlan()
  const [first, second, third] = made().map(({ id }) => id)
  expect(second).toBe(first)
  // A later plan is a separate one, even with equal values.
  expect(third).not.toBe(first)
})

it('a rejected plan is corrected under a new id, with nothing to remove', async () => {
  await openPlans()
  refuse(planApiCalls.makePlan, 409, 'Previše planova.')
  await makePlan()
  expect(screen.getByText('Previše planova.')).toBeTruthy()
  tick('Brojevi 3')
  servePlans([])
  await press('Spremi plan')
  expect(new Set(made().map(({ id }) => id)).size).toBe(2)
  expect(sentInputs(planApiCalls.removePlan)).toEqual([])
})

it('accepts lessons of another grade as well, and keeps those of both', async () => {
  const nature = {
    subject: 'Priroda',
    area: 'priroda',
    lessons: [lessonOf('80', 'Voda')],
    hasMore: false,
  } as const
  await openPlans()
  answerBy(contentApiCalls.gradeLessonChoices, ({ params }) =>
    params.id === idOf('57') ? [{ ...nature, lessons: [...nature.lessons] }] : SUBJECTS,
  )
  await fillPlan()
  await fill('Razred', idOf('57'))
  expect(ticks()).toHaveLength(2)
  tick('Voda')
  await press('Spremi plan')
  expect(made()).toMatchObject([{ lessonIds: [idOf('20'), idOf('80')] }])
})

it('reports when another grade’s lessons can’t be loaded', async () => {
  await openPlans()
  await press('Dodaj test')
  loseConnection(contentApiCalls.gradeLessonChoices)
  await fill('Razred', idOf('57'))
  expect(screen.getByText(/^Nema veze/)).toBeTruthy()
  await fill('Razred', idOf('55'))
  expect(screen.getByLabelText('Stari Egipat')).toBeTruthy()
})

it('the search filters lessons, also without diacritics, and keeps ticked ones', async () => {
  await openPlans()
  await press('Dodaj test')
  tick('Brojevi 3')
  await fill('Pretraži lekcije', 'EGIPAT')
  expect(ticks().map(({ checked }) => checked)).toEqual([false, true])
  await fill('Pretraži lekcije', 'nema toga')
  expect(ticks()).toHaveLength(1)
})

/**
 * Types into the search, whose wait passes by `waitForSearch` only: on a busy machine it would be
 * over before the test looks.
 */
async function search(words: string) {
  vi.useFakeTimers()
  await fill('Pretraži lekcije', words)
}
const waitForSearch = () => advanceClock(LESSON_SEARCH.waitMs)
afterEach(() => void vi.useRealTimers())

const CUT = SUBJECTS.map((one) => ({ ...one, hasMore: one.area === 'povijest' }))
const searches = () =>
  sentInputs(contentApiCalls.gradeLessonChoices).flatMap(({ query }) => query.trazi || [])

it('a partial list is searched by the server, and keeps ticked lessons', async () => {
  await openPlans([], [], CUT)
  const [history] = CUT
  const rome = { ...history, lessons: [lessonOf('90', 'Stari Rim')], hasMore: false }
  answerBy(contentApiCalls.gradeLessonChoices, ({ query }) =>
    query.trazi ? [rome as (typeof CUT)[0]] : CUT,
  )
  await press('Dodaj test')
  expect(screen.getAllByText(/^Ovdje nisu sve lekcije/)).toHaveLength(1)
  await search(' Rim')
  expect(screen.getByText('Pretražujem...')).toBeTruthy()
  await waitForSearch()
  tick('Stari Rim')
  expect(searches()).toEqual(['Rim'])
  expect(ticks()).toHaveLength(1)
  await search('')
  expect(ticks()).toHaveLength(13)
  expect(ticks().filter(({ checked }) => checked)).toHaveLength(1)
  loseConnection(contentApiCalls.gradeLessonChoices)
  await search('egipat')
  await waitForSearch()
  expect(screen.queryByText('Pretražujem...')).toBeNull()
  expect(ticks().map(({ checked }) => checked)).toEqual([false, true])
})

it.each([
  ['a server that is busy', 'Pretraga trenutačno ne radi. Pokušaj ponovno.'],
  ['no connection', 'Nema veze s internetom. Pokušaj ponovno kad se veza vrati.'],
])('with %s a search shows an error and can be retried', async (what, words) => {
  await openPlans([], [], CUT)
  await press('Dodaj test')
  if (what === 'no connection') loseConnection(contentApiCalls.gradeLessonChoices)
  else refuse(contentApiCalls.gradeLessonChoices, 503, 'Nešto drugo.')
  await search('rim')
  await waitForSearch()
  expect(screen.getByText(words)).toBeTruthy()
  expect(screen.queryByText('Nema takve lekcije.')).toBeNull()
  answer(contentApiCalls.gradeLessonChoices, [])
  await press('Pokušaj ponovno')
  expect(screen.getByText('Nema takve lekcije.')).toBeTruthy()
  expect(screen.queryByText(words)).toBeNull()
})

it('more than ten lessons can’t be ticked', async () => {
  await openPlans()
  await press('Dodaj test')
  for (let index = 0; index < 10; index += 1) tick(`Brojevi ${index}`)
  expect(screen.getByText('Odabrano: 10 od najviše 10')).toBeTruthy()
  expect(ticks().filter(({ disabled }) => disabled)).toHaveLength(2)
})
