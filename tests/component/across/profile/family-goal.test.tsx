import { fireEvent, render, screen, within } from '@testing-library/react'
import { FAMILY_STARS } from '@/components/art/family-star'
import { describe, expect, it, test } from 'vitest'
import { FamilyGoalSettings } from '@/components/across/profile/family-goal-settings'
import { ChildFamilyGoal } from '@/components/learning/family-goal/family-goal-panel'
import { familyGoalApiCalls } from '@/lib/learning/family-goal/calls'
import { goalOf } from '../../support/family'
import { answer, bodies, holdRequest, refuse, settle } from '../../support/network'
import { toasts } from '../../support/person'

const panel = () => screen.getByRole('region', { name: 'Obiteljski cilj' })
const bar = () => screen.queryByRole('progressbar', { name: 'Put do obiteljskog cilja' })

describe('a child’s goal', () => {
  it.each([
    [{ days: 0, target: 6 }, 'Ovaj tjedan: 6 dana vježbe'],
    [{ days: 1, target: 21 }, 'Ovaj tjedan: 1 od 21 dan vježbe'],
    [{ days: 4, target: 6 }, 'Ovaj tjedan: 4 od 6 dana vježbe'],
  ])('%o says „%s”', (changes, sentence) => {
    render(<ChildFamilyGoal stars={FAMILY_STARS} goal={goalOf(changes)} />)
    expect(within(panel()).getByText(sentence)).toBeTruthy()
    expect(bar()?.getAttribute('aria-valuenow')).toBe(String(changes.days))
  })

  it('that was reached says so, and counts the stars', () => {
    render(
      <ChildFamilyGoal
        stars={FAMILY_STARS}
        goal={goalOf({ days: 7, isReached: true, stars: 2 })}
      />,
    )
    expect(panel().textContent).toContain('Cilj ovog tjedna je ostvaren!')
    expect(panel().textContent).toContain('Skupljeno: 2 zvjezdice')
    expect(bar()).toBeNull()
  })

  it.each([
    [true, 'Dane skupljate zajedno. Svako dijete koje taj dan vježba donosi jedan.'],
    [false, 'Broji se svaki dan kad vježbaš.'],
  ])('shared: %s says „%s”', (isShared, sentence) => {
    render(<ChildFamilyGoal stars={FAMILY_STARS} goal={goalOf({ isShared })} />)
    expect(screen.getByText(sentence)).toBeTruthy()
  })
})

describe('the parent’s choice', () => {
  const choice = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name })
  const open = async (changes = {}) => {
    render(<FamilyGoalSettings stars={FAMILY_STARS} goal={goalOf(changes)} />)
    await settle()
  }

  test('is saved at once, and shows the new goal', async () => {
    answer(familyGoalApiCalls.setFamilyGoal, goalOf({ size: 'veliki', target: 10 }))
    await open()
    expect(choice('Srednji: 3 dana').checked).toBe(true)
    fireEvent.click(choice('Veliki: 5 dana'))
    await settle()
    expect(bodies(familyGoalApiCalls.setFamilyGoal)).toEqual([{ size: 'veliki' }])
    expect(choice('Veliki: 5 dana').checked).toBe(true)
    expect(panel().textContent).toContain('Ovaj tjedan: 10 dana vježbe')
    expect(toasts()).toEqual(['success: Uspjeh! Cilj je spremljen'])
  })

  test('is sent once while it is being saved', async () => {
    holdRequest(familyGoalApiCalls.setFamilyGoal)
    await open()
    fireEvent.click(choice('Mali: 2 dana'))
    fireEvent.click(choice('Veliki: 5 dana'))
    await settle()
    expect(bodies(familyGoalApiCalls.setFamilyGoal)).toEqual([{ size: 'mali' }])
    expect(choice('Mali: 2 dana').checked).toBe(true)
  })

  test('that could not be saved returns to the saved one', async () => {
    refuse(familyGoalApiCalls.setFamilyGoal, 503, 'Ne sada.')
    await open()
    fireEvent.click(choice('Mali: 2 dana'))
    await settle()
    expect(choice('Srednji: 3 dana').checked).toBe(true)
    expect(toasts()).toEqual(['error: Greška Došlo je do greške prilikom spremanja'])
  })
})
