import { act, render, screen } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { AssistantDialog } from '@/components/asking/assistant/assistant-dialog'
import { assistantApiCalls } from '@/lib/asking/assistant/calls'
import type { AssistantEvent } from '@/lib/asking/assistant/model'
import { ASSISTANT_MESSAGES } from '@/lib/asking/assistant/help'
import { setRoundId, startRound } from '@/lib/learning/quiz/quiz-progress'
import { OFFLINE_MESSAGE } from '@/lib/platform/http/client'
import { useAssistant } from '@/stores/assistant'
import { useQuiz } from '@/stores/quiz'
import { useSession } from '@/stores/session'
import { answerEvents, bodies, loseConnection, refuse, settle } from '../../support/network'
import { button, fill, press } from '../../support/person'
import { quizStepOf } from '../../support/quiz'
import { playAsPupil, ANSWER_B, ids, LESSON, questionId, right } from '../../support/quiz-page'

const { askAssistant } = assistantApiCalls
playAsPupil()
beforeEach(() => useAssistant.setState(useAssistant.getInitialState()))

const source = { number: 1, title: 'Brojnik', path: '/5-razred/knjiga/razlomci/skripta#brojnik' }
const html = '<p>Brojnik je gore [1].</p>'

const reply = (by: 'model' | 'lesson' = 'model', rests = false): AssistantEvent[] => [
  { type: 'start', by, rests },
  { type: 'text', text: 'Broji' },
  { type: 'end', outcome: 'reply', html, sources: [source] },
]

async function open(path = '/5-razred/knjiga/razlomci') {
  window.history.replaceState(null, '', path)
  useSession.getState().look()
  const view = render(<AssistantDialog lessonId={LESSON} onOpenChange={() => undefined} />)
  await settle()
  return view
}

const openAtQuestion = () => open('/5-razred/knjiga/razlomci/kwiz')

const said = () => screen.getAllByRole('status').map(({ textContent }) => textContent)
const helps = () =>
  [...screen.getByRole('group', { name: 'Što trebaš?' }).children].map((one) => one.textContent)

it('a reply is announced as a whole, with its sources and its author', async () => {
  answerEvents(askAssistant, ...reply())
  await open()
  expect(helps()).toEqual(['Objasni drukčije', 'Daj primjer', 'Pitaj me'])
  await fill('Pitaj svojim riječima', 'Što je brojnik?')
  await press('Pitaj')
  const [body] = bodies(askAssistant)
  expect(body).toMatchObject({ lessonId: LESSON, help: 'question', text: 'Što je brojnik?' })
  expect(said()).toEqual(['Brojnik je gore [1].'])
  expect(screen.getByRole('link', { name: '[1] Brojnik' }).getAttribute('href')).toBe(source.path)
  expect(screen.getByText('Odgovara program (AI) i može pogriješiti.')).toBeTruthy()
  expect(screen.getByText(/Roditelj može vidjeti što pitaš/)).toBeTruthy()
})

it('during a test that asks the lesson, it leads to this test', async () => {
  const way = { title: 'Razlomci', path: '/5-razred/knjiga/ponovi/razlomci/test' }
  refuse(askAssistant, 409, ASSISTANT_MESSAGES.inTest, { way })
  await open()
  await press('Daj primjer')
  expect(said()).toEqual([ASSISTANT_MESSAGES.inTest])
  const link = screen.getByRole('link', { name: 'Otvori test „Razlomci”' })
  expect(link.getAttribute('href')).toBe(way.path)
})

it('a question has three hints, also in a reopened dialog', async () => {
  answerEvents(askAssistant, ...reply('lesson'))
  const { unmount } = await openAtQuestion()
  // The quiz gets its questions after the dialog was opened.
  act(() => useQuiz.getState().open(LESSON, ids))
  expect(helps()).toEqual(['Prvi savjet'])
  const first = button('Prvi savjet')
  await press('Prvi savjet')
  expect(button('Drugi savjet')).toBe(first)
  unmount()
  await openAtQuestion()
  await press('Drugi savjet')
  await press('Treći savjet')
  expect(screen.getByText(/^Bila su to sva tri savjeta/)).toBeTruthy()
  await press('Treći savjet')
  expect(bodies(askAssistant).map(({ help, question }) => [help, question?.id])).toEqual(
    ['hint-1', 'hint-2', 'hint-3'].map((help) => [help, questionId]),
  )
})

it('for a judged question it sends the round and the answer', async () => {
  answerEvents(askAssistant, ...reply())
  useQuiz.getState().open(LESSON, ids)
  useQuiz.setState({ progress: setRoundId(startRound(ids), LESSON) })
  useQuiz.getState().record(questionId, quizStepOf(ANSWER_B, right))
  await openAtQuestion()
  expect(helps()).toEqual(['Prvi savjet', 'Objasni drukčije', 'Daj primjer'])
  await press('Objasni drukčije')
  expect(bodies(askAssistant)[0]?.question).toEqual({
    id: questionId,
    roundId: LESSON,
    answer: ANSWER_B,
  })
})

it('a lost connection is retried as the same request, and replaced by its reply', async () => {
  loseConnection(askAssistant)
  await open()
  await press('Daj primjer')
  expect(said()).toEqual([OFFLINE_MESSAGE])
  answerEvents(askAssistant, ...reply())
  await press('Pokušaj ponovno')
  expect(said()).toEqual(['Brojnik je gore [1].'])
  const [first, second] = bodies(askAssistant)
  expect(second).toEqual(first)
})

it.each([
  [
    'that ended early',
    () => answerEvents(askAssistant, { type: 'start', by: 'model', rests: false }),
    true,
  ],
  ['refused by a parent', () => refuse(askAssistant, 403, ASSISTANT_MESSAGES.off), false],
] as const)('a reply %s is shown as such', async (_, happens, canRetry) => {
  happens()
  await open()
  await press('Pitaj me')
  expect(said()[0]).toMatch(/^(Pomoćnik se sada ne javlja|Roditelj je isključio)/)
  expect(screen.queryAllByRole('button', { name: 'Pokušaj ponovno' })).toHaveLength(+canRetry)
})

it('with none left the assistant rests until tomorrow, and offers nothing', async () => {
  answerEvents(askAssistant, ...reply('lesson', true))
  await open()
  await press('Daj primjer')
  expect(screen.getByText('Pomoćnik odmara do sutra.')).toBeTruthy()
  expect(document.body.textContent).not.toMatch(/kup|pretplat/i)
})
