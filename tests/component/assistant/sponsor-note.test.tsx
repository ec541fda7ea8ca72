import { render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { SponsorNote } from '@/components/assistant/sponsor-note'
import { useSession } from '@/stores/session'

const sponsor = { name: 'Točka', linkUrl: 'https://tocka.test/', text: 'knjige za radoznale' }
vi.mock('@/stores/site', () => ({ useSite: () => ({ content: { spajalicaSponsor: [sponsor] } }) }))

it('names the sponsor with a link and a text, to guests alone', () => {
  useSession.setState({ viewer: null })
  const { container } = render(<SponsorNote />)
  expect(container.textContent).toBe('Uz potporu: Točka, knjige za radoznale')
  expect(screen.getByRole('link').getAttribute('rel')).toBe('sponsored noopener')
})
