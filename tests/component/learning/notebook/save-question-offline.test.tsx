import { render, screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { SaveQuestion } from '@/components/learning/notebook/save-question'
import { OFFLINE_MESSAGE } from '@/lib/platform/http/client'
import { notebookApiCalls } from '@/lib/learning/notebook/calls'
import { useSession } from '@/stores/session'
import { pupilOf } from '../../support/family'
import { answer, sentInputs } from '../../support/network'
import { noteOf } from '../../support/notebook'
import { button, press } from '../../support/person'
import { judgementOf, questionOf } from '../../support/quiz'

const network = vi.hoisted(() => ({ isUp: false }))
// Code loaded by the first click also needs the network.
vi.mock('@/components/learning/notebook/question-page', (original) => {
  if (!network.isUp) throw new Error('Failed to load chunk')
  return original()
})

const soon = (claim: () => void) => waitFor(claim, { timeout: 4_000 })

it('reports a missing connection when its code can’t be loaded, and can be retried', async () => {
  const viewer = { sub: pupilOf()._id, type: 'ucenik', firstName: 'Maja', exp: 0 }
  useSession.setState({ viewer: viewer as never })
  const judgement = judgementOf({ outcome: 'wrong', correct: { kind: 'short', text: 'Zagreb' } })
  render(<SaveQuestion question={questionOf('short')} judgement={judgement} source="kwiz" />)
  await press('U bilježnicu')
  await soon(() => expect(screen.getByRole('alert').textContent).toBe(OFFLINE_MESSAGE))
  expect(button('U bilježnicu').getAttribute('aria-disabled')).toBe('false')
  network.isUp = true
  answer(notebookApiCalls.addNote, { success: true, notebookItem: noteOf('10') })
  await press('U bilježnicu')
  await soon(() => expect(button('U bilježnici je')).toBeTruthy())
  expect(sentInputs(notebookApiCalls.addNote)).toHaveLength(1)
  expect(screen.getByRole('alert').textContent).toBe('')
})
