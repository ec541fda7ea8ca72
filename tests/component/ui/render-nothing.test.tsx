import { render, screen } from '@testing-library/react'
import dynamic from 'next/dynamic'
import { expect, it, vi } from 'vitest'
import { renderNothing } from '@/components/ui/render-nothing'

const Head = ({ name }: { name: string }) => <p>{name}</p>
const load = (part: Promise<typeof Head>) =>
  dynamic(() => part.catch(renderNothing), { ssr: false })

it('a page goes on without a part that can’t be loaded, and says what is missing', async () => {
  const lost = new Error('ChunkLoadError')
  const There = load(Promise.resolve(Head))
  const Lost = load(Promise.reject(lost))
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
