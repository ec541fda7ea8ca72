import { fireEvent, render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { UploadButton } from '@/components/forms/upload-button'
import { ApiError } from '@/lib/platform/http/client'
import { upload } from '@/lib/platform/http/upload'
import { addPdfContract } from '@/lib/content/media/pdfs/contract'
import { settle } from '../support/network'

vi.mock('@/lib/platform/http/upload', () => ({ upload: vi.fn() }))

const fileOf = (name: string) => new File(['%PDF'], name, { type: 'application/pdf' })
const again = () => screen.queryByRole('button', { name: 'Pokušaj ponovno' })

it('shows the storing, lists rejected files, and retries those that may succeed', async () => {
  const onUploaded = vi.fn()
  render(
    <UploadButton label="Učitaj PDF" contract={addPdfContract} isMultiple {...{ onUploaded }} />,
  )
  const { promise, reject } = Promise.withResolvers<never>()
  vi.mocked(upload)
    .mockImplementationOnce((_, __, tell) => {
      tell(1)
      return promise
    })
    .mockRejectedValueOnce(new ApiError(413, 'Datoteka je prevelika.'))
  const input = document.querySelector('input') ?? document.body
  fireEvent.change(input, { target: { files: [fileOf('a.pdf'), fileOf('b.pdf')] } })
  await settle()
  expect(screen.getByRole('status').textContent).toBe('Spremam: a.pdf')
  const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Učitaj PDF' })
  // A disabled button would lose focus.
  expect([button.getAttribute('aria-disabled'), button.disabled]).toEqual(['true', false])
  expect(again()).toBeNull()
  reject(new ApiError(503, 'Spremište ne radi.'))
  await settle()
  const said = [...screen.getByRole('alert').children].map(({ textContent }) => textContent)
  expect(said).toEqual(['a.pdf: Spremište ne radi.', 'b.pdf: Datoteka je prevelika.'])

  vi.mocked(upload).mockResolvedValue(undefined as never)
  fireEvent.click(again() ?? document.body)
  await settle()
  expect(onUploaded.mock.calls.map(([, file]) => (file as File).name)).toEqual(['a.pdf'])
  expect(screen.getByRole('alert').textContent).toBe('')
  expect(again()).toBeNull()
})
