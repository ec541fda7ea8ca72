import { render, screen } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { SaveQuestion } from '@/components/notebook/save-question'
import { useSession } from '@/stores/session'
import { pupilOf } from '../support/family'
import { button, press, refusal, sent, server, settle, withoutMemory } from '../support/people'
import { judged, questionOf } from '../support/quiz'

vi.mock('@/lib/http/client', async (original) => ({ ...(await original<object>()), call: vi.fn() }))
vi.mock('@/lib/browser/load-page', () => ({ loadPage: vi.fn() }))
vi.mock('@/components/ui/toast', () => ({ toast: vi.fn() }))

withoutMemory()
// What is loaded with the first press is there at once.
beforeEach(async () => {
  await Promise.all([
    import('@/components/notebook/send-note'),
    import('@/components/notebook/question-page'),
  ])
})

const question = { ...questionOf('short'), html: 'Koji je <em>grad</em> &lt;b&gt;?' }
const judgement = judged({
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

it('keeps the question with its answer and reason as plain text, once', async () => {
  server.mockResolvedValue({ success: true })
  await show('ucenik')
  await press('U bilježnicu')
  await settle()
  const page = {
    title: 'Koji je grad <b>?',
    content: 'Točan odgovor: Zagreb\n\nGlavni grad.\n\nUvijek.',
  }
  const notebookItem = { questionID: question._id, source: 'kwiz', page }
  const body = { korisnikId: pupilOf()._id, notebookItem }
  expect(sent()).toEqual([['/korisnik/add-to-notebook', body]])
  await press('U bilježnici je')
  expect(sent()).toHaveLength(1)
  expect(screen.getByRole('status').textContent).toBe('Pitanje je spremljeno u bilježnicu.')
})

it('says why it could not be kept, and can be tried again', async () => {
  server.mockRejectedValueOnce(refusal(409, 'Bilježnica je puna.'))
  await show('ucenik')
  await press('U bilježnicu')
  await settle()
  expect(screen.getByRole('alert').textContent).toBe('Bilježnica je puna.')
  expect(button('U bilježnicu').getAttribute('aria-disabled')).toBe('false')
})

it('keeps a question of a fun quiz as a page, which stays one page in another game', async () => {
  server.mockResolvedValue({ success: true })
  const before = await show('ucenik', false)
  await press('U bilježnicu')
  await settle()
  before.unmount()
  await show('ucenik', false)
  await press('U bilježnicu')
  await settle()
  const [first, again] = sent().map(([, body]) => (body as { notebookItem: object }).notebookItem)
  expect(first).toEqual({
    _id: expect.stringMatching(/^[\da-f-]{36}$/),
    source: 'kwiz',
    page: expect.objectContaining({ title: 'Koji je grad <b>?' }),
  })
  expect(again).toEqual(first)
})
