import * as recordings from '@/tests/fixtures/sounds/recordings'
import { expectAccessible } from './support/axe'
import { EditorScreen } from './support/editors'
import { unique } from './support/people'
import { chooseCookies, expect, open, overflowPixels, PHONE, test, type Page } from './support/test'
import { singleQuestion } from './support/written-questions'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const file = (name: string) => ({
  ...{ name: `${name}.mp3`, mimeType: 'audio/mpeg' },
  buffer: Buffer.from(recordings.mp3()),
})

/** Plays a recording to its end; how long it was. */
const played = (page: Page, name: string) =>
  page
    .getByLabel(name, { exact: true })
    .first()
    .evaluate(async (element) => {
      const audio = element as HTMLAudioElement
      const ended = new Promise((resolve) => audio.addEventListener('ended', resolve))
      audio.muted = true
      await audio.play()
      await ended
      return audio.duration
    })

test('an editor adds a recording, which a guest hears in the script, a card and an option', async ({
  page,
  browser,
}) => {
  test.setTimeout(240_000)
  const screen = new EditorScreen(page)
  const { button, field } = screen
  const [sound, lesson] = [unique('Zvuk'), unique('Sa snimkom')]
  await screen.signIn()

  await screen.choose('Snimke')
  await screen.create('Nova snimka')
  await page.locator('input[type=file]').setInputFiles(file(sound))
  await expect(page.getByLabel('Poslana snimka')).toBeVisible()
  expect(await played(page, 'Poslana snimka')).toBeGreaterThan(0.4)
  await field('Naziv').fill(sound)
  await button('Spremi').click()
  await expect(page.getByText('Opiši što se čuje.')).toBeVisible()
  await field('Što se čuje').fill('Poslušaj ton')
  await screen.save()
  const markdown = `![Poslušaj ton](/snimke/${sound.toLowerCase()})`
  await expect(page.getByText(markdown)).toBeVisible()
  await expectAccessible(page)
  await screen.link('Natrag na popis').click()
  await page.getByRole('searchbox', { name: 'Traži' }).fill(sound)
  await expect(page.getByRole('row').filter({ hasText: sound })).toContainText('Poslušaj ton')
  await expectAccessible(page)
  for (const width of [360, 768, 1280]) {
    await page.setViewportSize({ width, height: 900 })
    expect(await overflowPixels(page)).toBe(0)
  }

  await screen.choose('Lekcije')
  await screen.create('Nova lekcija')
  await field('Naslov').fill(lesson)
  await screen.pick('Cjelina', 'Prve civilizacije')
  await field('Sažetak').fill('Lekcija u kojoj se nešto čuje.')
  await button('Dodaj karticu').click()
  await field('1. kartica, pitanje').fill(`Što se čuje? ${markdown}`)
  await field('1. kartica, odgovor').fill('ton')
  await screen.save()
  await screen.link('Skripta').click()
  const surface = page.getByRole('textbox', { name: 'Skripta' })
  await surface.click()
  await page.keyboard.type('Slušaj pažljivo.')
  await button('Snimka', page.getByRole('toolbar', { name: 'Alati' })).click()
  const dialog = page.getByRole('dialog', { name: 'Snimka' })
  await button('Iz knjižnice…', dialog).click()
  const picker = page.getByRole('dialog', { name: 'Odaberi snimku' })
  await picker.getByRole('searchbox').fill(sound)
  await expectAccessible(page)
  await button(`Odaberi: ${sound}`, picker).click()
  await expect(dialog.getByLabel('Opis snimke')).toHaveValue('Poslušaj ton')
  await button('U redu', dialog).click()
  await expect(surface.locator('audio')).toBeVisible()
  await screen.save()

  await screen.choose('Lekcije')
  await screen.find(lesson)
  await screen.link('Pitanja').click()
  await screen.create('Novo pitanje')
  const question = singleQuestion(`Koji je ovo zvuk? ${markdown}`, markdown, 'tišina', 'šum')
  await field('Pitanje').fill(question.text)
  await field('Vrsta i odgovori').selectOption(question.kind)
  await question.write(screen)
  await field('Objašnjenje').fill('To je jedan ton.')
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
  const asked: string[] = []
  guest.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await open(guest, `${path}/skripta`)
  const player = guest.getByLabel('Poslušaj ton')
  await expect(player).toBeVisible()
  expect(asked.filter((one) => one.startsWith('/snimke/'))).toEqual([])
  expect(await played(guest, 'Poslušaj ton')).toBeGreaterThan(0.4)
  await expectAccessible(guest)
  expect(await overflowPixels(guest)).toBe(0)
  await guest.emulateMedia({ media: 'print' })
  await expect(player).toBeHidden()
  const onPaper = await guest
    .locator('.recording')
    .evaluate((element) => getComputedStyle(element, '::after').content)
  expect(onPaper).toBe('"Poslušaj ton"')
  await guest.emulateMedia({ media: 'screen' })

  await open(guest, `${path}/kwiz`)
  const option = guest.locator('fieldset label').filter({ has: guest.locator('audio') })
  const choice = option.getByRole('radio')
  await expect(option).toBeVisible()
  expect(await overflowPixels(guest)).toBe(0)
  await guest.setViewportSize({ width: 320, height: 700 })
  expect(await overflowPixels(guest)).toBe(0)
  // A phone would zoom out instead.
  expect(await guest.evaluate(() => window.innerWidth)).toBe(320)
  // The button to play is at the left edge of the player.
  const sounding = option.locator('audio')
  await sounding.tap({ position: { x: 20, y: 22 } })
  await expect
    .poll(() => sounding.evaluate((one: HTMLAudioElement) => one.duration))
    .toBeGreaterThan(0.4)
  await sounding.click({ position: { x: 20, y: 22 } })
  await expect(choice).not.toBeChecked()
  await expectAccessible(guest)
  await option.click({ position: { x: 8, y: 8 } })
  await expect(choice).toBeChecked()
  await guest.getByRole('button', { name: 'Provjeri' }).click()
  await expect(guest.getByText('Točno: 1', { exact: true })).toBeVisible()

  await open(guest, `${path}/kartice`)
  await guest.locator('audio').tap({ position: { x: 20, y: 22 } })
  await expect
    .poll(() => guest.locator('audio').evaluate((one: HTMLAudioElement) => one.duration))
    .toBeGreaterThan(0.4)
  await expect(guest.getByRole('group', { name: 'Pitanje', exact: true })).not.toHaveAttribute(
    'inert',
  )
  await expect(
    guest.getByRole('group', { name: 'Odgovor', exact: true, includeHidden: true }),
  ).toHaveAttribute('inert')
  await context.close()

  await screen.choose('Snimke')
  await screen.find(sound)
  await button('Obriši…').click()
  await expect(page.getByRole('dialog')).toContainText(
    'Ondje bi umjesto nje ostao samo njezin opis.',
  )
  await button('Odustani', page.getByRole('dialog')).click()
  await screen.choose('Lekcije')
  await screen.find(lesson)
  await button('Obriši…').click()
  await button('Obriši', page.getByRole('dialog')).click()
  await expect(screen.heading('Lekcije')).toBeFocused()
})
