import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ViewerParts } from '@/components/across/accounts/viewer-parts'
import { CONSENT_BANNER_ID, ConsentBanner } from '@/components/site/dynamic-content/consent-banner'
import { ConsentButton } from '@/components/site/dynamic-content/consent-button'
import { ConsentClickHandler } from '@/components/site/dynamic-content/consent-click-handler'
import { CONSENT_KEY, CONSENT_SCRIPT } from '@/lib/site/dynamic-content/consent'
import { useConsent } from '@/stores/consent'
import { useSession } from '@/stores/session'

const root = document.documentElement
const ID = 'G-TEST1234'

beforeEach(() => {
  localStorage.clear()
  delete root.dataset.consent
  delete root.dataset.asksConsent
  document.head.replaceChildren()
})
afterEach(() => {
  cleanup()
  window.history.replaceState(null, '', '/')
})

/** Runs the page's inline script, as the browser does before the first paint. */
const runScript = () => void new Function(CONSENT_SCRIPT)()

function show(analyticsId?: string) {
  runScript()
  render(
    <>
      <main id="sadrzaj" tabIndex={-1} />
      <ConsentButton action="ask">Postavke kolačića</ConsentButton>
      <ConsentButton action="reset">Povuci izbor</ConsentButton>
      <ConsentBanner hasAnalytics={analyticsId !== undefined} />
      {!analyticsId && <ViewerParts />}
      <ConsentClickHandler bannerId={CONSENT_BANNER_ID} analyticsId={analyticsId} />
    </>,
  )
}

/** The first click loads its action. */
async function press(name: string) {
  fireEvent.click(screen.getByRole('button', { name }))
  await act(() => vi.dynamicImportSettled())
}
const isAsking = () => 'asksConsent' in root.dataset

describe('the cookie choice', () => {
  it('is asked for while missing, and stored under its key (rule 19.1)', async () => {
    show()
    expect(isAsking()).toBe(true)
    expect(useConsent.getState().level).toBe('unset')
    await press('Prihvati sve')
    expect(isAsking()).toBe(false)
    expect(localStorage.getItem('iskra_cookie_consent')).toBe('all')
    expect(root.dataset.consent).toBe('all')
  })

  it.each([
    ['Prihvati sve', 'Kolačići omogućeni', 'Prihvatili ste sve kolačiće.'],
    ['Samo nužni', 'Spremljeno', 'Prihvaćeni su samo nužni kolačići.'],
  ])('%s is confirmed by a toast', async (name, title, text) => {
    show()
    await press(name)
    expect(await screen.findByText(title)).toBeDefined()
    expect(screen.getByText(text)).toBeDefined()
  })

  it('is stored even when clicked before the scripts run, and confirmed after', async () => {
    runScript()
    const { rerender } = render(<ConsentBanner hasAnalytics={false} />)
    fireEvent.click(screen.getByRole('button', { name: 'Samo nužni' }))
    expect(isAsking()).toBe(false)
    expect(localStorage.getItem(CONSENT_KEY)).toBe('essential')
    rerender(
      <>
        <ConsentBanner hasAnalytics={false} />
        <ViewerParts />
        <ConsentClickHandler bannerId={CONSENT_BANNER_ID} />
      </>,
    )
    await act(() => vi.dynamicImportSettled())
    expect(await screen.findByText('Prihvaćeni su samo nužni kolačići.')).toBeDefined()
    expect(useConsent.getState().level).toBe('essential')
    expect(root.dataset.consentPressed).toBeUndefined()
  })

  it('is not asked for again until the footer opens it; Escape leaves it unchanged', async () => {
    localStorage.setItem(CONSENT_KEY, 'essential')
    show()
    expect(isAsking()).toBe(false)
    const opener = screen.getByRole('button', { name: 'Postavke kolačića' })
    await press('Postavke kolačića')
    expect(isAsking()).toBe(true)
    const banner = screen.getByRole('region', { name: 'Kolačići' })
    expect(document.activeElement).toBe(banner)
    fireEvent.keyDown(banner, { key: 'Escape' })
    expect(isAsking()).toBe(false)
    expect(localStorage.getItem(CONSENT_KEY)).toBe('essential')
    expect(document.activeElement).toBe(opener)
  })

  it('shows the current setting, or that there is none', () => {
    show()
    const banner = screen.getByRole('region', { name: 'Kolačići' })
    // Style sheets show the valid one (app/globals.css).
    const shownWith = [...banner.querySelectorAll('p.font-bold')].map((one) => [
      one.className.match(/consent-\w+:\w+/g),
      one.textContent,
    ])
    expect(shownWith).toEqual([
      [['consent-all:block'], 'Sada vrijedi: svi kolačići.'],
      [['consent-essential:block'], 'Sada vrijedi: samo nužni kolačići.'],
      [['consent-all:hidden', 'consent-essential:hidden'], 'Izbor još nije napravljen.'],
    ])
  })

  it('can be reset: it is missing and asked for again', async () => {
    localStorage.setItem(CONSENT_KEY, 'all')
    show()
    await press('Povuci izbor')
    expect(await screen.findByText('Izbor je povučen')).toBeDefined()
    expect(useConsent.getState().level).toBe('unset')
    expect(localStorage.getItem(CONSENT_KEY)).toBeNull()
    expect(root.dataset.consent).toBeUndefined()
    expect(isAsking()).toBe(true)
    // Without a choice Escape has nothing to leave.
    fireEvent.keyDown(screen.getByRole('region', { name: 'Kolačići' }), { key: 'Escape' })
    expect(isAsking()).toBe(true)
  })

  it('follows another tab', async () => {
    show()
    await press('Postavke kolačića')
    localStorage.setItem(CONSENT_KEY, 'all')
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: CONSENT_KEY })))
    expect(useConsent.getState().level).toBe('all')
    expect(isAsking()).toBe(false)
  })

  it('is not asked of editors, nor where nothing can be stored', () => {
    window.history.replaceState(null, '', '/admin/lekcije')
    show()
    expect(isAsking()).toBe(false)
    cleanup()
    window.history.replaceState(null, '', '/administracija-nije')
    vi.spyOn(Storage.prototype, 'getItem').mockImplementationOnce(() => {
      throw new Error('closed')
    })
    show()
    expect(isAsking()).toBe(false)
  })

  it('accepts no other value as a choice', async () => {
    localStorage.setItem(CONSENT_KEY, 'sve')
    show()
    expect(isAsking()).toBe(true)
    await press('Postavke kolačića')
    expect(useConsent.getState().level).toBe('unset')
  })
})

describe('analytics', () => {
  const navigation = new EventTarget()
  beforeEach(() => {
    vi.stubGlobal('navigation', navigation)
    // jsdom lacks it.
    Object.assign(performance, { getEntriesByType: () => [] })
  })
  afterEach(() => vi.unstubAllGlobals())
  /** As the browser does before the address changes. */
  const goTo = (path: string) => {
    const destination = { url: new URL(path, location.href).href }
    navigation.dispatchEvent(Object.assign(new Event('navigate'), { destination }))
  }
  const scripts = () => [...document.head.querySelectorAll('script')].map(({ src }) => src)
  const told = () =>
    ((window as { dataLayer?: unknown[] }).dataLayer ?? []).map((one) => [...(one as unknown[])])
  const isOff = () => (window as unknown as Record<string, unknown>)[`ga-disable-${ID}`]
  const signals = (value: string) => ({
    analytics_storage: value,
    ad_storage: value,
    ad_user_data: value,
    ad_personalization: value,
  })

  it('are neither loaded nor mentioned without an id', async () => {
    show()
    await press('Prihvati sve')
    await act(async () => {})
    expect(scripts()).toEqual([])
    expect(screen.queryByText(/analitik/)).toBeNull()
  })

  it('wait for full consent, stop when withdrawn, and resume when given again', async () => {
    show(ID)
    expect(screen.getByText(/brojimo posjete \(analitika\)/)).toBeDefined()
    await vi.dynamicImportSettled()
    await press('Samo nužni')
    expect(scripts()).toEqual([])
    expect(told()).toEqual([])
    await press('Prihvati sve')
    expect(scripts()).toEqual([`https://www.googletagmanager.com/gtag/js?id=${ID}`])
    expect(told().map(([what]) => what)).toEqual(['consent', 'js', 'config'])
    expect(told()[0]).toEqual(['consent', 'default', signals('granted')])
    expect(told()[2]).toEqual(['config', ID, { anonymize_ip: true, page_referrer: '' }])
    document.cookie = '_ga=GA1.1.1; path=/'
    await press('Samo nužni')
    expect(isOff()).toBe(true)
    expect(told().at(-1)).toEqual(['consent', 'update', signals('denied')])
    expect(document.cookie).not.toContain('_ga')
    await press('Prihvati sve')
    expect(isOff()).toBe(false)
    expect(told().at(-1)).toEqual(['consent', 'update', signals('granted')])
    expect(scripts()).toHaveLength(1)
    // They pause on a personal page; the consent stays.
    const commands = told().length
    document.cookie = '_ga=GA1.1.1; path=/'
    goTo('/profil/izvjestaj/x')
    expect(isOff()).toBe(true)
    goTo('/5-razred')
    expect(isOff()).toBe(false)
    expect(told()).toHaveLength(commands)
    expect(document.cookie).toContain('_ga')
    // A signed-in child is never counted.
    act(() => useSession.setState({ viewer: { sub: 'x', type: 'ucenik', exp: 0 } as never }))
    expect(isOff()).toBe(true)
    act(() => useSession.setState({ viewer: null }))
  })
})
