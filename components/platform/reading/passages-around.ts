import type { SpokenPassage } from './passage'
import { spokenPassagesOf } from './passages'

/**
 * The passages near a button: a question with its options, the explanation below it, a card, or the
 * heading and paragraphs of what is marked with `data-aloud-block`, such as the result of a round.
 */
export function passagesAround(button: Element): SpokenPassage[] {
  const block = button.closest('[data-aloud-block]')
  if (block) return textOf(block, ':scope > :is(h2, p)')
  const place = button.closest('fieldset, section, [role=group]')
  if (place?.tagName === 'FIELDSET') return [...questionPassages(place), ...reasonPassages(place)]
  return place?.tagName === 'SECTION' ? reasonPassages(place) : textOf(place, '.prose')
}

const textOf = (place: Element | null | undefined, selector: string) =>
  [...(place?.querySelectorAll(selector) ?? [])].flatMap(spokenPassagesOf)

/** The explanation; for early readers after the verdict and the right answer. */
function reasonPassages(place: Element): SpokenPassage[] {
  const root = place.closest('form') ?? place.parentElement
  const rightAnswers = [...(root?.querySelectorAll(EARLY_RIGHT_ANSWER) ?? [])]
  return [
    ...textOf(root, EARLY_VERDICT),
    ...rightAnswers.flatMap((answer) => [...passagesOfItem(answer), ...spokenPassagesOf(answer)]),
    ...textOf(root, '#objasnjenje'),
  ]
}

/** The item to which a right answer belongs, where there are several; otherwise nothing. */
function passagesOfItem(rightAnswer: Element): SpokenPassage[] {
  const row = textOf(rightAnswer.closest('fieldset'), ROW_NAME)
  return row.length ? row : textOf(rightAnswer.parentElement, ':scope > [data-aloud=option]')
}

const ROW_NAME = ':scope > legend[data-aloud]'

const EARLY_VERDICT = 'html[data-early-reader] [data-verdict]'
const EARLY_RIGHT_ANSWER = 'html[data-early-reader] [data-right-answer]'

/**
 * A question, and what is marked as readable below it, in the order of the page. The values of
 * `data-aloud`:
 * - `text`: by sentence
 * - `early`: by sentence, for early readers
 * - `focus`: by sentence; also alone when something in it takes the focus
 * - `option`: as one passage; also alone when it is chosen
 * - `repeated`: an option that an earlier row has too, read only when it is chosen
 * - `result`: what a tap did, read only when the tap changed it
 */
function questionPassages(fieldset: Element): SpokenPassage[] {
  const parts = [...fieldset.querySelectorAll('legend > .prose, [data-aloud]')]
  return parts.flatMap((part) => {
    if (part.matches(OPTION)) return optionPassages(part, nameOf(part))
    return part.matches(UNREAD) ? [] : spokenPassagesOf(part)
  })
}

const OPTION = '[data-aloud=option]'
const REPEATED = '[data-aloud=repeated]'
const UNREAD = `${REPEATED}, [data-aloud=result], html:not([data-early-reader]) [data-aloud=early]`

/** An option as one passage, with its recordings. */
function optionPassages(option: Element, name: string): SpokenPassage[] {
  const all = spokenPassagesOf(option)
  const recordings = all.filter(({ recording }) => recording)
  const parts = all.filter(({ recording }) => !recording)
  const [first, last] = [parts[0] ?? recordings[0], parts.at(-1) ?? recordings[0]]
  if (!first || !last) return []
  const range = first.range.cloneRange()
  range.setEnd(last.range.endContainer, last.range.endOffset)
  const said = name + parts.map(({ spoken }) => spoken.trim()).join(' ')
  return [...(said ? [{ spoken: said, range }] : []), ...recordings]
}

/** An option after the item of its row, without its letter; a hint; what a list has chosen. */
export function passagesOfPart(part: Element): SpokenPassage[] {
  if (part instanceof HTMLSelectElement) return chosenPassage(part)
  if (!part.matches(`${OPTION}, ${REPEATED}`)) return spokenPassagesOf(part)
  const row = part.closest('fieldset')
  const item = textOf(row, ROW_NAME).map(({ spoken }) => `${spoken.trim()}, `)
  return optionPassages(part, item.join(''))
}

function chosenPassage(list: HTMLSelectElement): SpokenPassage[] {
  const range = document.createRange()
  range.selectNode(list)
  return list.value ? [{ spoken: list.value, range }] : []
}

/** An option's visible letter, or the name of the list that it starts. */
function nameOf(option: Element): string {
  const key = option.querySelector('kbd')
  // Hidden on phones, and absent once the answer is judged.
  if (key && getComputedStyle(key).display !== 'none') return `${key.textContent}, `
  const item = option.parentElement
  const list = item?.matches('li:first-child') && item.parentElement?.getAttribute('aria-label')
  return list ? `${list}: ` : ''
}
