import '@hookform/resolvers/zod'
import '@/lib/platform/http/zod-messages'
import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { NewImage } from '@/components/content/media/images/new-image'
import { apiCallOf } from '@/lib/platform/http/api-call'
import { createImageContract, imageListContract } from '@/lib/content/media/images/contract'
import { idOf } from '../../../platform/admin/things'
import { answer, settle } from '../../../support/network'

type Uploaded = (answer: { file: string }, sent: File) => void

vi.mock('@/components/forms/upload-button', () => ({
  UploadButton: ({ onUploaded }: { onUploaded: Uploaded }) => (
    <button
      onClick={() => {
        for (const [place, name] of ['roda.png', 'lasta.png'].entries())
          onUploaded({ file: idOf(place) }, new File([], name))
      }}
    >
      Odaberi datoteke
    </button>
  ),
}))

test('focus moves from a described picture to the next, then to the upload button', async () => {
  answer(apiCallOf(createImageContract), {
    ...{ _id: idOf(5), version: 1, slug: 'roda', name: 'roda', alt: 'Ptica', uses: [] },
    ...{ width: 320, height: 200, picture: { file: idOf(0), crop: null } },
    below: { sentence: '', isInTheWay: false },
  })
  answer(apiCallOf(imageListContract), { items: [], total: 0, page: 1, pages: 1 })
  render(<NewImage isMultiple onAdded={() => undefined} />)
  fireEvent.click(screen.getByRole('button', { name: 'Odaberi datoteke' }))
  const fields = () => screen.queryAllByLabelText('Što slika prikazuje')
  const add = async () => {
    const before = fields()
    const [button] = screen.getAllByRole('button', { name: 'Dodaj u knjižnicu' })
    fireEvent.change(before[0] ?? document.body, { target: { value: 'Ptica' } })
    fireEvent.click(button ?? document.body)
    await settle()
    await vi.waitFor(() => expect(fields()).toHaveLength(before.length - 1), { timeout: 4_000 })
  }
  await add()
  await vi.waitFor(() => expect(document.activeElement).toBe(fields()[0]))
  await add()
  await vi.waitFor(() => expect(document.activeElement?.textContent).toBe('Odaberi datoteke'))
})
