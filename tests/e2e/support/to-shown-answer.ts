import { renderText } from '@/lib/platform/markdown/render'
import { MODELS } from '@/lib/content/questions/kinds/models'
import { withExplicitOptionIds } from '@/lib/content/questions/kinds/option-sides'
import { rightColumnOptions } from '@/lib/content/questions/kinds/matching/model'
import { shownItems } from '@/lib/content/questions/kinds/ordering/model'
import type { QuestionBody, SubmittedAnswer } from '@/lib/content/questions/model'
import { optionIdAt } from '@/lib/content/questions/option-id'
import type { Locator, Page } from './test'

/**
 * Converts an answer to the order in which the screen shows the options, which a game or a test may
 * shuffle.
 * @param body the question as in its file, for which the answer was made
 */
export async function toShownAnswer(
  page: Page,
  body: QuestionBody,
  { answer }: { answer: SubmittedAnswer },
): Promise<SubmittedAnswer> {
  const side = (name: string) => page.getByRole('list', { name }).getByRole('listitem')
  if ('choices' in body && (answer.kind === 'single' || answer.kind === 'several')) {
    const placeOf = await placesIn(page.locator('fieldset:visible label'), texts(body.choices))
    if (answer.kind === 'single') return { ...answer, choice: placeOf(answer.choice) }
    return { ...answer, choices: answer.choices.map(placeOf) }
  }
  if (body.kind === 'ordering' && answer.kind === 'ordering') {
    return {
      ...answer,
      order: answer.order.map(await placesIn(side('Poredak'), texts(shownItems(body)))),
    }
  }
  if (body.kind === 'groups' && answer.kind === 'groups') {
    const { items } = MODELS.groups.show(withExplicitOptionIds(body), asTexts)
    return { ...answer, groups: await assigned(page, items, answer.groups) }
  }
  if (body.kind === 'spot' && answer.kind === 'spot') {
    const { labels } = MODELS.spot.show(withExplicitOptionIds(body), asTexts)
    return { ...answer, places: await assigned(page, labels, answer.places) }
  }
  if (body.kind !== 'matching' || answer.kind !== 'matching') return answer
  const lefts = body.pairs.map(({ left }) => left)
  const left = await placesIn(side('Pojmovi'), lefts)
  const right = await placesIn(side('Parovi'), texts(rightColumnOptions(body)))
  const pairs = Object.entries(answer.pairs).map(([from, to]) => [left(from), right(to)])
  return { ...answer, pairs: Object.fromEntries(pairs) as Record<string, string> }
}

const asTexts = (all: { id?: string | undefined; text: string }[]) =>
  all.map(({ id = '', text }) => ({ id, html: text }))

/** The chosen places of items that stand in fieldsets of their own. */
async function assigned(page: Page, items: { html: string }[], chosen: Record<string, string>) {
  const shown = items.map(({ html }) => html)
  const item = await placesIn(page.locator('fieldset:visible fieldset legend'), shown)
  const places = Object.entries(chosen).map(([from, to]) => [item(from), to])
  return Object.fromEntries(places) as Record<string, string>
}

const texts = (options: { text: string }[]) => options.map(({ text }) => text)

/** Maps the id of an option in the file to the id of its position on the screen. */
async function placesIn(shown: Locator, texts: string[]): Promise<(id: string) => string> {
  // Fields of rarer kinds of question arrive after the question.
  await shown.first().waitFor()
  const places = await shown.evaluateAll(
    (elements, wanted) =>
      wanted.map((html) => {
        const probe = document.createElement('div')
        probe.innerHTML = html
        return elements.findIndex((one) => one.innerHTML.includes(`>${probe.innerHTML}<`))
      }),
    texts.map(renderText),
  )
  return (id) => optionIdAt(places[texts.findIndex((_, index) => optionIdAt(index) === id)] ?? -1)
}
