import { FREE_QUESTIONS } from '@/lib/people/billing/limits'
import { picture } from '@/tests/api/content/media/images/pictures'
import { EditorScreen } from '../support/editors'
import { unique } from '../support/people'
import * as ask from '../support/written-questions'
import { QuizScreen } from '../support/quiz-screen'
import { chooseCookies, expect, open, test } from '../support/test'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const CARDS = [
  ['Što je površina?', 'Veličina plohe.'],
  ['Što je opseg?', 'Duljina ruba.'],
] as const

/** Ten questions of all kinds, two of them with changing numbers, one with a picture. */
const questionsWith = (picture: string) => [
  ask.singleQuestion(`Koji je ovo lik? ![Crveni lik](${picture})`, 'pravokutnik', 'krug', 'trokut'),
  ask.calculatedQuestion('Kolika je površina pravokutnika sa stranicama {a} cm i {b} cm?', {
    key: 'a*b',
    of: (a, b) => a * b,
  }),
  ask.severalQuestion('Što ima površinu?', 'stol', 'livada', 'crta'),
  ask.claimQuestion('Površina je veličina plohe.'),
  ask.shortQuestion('Kako se zove zbroj duljina svih stranica?', 'opseg'),
  ask.matchingQuestion('Spoji lik i broj stranica.', [
    ['trokut', 'tri'],
    ['četverokut', 'četiri'],
    ['peterokut', 'pet'],
  ]),
  ask.orderingQuestion('Poredaj od najmanje površine.', 'marka', 'bilježnica', 'igralište'),
  ask.calculatedQuestion('Stranice su {a} cm i {b} cm. Koliko su duge zajedno?', {
    key: 'a+b',
    of: (a, b) => a + b,
  }),
  ask.singleQuestion('U čemu mjerimo površinu?', 'u kvadratnim metrima', 'u metrima', 'u litrama'),
  ask.singleQuestion(
    'Što je veće?',
    'kvadratni metar',
    'kvadratni centimetar',
    'kvadratni milimetar',
  ),
]

test('an editor makes a chain from subject to lesson by clicking', async ({ page, browser }) => {
  test.setTimeout(300_000)
  const screen = new EditorScreen(page)
  const { button, link, field } = screen
  const [subject, book, unit, lesson] = [
    unique('Predmet'),
    unique('Knjiga'),
    unique('Cjelina'),
    unique('Lekcija'),
  ]
  const drawing = unique('crtez')
  const written = questionsWith(`/slike/${drawing}`)
  await screen.signIn()

  await screen.choose('Predmeti')
  await screen.create('Novi predmet')
  await field('Naziv').fill(subject)
  await field('Područje').selectOption('Matematika')
  await field('Razred').selectOption('4. razred')
  await screen.save()

  await screen.choose('Literatura')
  await screen.create('Novi udžbenik')
  await field('Naziv').fill(book)
  await field('Opis').fill('Udžbenik koji urednik napravi klikanjem, od predmeta do lekcije.')
  await field('Predmet').selectOption(`4. razred: ${subject}`)
  await screen.save()

  await screen.choose('Cjeline')
  await screen.create('Nova cjelina')
  await field('Naziv').fill(unit)
  await screen.pick('Udžbenik', book)
  await screen.save()

  await screen.choose('Lekcije')
  await screen.create('Nova lekcija')
  await field('Naslov').fill(lesson)
  await screen.pick('Cjelina', unit)
  await field('Sažetak').fill('Lekcija koju urednik napravi klikanjem, objavi, obriše i vrati.')
  await screen.save()

  await link('Skripta').click()
  const surface = page.getByRole('textbox', { name: 'Skripta' })
  const tool = (name: string) => button(name, page.getByRole('toolbar', { name: 'Alati' }))
  const { keyboard } = page
  await surface.click()
  await tool('Naslov').click()
  await keyboard.type('Površina')
  await keyboard.press('Enter')
  await keyboard.type('Pravokutnik je ')
  await tool('Formula').click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Formula u LaTeX-u').fill('P = a \\cdot b')
  await button('U redu', dialog).click()
  await keyboard.press('Enter')
  await tool('Istaknuti okvir').click()
  await keyboard.type('Površina nije opseg.')
  await keyboard.press('Enter')
  await keyboard.press('Enter')
  await tool('Tablica').click()
  await keyboard.type('a')
  for (const cell of ['b', '2', '3', '4', '5']) {
    await keyboard.press('Tab')
    await keyboard.type(cell)
  }
  await tool('Provjeri se: novo pitanje').click()
  await keyboard.type('Kolika je površina stola 2 m puta 1 m?')
  await surface.getByText('Napiši odgovor.').click({ clickCount: 3 })
  await keyboard.type('Dva kvadratna metra.')
  await surface.getByText('Pravokutnik je').click()
  await keyboard.press('End')
  await tool('Slika').click()
  await button('Iz knjižnice…', dialog).click()
  const picker = page.getByRole('dialog', { name: 'Odaberi sliku' })
  await picker.locator('input[type=file]').setInputFiles({
    name: `${drawing}.png`,
    mimeType: 'image/png',
    buffer: await picture({ color: 'tomato' }).png().toBuffer(),
  })
  await picker.getByLabel('Što slika prikazuje').fill('Crveni pravokutnik')
  await button('Dodaj u knjižnicu', picker).click()
  await expect(dialog.getByLabel('Opis slike')).toHaveValue('Crveni pravokutnik')
  await button('U redu', dialog).click()
  await screen.save()

  await screen.choose('Lekcije')
  await screen.find(lesson)
  await link('Pitanja').click()
  for (const { text, kind, write } of written) {
    await screen.create('Novo pitanje')
    await field('Pitanje').fill(text)
    await field('Vrsta i odgovori').selectOption(kind)
    await write(screen)
    await field('Objašnjenje').fill('Pogledaj skriptu.')
    await screen.save()
    await link('Natrag na popis').click()
  }
  await expect(page.getByText('Ukupno: 10')).toBeVisible()
  await field('Odaberi sve na stranici').check()
  await button('Objavi').click()
  await expect(page.getByText('Uspjelo: 10. Nije uspjelo: 0.')).toBeVisible()

  await screen.choose('Lekcije')
  await screen.find(lesson)
  for (const [place, [front, back]] of CARDS.entries()) {
    await button('Dodaj karticu').click()
    await field(`${place + 1}. kartica, pitanje`).fill(front)
    await field(`${place + 1}. kartica, odgovor`).fill(back)
  }
  await button('Dodaj pitanje').click()
  await field('1. pitanje').fill('Zašto je površina dvodimenzionalna?')
  await field('1. pitanje, uzoran odgovor').fill('Jer ima duljinu i širinu.')
  for (const [place, point] of ['duljina', 'širina'].entries()) {
    await button('Dodaj ključnu točku').click()
    await field(`1. pitanje, ${place + 1}. ključna točka`).fill(point)
  }
  await field('Objavljena').check()
  await screen.save()
  const path = String(await link('Pogledaj na stranici').getAttribute('href'))

  const context = await browser.newContext()
  await chooseCookies(context)
  const guest = await context.newPage()
  await open(guest, `${path}/skripta`)
  await expect(guest.getByRole('img', { name: 'Crveni pravokutnik' })).toBeVisible()
  await expect(guest.getByRole('columnheader', { name: 'a' })).toBeVisible()
  await expect(guest.locator('.katex')).toHaveCount(1)
  await guest.getByText('Pokaži odgovor').click()
  await expect(guest.getByText('Dva kvadratna metra.')).toBeVisible()

  const quiz = new QuizScreen(guest)
  /** Answers `turns` questions right; gives the texts of those with numbers, sorted. */
  const play = async (turns: number) => {
    const asked: string[] = []
    for (let turn = 0; turn < turns; turn += 1) {
      const text = await ask.answerShown(guest, written)
      if (/\d/.test(text)) asked.push(text)
      await quiz.checkButton.click()
      await expect(guest.getByText(`Točno: ${turn + 1}`, { exact: true })).toBeVisible()
      await quiz.nextButton.click()
    }
    return asked.sort()
  }
  await open(guest, `${path}/kwiz`)
  const first = await play(FREE_QUESTIONS)
  expect(first).toHaveLength(2)
  await expect(quiz.result(FREE_QUESTIONS, FREE_QUESTIONS)).toBeVisible()
  await quiz.button('Igraj ispočetka').click()
  expect(await play(FREE_QUESTIONS)).not.toEqual(first)

  await open(guest, `${path}/kartice`)
  for (const [front, back] of CARDS) {
    await expect(guest.getByText(front)).toBeVisible()
    await guest.keyboard.press('Space')
    await expect(guest.getByText(back)).toBeVisible()
    await guest.keyboard.press('1')
  }
  await expect(guest.getByRole('heading', { name: 'Znaš 2 od 2' })).toBeVisible()

  await open(guest, `${path}/test`)
  await expect(guest.getByRole('link', { name: 'Prijavi se' }).first()).toBeVisible()

  await screen.choose('Literatura')
  await screen.find(book)
  await page.locator('summary:visible', { hasText: 'Uvoz i izvoz' }).click()
  const downloading = page.waitForEvent('download')
  await button('ZIP').click()
  expect((await downloading).suggestedFilename()).toMatch(/\.zip$/)

  await screen.choose('Lekcije')
  await screen.find(lesson)
  await button('Obriši…').click()
  await expect(dialog).toContainText('10 pitanja')
  await button('Obriši', dialog).click()
  await expect(screen.heading('Lekcije')).toBeFocused()
  expect((await guest.goto(`${path}/kwiz`))?.status()).toBe(410)
  await screen.choose('Koš')
  await link(lesson).click()
  await expect(screen.heading(`Lekcija: ${lesson}`)).toBeFocused()
  await button('Vrati iz koša').click()
  await expect(screen.heading('Koš')).toBeFocused()
  await open(guest, `${path}/skripta`)
  await expect(guest.getByRole('img', { name: 'Crveni pravokutnik' })).toBeVisible()
  await context.close()
})
