import { optionIdAt } from '@/lib/content/questions/option-id'
import type { SeedLesson } from './lessons'
import { open, type Page } from './test'

/** The screen with a lesson's quiz. */
export class QuizScreen {
  constructor(readonly page: Page) {}

  readonly open = (lesson: SeedLesson) => open(this.page, `${lesson.path}/kwiz`)

  get checkButton() {
    return this.button('Provjeri')
  }
  get nextButton() {
    return this.page.getByRole('button', { name: /^(Dalje|Pogledaj rezultat)$/ })
  }
  get explanation() {
    return this.page.getByRole('region', { name: 'Objašnjenje' })
  }
  get verdict() {
    return this.explanation.getByRole('heading')
  }
  get progress() {
    return this.page.getByRole('progressbar', { name: 'Napredak u kvizu' })
  }
  get question() {
    // Items of a sorting have their own.
    return this.page.locator('fieldset:visible:not(fieldset fieldset) > legend')
  }
  get field() {
    return this.page.getByRole('textbox', { name: 'Tvoj odgovor' })
  }
  /** The message about an answer that could not be judged. */
  get message() {
    return this.page.locator('form [role=alert]')
  }

  button(name: string) {
    return this.page.getByRole('button', { name, exact: true })
  }
  result(right: number, total: number) {
    return this.page.getByRole('heading', { name: `${right} od ${total} točno` })
  }
  /** The label of an option, by its public id. */
  option(id: string) {
    return this.page.locator('fieldset:visible label').nth(placeOf(id))
  }
  /** An item of an ordering question, by its position from 0. */
  row(place: number) {
    return this.page
      .getByRole('list', { name: 'Poredak' })
      .locator('li > button[aria-pressed]')
      .nth(place)
  }
  /** The radio buttons of an item that is sorted into groups, by its public id. */
  groupsOf(itemId: string) {
    return this.page.locator('fieldset:visible fieldset').nth(placeOf(itemId)).getByRole('radio')
  }
  /** The button of one group for an item, by their public ids. */
  group(itemId: string, groupId: string) {
    return this.groupsOf(itemId).nth(placeOf(groupId))
  }
  /** The slider on a line. */
  get slider() {
    return this.page.locator('fieldset:visible').getByRole('slider')
  }
  /** The field or the list of a gap in a text, by its number. */
  gap(number: string) {
    return this.page.locator(`fieldset:visible [data-gap="${number}"]`).locator('input, select')
  }
  /** The list item of one side of a matching question, by its public id. */
  side(name: 'Pojmovi' | 'Parovi', id: string) {
    return this.page.getByRole('list', { name }).getByRole('listitem').nth(placeOf(id))
  }
}

function placeOf(optionId: string): number {
  const place = [...Array(26).keys()].find((index) => optionIdAt(index) === optionId)
  if (place === undefined) throw new Error(`No such option: ${optionId}`)
  return place
}
