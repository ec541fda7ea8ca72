import { render, screen } from '@testing-library/react'
import { beforeAll, expect, it } from 'vitest'
import { SaveQuestion } from '@/components/learning/notebook/save-question'
import { notebookApiCalls } from '@/lib/learning/notebook/calls'
import { useSession } from '@/stores/session'
import { pupilOf } from '../../support/family'
import { answer, refuse, sentInputs, settle } from '../../support/network'
import { noteOf } from '../../support/notebook'
import { button, press } from '../../support/person'
import { judgementOf, questionOf } from '../../support/quiz'

// Code of the first click is preloaded.
beforeAll(() => import('@/components/learning/notebook/question-page'))

const question = { ...questionOf('short'), html: 'Koji je <em>grad</em> &lt;b&gt;?' }
const judgement = judgementOf({
  outcome: 'wrong',
  correct: { kind: 'short', text: 'Zagreb' },
  explanation: '<p>Glavni grad.</p><p>Uvijek.</p>',
})
const show = async (type: 'ucenik' | 'roditelj' | null, isOfLesson?: boolean) => {
  const viewer = { sub: pupilOf()._id, type, firstName: 'Maja', exp: 0 }
  useSession.setState({ viewer: type && (viewer as never) })
  const own = isOfLesson === undefined ? {} : { isOfLesson }
  const shown = render(<SaveQuestion {...{ question, judgement, ...own }} source="kwiz" />)
  await settle()
  return shown
}

it.each(['roditelj', null] as const)('%s is offered nothing', async (type) => {
  await show(type)
  expect(screen.queryByRole('button')).toBeNull()
})

it('saves the question with answer and explanation as plain text, once', async () => {
  answer(notebookApiCalls.addNote, { success: true, notebookItem: noteOf('10') })
  await show('ucenik')
  await press('U bilježnicu')
  await settle()
  const page = {
    title: 'Koji je grad <b>?',
    content: 'Točan odgovor: Zagreb\n\nGlavni grad.\n\nUvijek.',
  }
  const notebookItem = { questionID: question._id, source: 'kwiz', page }
  const body = { korisnikId: pupilOf()._id, notebookItem }
  expect(sentInputs(notebookApiCalls.addNote)).toEqual([{ body }])
  await press('U bilježnici je')
  expect(sentInputs(notebookApiCalls.addNote)).toHaveLength(1)
  expect(screen.getByRole('status').textContent).toBe('Pitanje je spremljeno u bilježnicu.')
})

it('shows why it could not be saved, and can be retried', async () => {
  refuse(notebookApiCalls.addNote, 409, 'Bilježnica je puna.')
  await show('ucenik')
  await press('U bilježnicu')
  await settle()
  expect(screen.getByRole('alert').textContent).toBe('Bilježnica je puna.')
  expect(button('U bilježnicu').getAttribute('aria-disabled')).toBe('false')
})

it('saves a fun quiz question as a page, once even across plays', async () => {
  answer(notebookApiCalls.addNote, { success: true, notebookItem: noteOf('10') })
  const before = await show('ucenik', false)
  await press('U bilježnicu')
  await settle()
  before.unmount()
  await show('ucenik', false)
  await press('U bilježnicu')
  await settle()
  const [first, again] = sentInputs(notebookApiCalls.addNote).map(({ body }) => body.notebookItem)
  expect(first).toEqual({
    _id: expect.stringMatching(/^[\da-f-]{36}$/),
    source: 'kwiz',
    page: expect.objectContaining({ title: 'Koji je grad <b>?' }),
  })
  expect(again).toEqual(first)
})
