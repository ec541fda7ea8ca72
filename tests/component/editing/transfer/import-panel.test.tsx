import { fireEvent, render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { ImportPanel } from '@/components/editing/transfer/import-panel'
import { ApiError } from '@/lib/platform/http/client'
import { MESSAGES } from '@/lib/platform/http/errors'
import { upload } from '@/lib/platform/http/upload'

vi.mock('@/lib/platform/http/upload')

it('explains why a file can’t be imported to its target', async () => {
  const why = 'Kartice se uvoze u jednu lekciju: odaberi je pod „Kamo”.'
  vi.mocked(upload).mockRejectedValue(new ApiError(400, MESSAGES.invalid, { lesson: [why] }))
  render(<ImportPanel target={{ literature: crypto.randomUUID() }} />)
  const files = [new File(['a;b'], 'kartice.csv')]
  fireEvent.change(screen.getByLabelText('Datoteka'), { target: { files } })
  expect(await screen.findByText(why)).toBeTruthy()
  expect(screen.queryByText(MESSAGES.invalid)).toBeNull()
})
