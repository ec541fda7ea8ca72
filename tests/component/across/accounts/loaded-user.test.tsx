import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { TodayReview } from '@/components/learning/cards/today-review'
import { Notebook } from '@/components/learning/notebook/notebook'
import { ReportScreen } from '@/components/learning/reports/report-screen'
import { sessionApiCalls } from '@/lib/across/accounts/session-calls'
import { cardsApiCalls } from '@/lib/learning/cards/calls'
import { useSession } from '@/stores/session'
import { loadUser } from '@/stores/load-user'
import { useUser } from '@/stores/user'
import { pupilOf, viewerOf } from '../../support/family'
import { answer, loseConnection, settle } from '../../support/network'
import { serveNotes } from '../../support/notebook'
import { press } from '../../support/person'

const pupil = pupilOf()

it.each([
  ['the notebook', <Notebook key="" />],
  ['the report', <ReportScreen key="" childId={pupil._id} professor={null} assistant={null} />],
  ['the cards of today', <TodayReview key="" />],
])('%s shows when its user can’t be loaded, and retries', async (_, screenOf) => {
  const viewer = viewerOf(pupil)
  useSession.setState({ viewer, look: () => viewer })
  useUser.setState({ user: null })
  loseConnection(sessionApiCalls.currentUser)
  answer(cardsApiCalls.todayCards, { cards: [], hasDeck: false })
  serveNotes([])
  render(screenOf)
  await loadUser()
  await settle()
  expect(screen.getByRole('alert').textContent).toContain('Nema veze s internetom')
  answer(sessionApiCalls.currentUser, { user: pupil })
  await press('Pokušaj ponovno')
  expect(screen.queryByText(/^Nema veze/)).toBeNull()
})
