import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { SponsorNote } from '@/components/asking/assistant/sponsor-note'
import { FriendSponsors } from '@/components/site/dynamic-content/friend-sponsors'
import { SponsorSlot } from '@/components/site/dynamic-content/sponsor-slot'
import type { SiteFrame, Sponsor } from '@/lib/site/dynamic-content/model'
import { useSession } from '@/stores/session'
import { SiteProvider } from '@/stores/site'
import { idOf, pupilOf, viewerOf } from '../../support/family'

const sponsor = (changes: Partial<Sponsor> = {}): Sponsor => ({
  ...{ _id: idOf('90'), name: 'Knjižara Slovo', logoUrl: '/slike/slovo' },
  ...{ linkUrl: 'https://slovo.example/', text: 'Čitajte s djecom <b>svaki dan</b>.' },
  ...changes,
})

afterEach(() => {
  cleanup()
  useSession.setState({ viewer: null })
})

const show = (sponsors: Sponsor[]) =>
  render(
    <SiteProvider
      site={{
        grades: [],
        content: { kwizSponsor: sponsors, spajalicaSponsor: sponsors } as unknown as SiteFrame,
      }}
    >
      <SponsorSlot list="kwizSponsor" />
      <SponsorNote />
    </SiteProvider>,
  )

it('shows the sponsor of the day as text, labelled, with a descriptive link', () => {
  show([sponsor()])
  const place = screen.getByRole('complementary', { name: 'Sponzor' })
  expect(place.textContent).toBe('SponzorKnjižara SlovoČitajte s djecom <b>svaki dan</b>.')
  const link = place.querySelector('a')
  expect(link?.getAttribute('href')).toBe('https://slovo.example/')
  expect(link?.rel).toBe('sponsored noopener')
  expect(place.querySelector('img')?.getAttribute('src')).toBe('/slike/slovo-320.webp')
})

it('names the sponsor in the conversation with the assistant', () => {
  show([sponsor({ text: 'knjige za radoznale' })])
  expect(screen.getByText(/^Sponzor:/).textContent).toBe(
    'Sponzor: Knjižara Slovo, knjige za radoznale',
  )
})

it('has no place when a list has no sponsor', () => {
  show([])
  expect(screen.queryByText(/Sponzor/)).toBeNull()
})

it('shows the sponsor to children of families that don’t pay, and to no others', () => {
  useSession.setState({ viewer: viewerOf(pupilOf()) })
  show([sponsor()])
  expect(screen.getAllByText('Knjižara Slovo')).toHaveLength(2)
  act(() => useSession.setState({ viewer: viewerOf(pupilOf(), { isPaying: true }) }))
  expect(screen.queryByText('Knjižara Slovo')).toBeNull()
})

it('thanks friends on the home page, the best first, or nobody', () => {
  const { container } = render(
    <FriendSponsors
      best={[sponsor({ name: 'Najbolji' })]}
      friends={[sponsor({ name: 'Dobar' })]}
    />,
  )
  expect(container.textContent).toMatch(/Najbolji.*Dobar/)
  cleanup()
  expect(render(<FriendSponsors best={[]} friends={[]} />).container.innerHTML).toBe('')
})
