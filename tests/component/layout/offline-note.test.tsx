import { act, fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { hardNavigate } from '@/lib/platform/browser/hard-navigate'
import { OfflineNavigation } from '@/components/layout/offline-navigation'

vi.mock('@/lib/platform/browser/hard-navigate', () => ({ hardNavigate: vi.fn() }))

const GRADE = '/5-razred'
let isOnline = false
const server = vi.fn<typeof fetch>()
vi.stubGlobal('fetch', server)

beforeEach(() => {
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => isOnline)
  isOnline = false
  render(
    <>
      <OfflineNavigation />
      <a href={GRADE}>5. razred</a>
      <a href="#sadrzaj">Sadržaj</a>
    </>,
  )
})

/** True when the browser or the router may follow the link. */
const isFollowed = (name: string) => fireEvent.click(screen.getByRole('link', { name }))
const note = () => screen.getByRole('status').textContent

const NOTE = 'Nema veze s internetom. Ova stranica ostaje otvorena'

it('a link clicked offline keeps the page, with a note until reconnected', async () => {
  expect(isFollowed('5. razred')).toBe(false)
  await vi.waitFor(() => expect(note()).toContain(NOTE))
  act(() => void window.dispatchEvent(new Event('online')))
  expect(note()).toBe('')
})

it('a link to a saved page opens it', async () => {
  const match = vi.fn().mockResolvedValue(new Response('stranica'))
  vi.stubGlobal('caches', { match })
  expect(isFollowed('5. razred')).toBe(false)
  await vi.waitFor(() => expect(hardNavigate).toHaveBeenCalledWith(GRADE))
  expect(match.mock.calls[0]?.[0]).toBe(GRADE)
  expect(note()).toBe('')
  vi.stubGlobal('caches', undefined)
})

it('links within the page work offline', () => {
  expect(isFollowed('Sadržaj')).toBe(true)
  expect(note()).toBe('')
})

it('online, links work as usual', () => {
  isOnline = true
  expect(isFollowed('5. razred')).toBe(true)
  expect(note()).toBe('')
})

describe('a page without a response while the browser claims to be online', () => {
  const asked = (headers: Record<string, string>, signal?: AbortSignal) => {
    let became = 'open'
    const init = { headers, ...(signal && { signal }) }
    void fetch(`${GRADE}?_rsc=a`, init).then(
      () => (became = 'answered'),
      () => (became = 'failed'),
    )
    return act(async () => {
      await new Promise((resolve) => setTimeout(resolve))
      return became
    })
  }
  beforeEach(() => {
    isOnline = true
    server.mockReset().mockRejectedValue(new TypeError('Failed to fetch'))
    document.documentElement.dataset.leaving = ''
  })

  it('is not left to the browser: the page stays and shows a note', async () => {
    expect(await asked({ rsc: '1' })).toBe('open')
    await vi.waitFor(() => expect(note()).toContain('Nema veze s internetom.'))
    expect(document.documentElement.dataset).not.toHaveProperty('leaving')
    expect(isFollowed('5. razred')).toBe(true)
    expect(note()).toBe('')
  })

  it('is requested again when the connection is back', async () => {
    const page = fetch(GRADE, { headers: { rsc: '1' } })
    await vi.waitFor(() => expect(note()).toContain('Nema veze s internetom.'))
    server.mockResolvedValue(new Response('stranica'))
    act(() => void window.dispatchEvent(new Event('online')))
    expect(await (await page).text()).toBe('stranica')
    expect(note()).toBe('')
  })

  it.each([
    ['a call', {}],
    ['what is fetched ahead', { rsc: '1', 'next-router-prefetch': '1' }],
    ['a part that is fetched ahead', { rsc: '1', 'next-router-segment-prefetch': '/_tree' }],
  ])('%s fails as usual', async (_, headers) => {
    expect(await asked(headers)).toBe('failed')
    expect(note()).toBe('')
  })

  it('an aborted request fails as usual', async () => {
    expect(await asked({ rsc: '1' }, AbortSignal.abort())).toBe('failed')
    expect(note()).toBe('')
  })

  it('any response passes through, even an error', async () => {
    server.mockResolvedValue(new Response('', { status: 503 }))
    expect(await asked({ rsc: '1' })).toBe('answered')
    expect(note()).toBe('')
  })
})
