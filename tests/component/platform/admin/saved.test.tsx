import { screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { apiCallOf } from '@/lib/platform/http/api-call'
import { fill } from '../../support/form'
import { answer, advanceClock, holdRequest, sentInputs } from '../../support/network'
import { change, press, show } from './screen'
import { calls, list, pageOf, thing } from './things'

vi.mock('next/navigation', () => import('./address'))

describe('a saved record', () => {
  it('is in its list as saved, before the list is refetched', async () => {
    answer(apiCallOf(list), pageOf([thing(1), thing(2)]))
    answer(apiCallOf(calls.read), thing(1))
    await show()
    await press('Stvar 1', 'link')
    fill('Naziv', 'Moje')
    answer(apiCallOf(calls.save), thing(1, { name: 'Moje', version: 2 }))
    await press('Spremi')
    holdRequest(apiCallOf(list))
    await press('Natrag na popis', 'link')
    expect(screen.getByRole('link', { name: 'Moje' })).toBeDefined()
    await press('Moje', 'link')
    await press('Obriši…')
    answer(apiCallOf(calls.remove), { success: true })
    await press('Obriši')
    expect(screen.queryByRole('link', { name: 'Moje' })).toBeNull()
    expect(screen.getByRole('link', { name: 'Stvar 2' })).toBeDefined()
  })

  it('keeps a position changed meanwhile, unless another is typed', async () => {
    await change()
    answer(apiCallOf(calls.save), thing(1, { name: 'Moje', version: 2 }))
    await press('Spremi')
    fill('Mjesto', '5')
    await press('Spremi')
    const bodies = sentInputs(apiCallOf(calls.save)).map(({ body }) => body)
    expect(bodies).toEqual([
      { name: 'Moje', text: '', version: 1 },
      { name: 'Moje', text: '', position: 5, version: 2 },
    ])
  })

  it('shows after a second that it is still being saved', async () => {
    vi.useFakeTimers()
    await change()
    const saving = holdRequest(apiCallOf(calls.save))
    const told = () => screen.queryByText('Još spremam, ne zatvaraj karticu.')
    await press('Spremi')
    expect(told()).toBeNull()
    await advanceClock(1_000)
    expect(told()?.role).toBe('status')
    await saving.answer(thing(1, { name: 'Moje', version: 2 }))
    expect(told()).toBeNull()
    vi.useRealTimers()
  })
})
