import { fireEvent, render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { WeeklyReportSwitch } from '@/components/across/profile/weekly-report-panel'
import type { Parent } from '@/lib/across/accounts/model'
import { reportsApiCalls } from '@/lib/learning/reports/calls'
import { useUser } from '@/stores/user'
import { parentOf } from '../../support/family'
import { answer, bodies, calls, holdRequest, refuse, settle } from '../../support/network'
import { field, toasts } from '../../support/person'

const NOW = new Date('2026-11-22T12:00:00Z')
const LABEL = 'Šaljite mi tjedni izvještaj emailom'

/** The panel as in the profile, with later changes of the store. */
function Profile({ handed }: { handed: Parent }) {
  const user = useUser((state) => state.user)
  return <WeeklyReportSwitch parent={user?.type === 'roditelj' ? user : handed} now={NOW} />
}

async function toggle() {
  fireEvent.click(field(LABEL))
  await settle()
}

it.each([
  [false, true, 'Tjedni izvještaj je uključen'],
  [true, false, 'Tjedni izvještaj je isključen'],
])('a click changes %s to %s', async (before, isWanted, words) => {
  answer(reportsApiCalls.wishWeeklyReport, { success: true, isWanted })
  const parent = parentOf({ wantsWeeklyReport: before })
  render(<Profile handed={parent} />)
  expect(field(LABEL).checked).toBe(before)
  await toggle()
  expect(bodies(reportsApiCalls.wishWeeklyReport)).toEqual([{ parentId: parent._id, isWanted }])
  expect(field(LABEL).checked).toBe(isWanted)
  expect(toasts()).toEqual([`success: Uspjeh! ${words}`])
})

it('a failure is shown and changes nothing', async () => {
  refuse(reportsApiCalls.wishWeeklyReport, 503, 'Ne sada.')
  render(<Profile handed={parentOf()} />)
  await toggle()
  expect(field(LABEL).checked).toBe(false)
  expect(toasts()).toEqual(['error: Greška Došlo je do greške prilikom spremanja'])
})

it('a second click during the first request sends nothing', async () => {
  holdRequest(reportsApiCalls.wishWeeklyReport)
  render(<Profile handed={parentOf()} />)
  await toggle()
  await toggle()
  expect(calls()).toHaveLength(1)
})

const subscription = { name: 'Godišnja', until: '2027-06-30T00:00:00.000Z' }

it.each([
  ['a confirmed address', true, subscription, 'Stiže na ana@obitelj.test dok traje pretplata.'],
  ['another address', false, subscription, 'Stiže kad potvrdite email, dok traje pretplata.'],
  ['no subscription', true, null, 'Stiže uz pretplatu. Možete ga uključiti već sada.'],
  [
    'a subscription that is over',
    true,
    { ...subscription, until: NOW.toISOString() },
    'Pretplata je istekla. Stiže opet uz novu.',
  ],
])('shows with %s when letters are sent', (_, isEmailConfirmed, bought, hint) => {
  render(<Profile handed={parentOf({ isEmailConfirmed, subscription: bought })} />)
  const id = field(LABEL).getAttribute('aria-describedby') ?? ''
  expect(document.getElementById(id)?.textContent).toBe(hint)
  expect(screen.getByRole('heading', { level: 2 }).id).toBe('tjedni-izvjestaj')
})
