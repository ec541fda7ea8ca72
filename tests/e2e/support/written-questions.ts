import type { EditorScreen } from './editors'
import { expect, type Locator, type Page } from './test'

/** A question with the steps to write it as an editor and to answer it rightly as a pupil. */
export type WrittenQuestion = {
  text: string
  /** The label of its kind in the editor's list of kinds. */
  kind: string
  write(screen: EditorScreen): Promise<void>
  /** Answers rightly. `asked` is the question as shown to the pupil. */
  answer(page: Page, asked: string): Promise<void>
}

const REASON = 'Zašto? (piše uz taj odgovor)'
const row = ({ page }: EditorScreen, name: string) => page.getByRole('group', { name, exact: true })
const part = (place: Locator, label: string) => place.getByLabel(label, { exact: true })
const option = (page: Page, text: string) =>
  page
    .locator('fieldset:visible label')
    .filter({ has: page.getByText(text, { exact: true }) })
    .click()

/** Fills in the options, each with a feedback. The first one is right by default. */
async function writeChoices(screen: EditorScreen, choices: string[]): Promise<void> {
  for (const [place, text] of choices.entries()) {
    const choice = row(screen, `${place + 1}. odgovor`)
    await part(choice, 'Tekst').fill(text)
    await part(choice, REASON).fill(`Zato što je ${text}.`)
  }
}

export const singleQuestion = (
  text: string,
  ...choices: [string, ...string[]]
): WrittenQuestion => ({
  ...{ text, kind: 'Jedan točan odgovor' },
  write: (screen) => writeChoices(screen, choices),
  answer: (page) => option(page, choices[0]),
})

/** A question with two right options and a wrong one. */
export const severalQuestion = (
  text: string,
  ...choices: [string, string, string]
): WrittenQuestion => ({
  ...{ text, kind: 'Više točnih odgovora' },
  write: (screen) => writeChoices(screen, choices),
  async answer(page) {
    for (const choice of choices.slice(0, 2)) await option(page, choice)
  },
})

export const claimQuestion = (text: string): WrittenQuestion => ({
  ...{ text, kind: 'Točno ili netočno' },
  write: ({ field }) => field('Zašto? (vidi tko pogriješi)').fill('Pročitaj tvrdnju još jednom.'),
  answer: (page) => option(page, 'To je točno'),
})

export const shortQuestion = (text: string, key: string): WrittenQuestion => ({
  ...{ text, kind: 'Kratki odgovor' },
  write: (screen) => part(row(screen, '1. odgovor'), 'Tekst').fill(key),
  answer: (page) => page.getByRole('textbox', { name: 'Tvoj odgovor' }).fill(key),
})

type Numbers = { key: string; of: (a: number, b: number) => number }

/** A question with the random numbers a and b. */
export const calculatedQuestion = (text: string, { key, of }: Numbers): WrittenQuestion => ({
  ...{ text, kind: 'Broj' },
  async write(screen) {
    await part(row(screen, '1. broj'), 'Broj ili račun').fill(key)
    await screen.field('Brojevi koji se mijenjaju').fill('a: 11..99\nb: 2..9')
  },
  async answer(page, asked) {
    const [a = 0, b = 0] = (asked.match(/\d+/g) ?? []).map(Number)
    await page.getByRole('textbox', { name: 'Tvoj odgovor' }).fill(String(of(a, b)))
  },
})

export const matchingQuestion = (text: string, pairs: [string, string][]): WrittenQuestion => ({
  ...{ text, kind: 'Spajanje parova' },
  async write(screen) {
    for (const [place, [left, right]] of pairs.entries()) {
      const pair = row(screen, `${place + 1}. par`)
      await part(pair, 'Lijevo').fill(left)
      await part(pair, 'Desno').fill(right)
    }
  },
  async answer(page) {
    const side = (name: string, text: string) =>
      page.getByRole('list', { name }).getByRole('listitem').filter({ hasText: text })
    for (const [left, right] of pairs) {
      await side('Pojmovi', left).getByRole('button').click()
      await side('Parovi', right).getByRole('button').click()
    }
  },
})

export const orderingQuestion = (text: string, ...items: string[]): WrittenQuestion => ({
  ...{ text, kind: 'Poredak' },
  async write(screen) {
    for (const [place, item] of items.entries())
      await part(row(screen, `${place + 1}. stavka`), 'Tekst').fill(item)
  },
  async answer(page) {
    const list = page.getByRole('list', { name: 'Poredak' }).locator('li > button[aria-pressed]')
    for (const [place, item] of items.entries()) {
      if ((await list.nth(place).innerText()).includes(item)) continue
      await list.filter({ hasText: item }).click()
      await list.nth(place).click()
    }
    for (const [place, item] of items.entries()) await expect(list.nth(place)).toContainText(item)
  },
})

/** Answers the visible question rightly; resolves with its text. */
export async function answerShown(page: Page, written: WrittenQuestion[]): Promise<string> {
  const asked = await page.locator('fieldset:visible legend').first().innerText()
  const known = written.find(({ text }) => asked.includes(text.split(/[{!]/)[0]?.trim() ?? text))
  if (!known) throw new Error(`Unknown question: ${asked}`)
  await known.answer(page, asked)
  return asked
}
