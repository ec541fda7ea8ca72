import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { PendingFlameDialog, PendingXpDialog } from '@/components/learning/rewards/waiting-reward'
import { WELCOME } from '@/lib/learning/rewards/flame-words'

const shown = () => screen.queryByRole('dialog', { name: WELCOME.title })
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

it('waits for a menu opened while its code loads, and appears when it closes', async () => {
  const menu = document.createElement('dialog')
  render(<PendingFlameDialog change={{ oldFireLevel: 0, newFireLevel: 1 }} />)
  menu.setAttribute('open', '')
  document.body.append(menu)
  await pause(1_000)
  expect(shown()).toBeNull()
  menu.remove()
  expect(await screen.findByRole('dialog', { name: WELCOME.title })).toBeTruthy()
})

it('a level reached during a round is shown at its end', async () => {
  const round = document.body.appendChild(document.createElement('fieldset'))
  round.dataset.openRound = ''
  const rise = { oldXP: 19, newXP: 75, xpGained: 56, oldLevel: 1, newLevel: 4 }
  render(<PendingXpDialog change={rise} />)
  await pause(1_000)
  expect(screen.queryByRole('dialog')).toBeNull()
  round.remove()
  expect((await screen.findByRole('dialog')).textContent).toContain('Nivo 1 → Nivo 4')
})
