import { render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { lazyPart } from '@/components/ui/lazy-part'

const Head = ({ name }: { name: string }) => <p>{name}</p>

it('a page continues without a part that can’t be loaded, and logs it', async () => {
  const lost = new Error('ChunkLoadError')
  const There = lazyPart(() => Promise.resolve(Head))
  const Lost = lazyPart<{ name: string }>(() => Promise.reject(lost))
  render(
    <main>
      <There name="glava" />
      <Lost name="izbornik" />
      lekcija
    </main>,
  )
  expect(await screen.findByText('glava')).toBeTruthy()
  await vi.waitFor(() => expect(console.error).toHaveBeenCalledExactlyOnceWith(lost))
  expect(screen.getByRole('main').textContent).toBe('glavalekcija')
  vi.mocked(console.error).mockClear()
})
