import { render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { ViewerParts } from '@/components/across/accounts/viewer-parts'
import { ShareButton } from '@/components/ui/share-button'
import { press, toasts } from '../support/person'

const ADDRESS = `${window.location.origin}/5-razred/povijest/nil`

const share = vi.fn<(data: ShareData) => Promise<void>>()
const writeText = vi.fn<(text: string) => Promise<void>>()

function device(has: 'share' | 'clipboard' | 'neither') {
  vi.stubGlobal('navigator', {
    ...(has === 'share' && { share }),
    ...(has === 'clipboard' && { clipboard: { writeText } }),
  })
  window.history.replaceState(null, '', '/5-razred/povijest/nil?fbclid=1#dio')
  render(<ShareButton title="Nil" />)
}
afterEach(() => {
  vi.unstubAllGlobals()
  vi.resetAllMocks()
})

it('passes the page’s bare address to the device, and shows nothing itself', async () => {
  device('share')
  await press('Podijeli')
  expect(share.mock.calls).toEqual([[{ title: 'Nil', url: ADDRESS }]])
  expect(toasts()).toEqual([])
})

it('shows nothing when the user cancels', async () => {
  share.mockRejectedValue(new DOMException('left', 'AbortError'))
  device('share')
  await press('Podijeli')
  expect(toasts()).toEqual([])
})

it('copies the address where sharing is not supported', async () => {
  device('clipboard')
  await press('Podijeli')
  expect(writeText.mock.calls).toEqual([[ADDRESS]])
  expect(toasts()).toEqual(['success: Uspjeh! Poveznica je kopirana.'])
})

it('shows the address for copying where copying is not allowed', async () => {
  device('neither')
  await press('Podijeli')
  expect(toasts()).toEqual([`error: Greška Poveznica nije kopirana. Ovo je ona: ${ADDRESS}`])
})

it('guests see that the address was copied, though their page has no place for toasts', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  render(<ViewerParts />)
  expect(screen.queryByRole('status')).toBeNull()
  device('clipboard')
  await press('Podijeli')
  await vi.dynamicImportSettled()
  expect(await screen.findByText('Poveznica je kopirana.')).toBeDefined()
  vi.useRealTimers()
})
