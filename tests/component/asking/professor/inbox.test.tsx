import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { AskProfessor } from '@/components/asking/professor/ask-professor'
import { Inbox } from '@/components/asking/professor/inbox'
import { UnseenBadge } from '@/components/asking/professor/inbox-link'
import { professorApiCalls } from '@/lib/asking/professor/calls'
import type { OwnQuestion } from '@/lib/asking/professor/model'
import { useUnseenAnswers } from '@/stores/inbox'
import { useSession } from '@/stores/session'
import { useUser } from '@/stores/user'
import { idOf, pupilOf, viewerOf } from '../../support/family'
import { answer, bodies, refuse, sentInputs, settle } from '../../support/network'
import { press } from '../../support/person'

const BAD = '<img src=x onerror=alert(1)>'

const questionOf = (number: number, changes: Partial<OwnQuestion> = {}): OwnQuestion => ({
  _id: idOf(String(number)),
  text: `Pitanje ${number}`,
  createdAt: '2026-11-20T10:00:00.000Z',
  promisedAt: '2026-11-21T10:00:00.000Z',
  lesson: { title: 'Voda', gradeName: '5. razred', path: '/5-razred/knjiga/voda' },
  hasPicture: false,
  isSeen: false,
  answeredAt: null,
  question: null,
  ownAnswer: [],
  outcome: null,
  answer: null,
  ...changes,
})
const answered = { answeredAt: '2026-11-20T12:00:00.000Z', answer: '<strong>Zato.</strong>' }

const pupil = pupilOf({ hasProfessor: true })

beforeEach(() => {
  useUser.setState({ user: pupil })
  useSession.setState({ viewer: viewerOf(pupil) })
  useUnseenAnswers.getState().show(0)
})

async function open(questions: OwnQuestion[] = [], total = questions.length) {
  answer(professorApiCalls.listChildQuestions, { questions, total, page: 1 })
  render(
    <>
      <UnseenBadge />
      <Inbox />
    </>,
  )
  await settle()
}
const toggle = async (text: string) => {
  const details = screen.getByText(text).closest('details')
  if (details) details.open = true
  await settle()
}

describe('the inbox', () => {
  it('explains itself while empty', async () => {
    await open()
    expect(document.body.textContent).toContain('Još nema poruka')
    expect(document.body.textContent).toContain('„Pitaj profesora”')
  })

  it('fetches pages of five', async () => {
    await open()
    const query = { childId: pupil._id, page: '1', limit: '5' }
    expect(sentInputs(professorApiCalls.listChildQuestions)).toEqual([{ query }])
  })

  it('offers nothing to pupils who can’t ask', async () => {
    useUser.setState({ user: pupilOf({ hasProfessor: false }) })
    await open()
    expect(document.body.textContent).not.toContain('Pitaj profesora')
  })

  it('opening an answer marks it as seen, once, and lowers the badge', async () => {
    useUnseenAnswers.getState().show(1)
    answer(professorApiCalls.markSeen, { success: true })
    await open([questionOf(1, answered), questionOf(2)])
    expect(screen.getByText('nepročitano: 1')).toBeTruthy()
    expect(document.documentElement.hasAttribute('data-unseen')).toBe(true)
    await toggle('Pitanje 1')
    expect(screen.getByRole('region', { name: 'Odgovor profesora' }).textContent).toContain('Zato.')
    await toggle('Pitanje 2')
    expect(document.body.textContent).toContain('Odgovor stiže do 21. studenoga 2026. u')
    expect(sentInputs(professorApiCalls.markSeen)).toEqual([{ params: { id: idOf('1') } }])
    expect(screen.queryByText(/nepročitano/)).toBeNull()
    expect(screen.queryByText('Novi odgovor')).toBeNull()
    expect(document.documentElement.hasAttribute('data-unseen')).toBe(false)
  })

  it('a failure to mark it as seen is ignored', async () => {
    refuse(professorApiCalls.markSeen, 500, 'Dogodila se greška.')
    await open([questionOf(1, answered)])
    await toggle('Pitanje 1')
    expect(screen.getByRole('region', { name: 'Odgovor profesora' })).toBeTruthy()
    expect(document.body.textContent).not.toContain('greška')
  })

  it('further pages are appended, each question once', async () => {
    await open(
      [1, 2, 3, 4, 5].map((number) => questionOf(number)),
      6,
    )
    answer(professorApiCalls.listChildQuestions, {
      questions: [questionOf(5), questionOf(6)],
      total: 6,
      page: 2,
    })
    await press('Prikaži još')
    expect(sentInputs(professorApiCalls.listChildQuestions).at(-1)).toMatchObject({
      query: { page: '2' },
    })
    expect(screen.getAllByText(/^Pitanje \d$/)).toHaveLength(6)
  })

  it('a pupil’s text is shown as text', async () => {
    await open([questionOf(1, { text: BAD, lesson: null })])
    await toggle(BAD)
    expect(document.querySelector('img[src=x]')).toBeNull()
    expect(screen.getAllByText(BAD)).toHaveLength(2)
  })
})

describe('asking', () => {
  const similar = (
    left: number | null,
    questions: { _id: string; question: string; answer: string }[] = [],
  ) => answer(professorApiCalls.listSimilar, { questions, left })
  const openDialog = async () => {
    render(<AskProfessor questionId={idOf('7')} />)
    await press('Pitaj profesora')
    await screen.findByRole('dialog')
    await settle()
  }
  const write = (value: string) =>
    fireEvent.change(screen.getByLabelText('Što ti nije jasno?'), { target: { value } })

  it('has no button for users who can’t', () => {
    useUser.setState({ user: pupilOf({ hasProfessor: false }) })
    render(<AskProfessor lessonId={idOf('7')} />)
    expect(screen.queryByRole('button')).toBeNull()
  })

  it('shows existing answers, then sends the question', async () => {
    similar(2, [{ _id: idOf('3'), question: 'Što je voda?', answer: 'Tekućina.' }])
    answer(professorApiCalls.ask, { question: questionOf(1) })
    await openDialog()
    expect(screen.getByText('Što je voda?')).toBeTruthy()
    expect(screen.getByText('Danas možeš pitati još 2 puta.')).toBeTruthy()
    write('  Zašto?  ')
    await press('Pošalji')
    await waitFor(() => expect(bodies(professorApiCalls.ask)).toHaveLength(1))
    const [body] = bodies(professorApiCalls.ask)
    expect(body).toMatchObject({ questionId: idOf('7'), childId: pupil._id, text: 'Zašto?' })
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('with a child’s words of distress is sent only after a confirmation', async () => {
    similar(2)
    answer(professorApiCalls.ask, { question: questionOf(1) })
    await openDialog()
    write('Očuh me navečer dodiruje.')
    expect(await screen.findByRole('link', { name: 'Nazovi 116 111' })).toBeTruthy()
    await press('Pošalji')
    expect(await screen.findByText('Želiš li ovo poslati?')).toBeTruthy()
    expect(bodies(professorApiCalls.ask)).toEqual([])
    await press('Da, pošalji')
    await waitFor(() => expect(bodies(professorApiCalls.ask)).toHaveLength(1))
    expect(bodies(professorApiCalls.ask)[0]).toMatchObject({ isSure: true })
  })

  it('text stays after a lost response, and is sent as the same question', async () => {
    similar(2)
    refuse(professorApiCalls.ask, 503, 'Pitanje nije poslano. Pokušaj ponovno.')
    await openDialog()
    write('Zašto?')
    await press('Pošalji')
    answer(professorApiCalls.ask, { question: questionOf(1) })
    await press('Pošalji')
    const [first, again] = bodies(professorApiCalls.ask)
    expect(again).toEqual(first)
  })

  it('with none left it says so, and offers nothing', async () => {
    similar(0)
    await openDialog()
    expect(screen.getByText(/Sutra možeš pitati ponovno/)).toBeTruthy()
    expect(screen.queryByLabelText('Što ti nije jasno?')).toBeNull()
  })
})
