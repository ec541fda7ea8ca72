import { fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ExportLink } from '@/components/across/family-data/export-link'
import { CALL_TIMEOUT_MS, FILE_TIMEOUT_MS } from '@/lib/platform/http/client'
import { fakeAbortTimeout } from '../../support/timeout'
import { settle } from '../../support/network'
import { toasts } from '../../support/person'

const saved: { name: string; text: string }[] = []
const files = new Map<string, Blob>()
const network = vi.fn<typeof fetch>()

beforeEach(() => {
  saved.length = 0
  vi.stubGlobal('fetch', network.mockReset())
  URL.createObjectURL = (file) => {
    const url = `blob:${files.size}`
    files.set(url, file as Blob)
    return url
  }
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    void files
      .get(this.href)
      ?.text()
      .then((text) => saved.push({ name: this.download, text }))
  })
})
afterEach(() => vi.unstubAllGlobals())

const refused = (status: number, message: string) => Response.json({ message }, { status })
const link = () => screen.getByRole('link', { name: 'Preuzmi JSON' })
const pressOnce = async () => {
  render(<ExportLink format="json" />)
  fireEvent.click(link())
  await settle()
}

it('downloads the file under its name, once for a double click', async () => {
  network.mockImplementation(async () => {
    const headers = { 'content-disposition': 'attachment; filename="iskra-podaci.json"' }
    return new Response('{"Djeca":[]}', { headers })
  })
  render(<ExportLink format="json" />)
  fireEvent.click(link())
  fireEvent.click(link())
  await vi.waitFor(() => expect(saved).toHaveLength(1), { timeout: 10_000 })
  expect(network).toHaveBeenCalledOnce()
  expect(network.mock.calls[0]?.[0]).toMatch(/^\/api\/korisnik\/izvoz\?format=json&_t=\d+$/)
  expect(saved).toEqual([{ name: 'iskra-podaci.json', text: '{"Djeca":[]}' }])
})

it.each([
  ['a refusal', () => Promise.resolve(refused(429, 'Previše zahtjeva.')), 'Previše zahtjeva.'],
  [
    'a lost line',
    () => Promise.reject(new TypeError('failed')),
    'Nema veze s internetom. Treba pokušati ponovno kad se veza vrati.',
  ],
])('shows an error when %s gives no file', async (_, answer, sentence) => {
  network.mockImplementation(answer)
  await pressOnce()
  expect(saved).toEqual([])
  expect(toasts()).toEqual([`error: Greška ${sentence}`])
})

it('shows an error when the connection breaks during the download', async () => {
  const blob = () => Promise.reject(new DOMException('too late', 'TimeoutError'))
  network.mockImplementation(async () => Object.assign(new Response(), { blob }))
  await pressOnce()
  expect(saved).toEqual([])
  expect(toasts()).toEqual([
    'error: Greška Nema veze s internetom. Treba pokušati ponovno kad se veza vrati.',
  ])
})

it('a download may take longer than a request’s timeout', async () => {
  vi.useFakeTimers()
  try {
    fakeAbortTimeout()
    network.mockReturnValue(new Promise(() => undefined))
    render(<ExportLink format="json" />)
    fireEvent.click(link())
    await vi.waitFor(() => expect(network).toHaveBeenCalledOnce())
    const signal = network.mock.calls[0]?.[1]?.signal
    vi.advanceTimersByTime(4 * CALL_TIMEOUT_MS)
    expect(signal?.aborted).toBe(false)
    vi.advanceTimersByTime(FILE_TIMEOUT_MS)
    expect(signal?.aborted).toBe(true)
  } finally {
    vi.useRealTimers()
  }
})
