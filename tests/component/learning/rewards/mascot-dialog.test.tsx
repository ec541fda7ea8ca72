import { fireEvent, render, screen, within } from '@testing-library/react'
import { Mascot } from '@/components/art/mascot'
import { expect, it } from 'vitest'
import { MascotDialog } from '@/components/learning/rewards/mascot-dialog'
import { OwnMascot } from '@/components/learning/rewards/own-mascot'
import { XpDialog } from '@/components/learning/rewards/xp-dialog'
import type { Pupil } from '@/lib/across/accounts/model'
import { rewardsApiCalls } from '@/lib/learning/rewards/calls'
import { useUser } from '@/stores/user'
import { pupilOf } from '../../support/family'
import { answer, bodies, holdRequest, refuse, settle } from '../../support/network'
import { toasts } from '../../support/person'

async function open(changes: Partial<Pupil> = {}) {
  const pupil = pupilOf({ xp: 0, ...changes })
  useUser.setState({ user: pupil })
  render(<MascotDialog onOpenChange={() => undefined} />)
  await settle()
}
const choice = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name })
const worn = () => {
  const { user } = useUser.getState()
  return user?.type === 'ucenik' && user.mascotPieces
}

it('offers the pieces of the level by name, and shows the next ones with the missing XP', async () => {
  await open()
  const names = screen.getAllByRole('radio').map((radio) => radio.getAttribute('aria-label'))
  expect(names).toEqual(['ništa na glavi', 'plava kapa', 'ništa oko vrata', 'crveni šal'])
  expect(choice('ništa na glavi').checked).toBe(true)
  expect(screen.getByText(/^Sljedeće/).textContent).toBe('Sljedeće: okrugle naočale, livada,')
  expect(screen.getByText('još 20 XP')).toBeTruthy()
})

it('has all pieces on the highest level, and nothing to come', async () => {
  await open({ xp: 2_000 })
  expect(screen.getAllByRole('radio')).toHaveLength(24 + 6)
  expect(screen.queryByText(/još .* XP/)).toBeNull()
})

it('saves a choice at once, and takes it off again', async () => {
  await open({ mascotPieces: ['plava-kapa'] })
  answer(rewardsApiCalls.dressMascot, { pieces: ['plava-kapa', 'crveni-sal'] })
  fireEvent.click(choice('crveni šal'))
  await settle()
  expect(worn()).toEqual(['plava-kapa', 'crveni-sal'])
  answer(rewardsApiCalls.dressMascot, { pieces: ['crveni-sal'] })
  fireEvent.click(choice('ništa na glavi'))
  await settle()
  expect(bodies(rewardsApiCalls.dressMascot)).toEqual([
    { pieces: ['plava-kapa', 'crveni-sal'] },
    { pieces: ['crveni-sal'] },
  ])
  expect(choice('crveni šal').checked).toBe(true)
  expect(choice('plava kapa').checked).toBe(false)
})

it('of choices made while one is being saved sends the last one only', async () => {
  await open({ xp: 2_000 })
  holdRequest(rewardsApiCalls.dressMascot)
  fireEvent.click(choice('plava kapa'))
  await settle()
  fireEvent.click(choice('kruna'))
  fireEvent.click(choice('zimska kapa'))
  await settle()
  expect(bodies(rewardsApiCalls.dressMascot)).toEqual([{ pieces: ['plava-kapa'] }])
  expect(choice('zimska kapa').checked).toBe(true)
})

it('returns to what is saved when a choice can’t be', async () => {
  await open()
  refuse(rewardsApiCalls.dressMascot, 503, 'Ne sada.')
  fireEvent.click(choice('plava kapa'))
  await settle()
  expect(choice('ništa na glavi').checked).toBe(true)
  expect(toasts()).toEqual(['error: Greška Ne sada.'])
})

it('a new level shows its pieces', async () => {
  const change = { oldXP: 19, newXP: 20, xpGained: 1, oldLevel: 1, newLevel: 2 }
  render(<XpDialog change={change} onClose={() => undefined} />)
  await settle()
  const dialog = within(screen.getByRole('dialog'))
  expect(dialog.getByText('Novo za tvoju Iskru: okrugle naočale, livada')).toBeTruthy()
})

it.each([
  ['a pupil without pieces', pupilOf(), false],
  ['a pupil with pieces', pupilOf({ mascotPieces: ['kruna'] }), true],
  ['hidden rewards', pupilOf({ mascotPieces: ['kruna'], hasRewards: false }), false],
  ['a guest', null, false],
])('the mascot of %s is dressed: %s', async (_, user, isDressed) => {
  useUser.setState({ user })
  const { container } = render(
    <OwnMascot pose="cheer" className="size-36" plain={<Mascot pose="cheer" />} />,
  )
  await import('@/components/art/dressed-mascot')
  await settle()
  const drawings = container.querySelectorAll('svg')
  expect(drawings).toHaveLength(1)
  expect(drawings[0]?.innerHTML.includes('M60 88L52 46')).toBe(isDressed)
})
