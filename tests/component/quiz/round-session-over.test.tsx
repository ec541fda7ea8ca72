import '../support/edges'
import { fireEvent, render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { RoundQuestion } from '@/components/quiz/review/round-question'
import { loadPage } from '@/lib/browser/load-page'
import { useUser } from '@/stores/user'
import { idOf, pupilOf } from '../support/family'
import { press, server, withoutMemory } from '../support/people'
import { judged, questionOf } from '../support/quiz'

withoutMemory()

it('practice that was judged as a guest’s counts nothing and leads to the sign-in page', async () => {
  server.mockResolvedValue(judged({ outcome: 'right', correct: { kind: 'single', choice: 'b' } }))
  useUser.setState({ user: pupilOf() })
  const onKnown = vi.fn()
  render(
    <RoundQuestion
      question={questionOf('single')}
      judging={{ source: 'greske', roundId: idOf('70') }}
      isLast={false}
      takesFocus={false}
      noteOf={() => 'Još jedan točan odgovor'}
      onKnown={onKnown}
      onNext={() => undefined}
    />,
  )
  fireEvent.click(screen.getByLabelText(/drugi/))
  await press('Provjeri')
  expect(onKnown).not.toHaveBeenCalled()
  expect(screen.queryByText('Još jedan točan odgovor')).toBeNull()
  expect(screen.queryByRole('region', { name: /Objašnjenje/ })).toBeNull()
  expect(screen.getByRole('alert').textContent).toMatch(/^Tvoja je prijava istekla\./)
  expect(vi.mocked(loadPage).mock.calls).toEqual([['/prijava']])
})
