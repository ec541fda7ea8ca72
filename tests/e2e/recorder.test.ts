import { expectAccessible } from './support/axe'
import { EditorScreen } from './support/editors'
import { unique } from './support/people'
import { chooseCookies, expect, open, overflowPixels, PHONE, test, type Page } from './support/test'
import { singleQuestion } from './support/written-questions'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

/** Long enough that the fake microphone has beeped. */
const RECORDED_MS = 2_500

/** Remembers the microphone's tracks, so that the test can see whether they are off. */
async function watchMicrophone(page: Page) {
  await page.addInitScript(() => {
    const { mediaDevices } = navigator
    const tracks: MediaStreamTrack[] = []
    const ask = mediaDevices.getUserMedia.bind(mediaDevices)
    mediaDevices.getUserMedia = async (wanted) => {
      const stream = await ask(wanted)
      tracks.push(...stream.getTracks())
      return stream
    }
    Object.assign(window, { tracks })
  })
  return () =>
    page.evaluate(() =>
      (window as unknown as { tracks: MediaStreamTrack[] }).tracks.map(
        ({ readyState }) => readyState,
      ),
    )
}

const panelOf = (page: Page) => page.getByRole('dialog', { name: 'Snimi rečenicu' })

/** Records with the open panel, by keyboard alone. */
async function record(page: Page) {
  const { button } = new EditorScreen(page)
  const panel = panelOf(page)
  await expect(button('Počni snimati', panel)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(button('Zaustavi snimanje', panel)).toBeFocused()
  await expect(panel.getByRole('status').first()).toHaveText('Snimanje traje.')
  await page.waitForTimeout(RECORDED_MS)
  await page.keyboard.press('Enter')
  await expect(panel.getByRole('status').first()).toHaveText(/^Snimljeno: [23] sekund[ae]\.$/)
  await expect(button('Poslušaj', panel)).toBeFocused()
}

/** Plays a recording to its end; how long it was, and how loud. */
const heard = (page: Page, name: string) =>
  page
    .getByLabel(name, { exact: true })
    .first()
    .evaluate(async (element) => {
      const audio = element as HTMLAudioElement
      const ended = new Promise((resolve) => audio.addEventListener('ended', resolve))
      audio.muted = true
      await audio.play()
      await ended
      const file = await (await fetch(audio.src)).arrayBuffer()
      const samples = (
        await new OfflineAudioContext(1, 1, 44_100).decodeAudioData(file)
      ).getChannelData(0)
      return {
        seconds: audio.duration,
        peak: samples.reduce((most, one) => Math.max(most, one), 0),
      }
    })

test('an editor records sentences in place, and a guest hears them', async ({ page, browser }) => {
  test.setTimeout(240_000)
  const screen = new EditorScreen(page)
  const { button, field } = screen
  const microphone = await watchMicrophone(page)
  const [lesson, sentence] = [unique('Snimljena'), `${unique('Mačka')} spava.`]
  await screen.signIn()
  await screen.choose('Lekcije')
  await screen.create('Nova lekcija')
  await field('Naslov').fill(lesson)
  await screen.pick('Cjelina', 'Prve civilizacije')
  await field('Sažetak').fill('Lekcija u kojoj netko govori.')
  await screen.save()

  await screen.link('Skripta').click()
  const surface = page.getByRole('textbox', { name: 'Skripta' })
  await surface.click()
  await page.keyboard.type(`Pas laje. ${sentence}`)
  await button('Snimi', page.getByRole('toolbar', { name: 'Alati' })).click()
  const panel = panelOf(page)
  await expect(panel.getByLabel('Što se govori')).toHaveValue(sentence)
  await record(page)
  expect(await microphone()).toEqual(['ended'])
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    expect(await overflowPixels(page)).toBe(0)
    await expectAccessible(page)
  }

  // Closed by mistake: the take is still there.
  await page.keyboard.press('Escape')
  const asks = page.getByRole('dialog', { name: 'Odbaciti snimku?' })
  await button('Odustani', asks).click()
  await button('Poslušaj', panel).click()
  await expect(button('Zaustavi', panel)).toBeVisible()
  await expect(button('Poslušaj', panel)).toBeVisible()
  await button('Zadrži', panel).click()
  await expect(panel).toBeHidden()
  const placed = surface.getByLabel(sentence)
  await expect(placed).toHaveAttribute('src', /^\/snimke\/macka-/)
  expect((await heard(page, sentence)).seconds).toBeGreaterThan(1.5)
  await screen.save()

  await screen.choose('Lekcije')
  await screen.find(lesson)
  await screen.link('Pitanja').click()
  await screen.create('Novo pitanje')
  const question = singleQuestion('Što radi mačka?', 'spava', 'laje', 'leti')
  await field('Pitanje').fill(question.text)
  await button('Snimi', page.getByRole('toolbar', { name: 'Alati: Pitanje', exact: true })).click()
  await record(page)
  await button('Zadrži', panel).click()
  await expect(panel).toBeHidden()
  await expect(field('Pitanje')).toHaveValue(
    /^Što radi mačka\?\s+!\[Što radi mačka\?\]\(\/snimke\/sto-radi-macka[^)]*\)$/,
  )
  await field('Vrsta i odgovori').selectOption(question.kind)
  await question.write(screen)
  await field('Objašnjenje').fill('Mačka spava.')
  await screen.save()
  await screen.link('Natrag na popis').click()
  await field('Odaberi sve na stranici').check()
  await button('Objavi').click()
  await expect(page.getByText('Uspjelo: 1. Nije uspjelo: 0.')).toBeVisible()
  await screen.choose('Lekcije')
  await screen.find(lesson)
  await field('Objavljena').check()
  await screen.save()
  const path = String(await screen.link('Pogledaj na stranici').getAttribute('href'))

  const context = await browser.newContext(PHONE)
  await chooseCookies(context)
  const guest = await context.newPage()
  await open(guest, `${path}/skripta`)
  const { seconds, peak } = await heard(guest, sentence)
  expect(seconds).toBeGreaterThan(1.5)
  expect(peak).toBeGreaterThan(0.1)
  // The browser of this test allows it: the page's policy refuses.
  const refused = () =>
    navigator.mediaDevices.getUserMedia({ audio: true }).then(
      () => '',
      (error: Error) => error.name,
    )
  expect(await guest.evaluate(refused)).toBe('NotAllowedError')
  await open(guest, `${path}/kwiz`)
  expect((await heard(guest, 'Što radi mačka?')).seconds).toBeGreaterThan(1.5)
  await context.close()

  await screen.choose('Lekcije')
  await screen.find(lesson)
  await button('Obriši…').click()
  await button('Obriši', page.getByRole('dialog')).click()
  await expect(screen.heading('Lekcije')).toBeFocused()
})

test('closing the panel while it records asks first, and the microphone is off', async ({
  page,
}) => {
  const screen = new EditorScreen(page)
  const { button } = screen
  const microphone = await watchMicrophone(page)
  await screen.signIn()
  await screen.choose('Pitanja')
  await screen.create('Novo pitanje')
  await button('Snimi', page.getByRole('toolbar', { name: 'Alati: Pitanje', exact: true })).click()
  await button('Počni snimati', panelOf(page)).click()
  await expect(button('Zaustavi snimanje', panelOf(page))).toBeVisible()
  expect(await microphone()).toEqual(['live'])
  await page.keyboard.press('Escape')
  const asks = page.getByRole('dialog', { name: 'Odbaciti snimku?' })
  await expect(asks).toBeVisible()
  expect(await microphone()).toEqual(['ended'])
  await button('Odbaci', asks).click()
  await expect(panelOf(page)).toBeHidden()
})
