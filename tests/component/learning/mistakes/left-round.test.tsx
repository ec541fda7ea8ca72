import { act, fireEvent, render, screen } from '@testing-library/react'
import { Activity } from 'react'
import { PathnameContext } from 'next/dist/shared/lib/hooks-client-context.shared-runtime'
import { expect, it, onTestFinished } from 'vitest'
import { MistakesPage } from '@/components/learning/mistakes/mistakes-page'
import { mistakesApiCalls } from '@/lib/learning/mistakes/calls'
import { lessonMistakesPath } from '@/lib/platform/paths'
import { quizApiCalls } from '@/lib/learning/quiz/calls'
import { useUser } from '@/stores/user'
import { pupilOf } from '../../support/family'
import { lessonLink, mistakeOf, pageOf } from '../../support/mistakes'
import { answer, settle } from '../../support/network'
import { press } from '../../support/person'
import { judgementOf } from '../../support/quiz'
import { withSite } from '../../support/site'

const RIGHT = {
  ...judgementOf({ outcome: 'right', correct: { kind: 'single', choice: 'b' } }),
  earned: 0 as const,
}
const { lessonId } = lessonLink()

/** Opens the page at an address; the result leaves it, as Next does, and comes back to it. */
async function openAt(address: string) {
  window.history.replaceState(null, '', address)
  onTestFinished(() => window.history.replaceState(null, '', '/'))
  answer(mistakesApiCalls.listMistakes, pageOf([mistakeOf(1), mistakeOf(2)]))
  answer(quizApiCalls.judgeAnswer, RIGHT)
  useUser.setState({ user: pupilOf() })
  const shown = (mode: 'visible' | 'hidden') => (
    <PathnameContext value="/profil/greske">
      <Activity mode={mode}>{withSite(<MistakesPage />)}</Activity>
    </PathnameContext>
  )
  const { rerender } = render(shown('visible'))
  await settle()
  return async () => {
    await act(async () => rerender(shown('hidden')))
    await settle()
    await act(async () => rerender(shown('visible')))
    await settle()
  }
}

async function answerB(then: string) {
  fireEvent.click(screen.getByLabelText(/drugi/))
  await press('Provjeri')
  await press(then)
}

it('whoever comes back after the end of a round finds the list', async () => {
  const leaveAndReturn = await openAt('/profil/greske')
  await press('Vježbaj redom')
  await answerB('Dalje')
  await answerB('Završi')
  expect(screen.getByRole('heading', { name: '2 od 2 točno' })).toBeTruthy()
  await leaveAndReturn()
  expect(screen.getByRole('heading', { name: 'Moje greške' })).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Vježbaj redom' })).toBeTruthy()
})

it('whoever comes back in the middle of a round goes on with it', async () => {
  const leaveAndReturn = await openAt('/profil/greske')
  await press('Vježbaj redom')
  await answerB('Dalje')
  await leaveAndReturn()
  expect(screen.getByText('Pitanje broj 2')).toBeTruthy()
})

it('whoever comes back from a lesson after the end of its round begins another', async () => {
  const leaveAndReturn = await openAt(lessonMistakesPath(lessonId))
  await answerB('Dalje')
  await answerB('Završi')
  answer(mistakesApiCalls.listMistakes, pageOf([mistakeOf(3)]))
  await leaveAndReturn()
  expect(screen.getByText('Pitanje broj 3')).toBeTruthy()
})
