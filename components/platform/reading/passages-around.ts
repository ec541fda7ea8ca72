import { optionIdAt } from '@/lib/content/questions/option-id'
import type { Passage } from './passage'
import { passagesOf } from './passages'

const OPTIONS = 'label:has([type=radio], [type=checkbox]), li > button'

/**
 * The passages near a button: a question with its options, the explanation below it, a card, or the
 * result of a round.
 */
export function passagesAround(button: Element): Passage[] {
  const result = button.closest('[data-result]')
  if (result) return textOf(result, ':scope > :is(h2, p)')
  const place = button.closest('fieldset, section, [role=group]')
  if (place?.tagName === 'FIELDSET') return [...questionPassages(place), ...reasonPassages(place)]
  return place?.tagName === 'SECTION' ? reasonPassages(place) : textOf(place, '.prose')
}

const textOf = (place: Element | null | undefined, selector: string) =>
  [...(place?.querySelectorAll(selector) ?? [])].flatMap(passagesOf)

/** The explanation; for early readers after the verdict and the right answer. */
function reasonPassages(place: Element): Passage[] {
  const root = place.closest('form') ?? place.parentElement
  return [EARLY_VERDICT, EARLY_RIGHT_ANSWER, '#objasnjenje'].flatMap((part) => textOf(root, part))
}

const EARLY_VERDICT = 'html[data-early-reader] [data-verdict]'
const EARLY_RIGHT_ANSWER = 'html[data-early-reader] [data-right-answer]'

/** Items, each with the same places to choose from. */
const ROWS = 'fieldset fieldset'

/** The question and its opened hints, then each option as one passage; the places of rows once. */
function questionPassages(fieldset: Element): Passage[] {
  const rows = [...fieldset.querySelectorAll(ROWS)]
  const options = rows.length
    ? rows.flatMap((row, index) => [...textOf(row, 'legend'), ...(index ? [] : optionsOf(row))])
    : optionsOf(fieldset)
  return [
    ...textOf(
      fieldset,
      'legend .prose, html[data-early-reader] legend [data-aloud], [data-hints] .prose',
    ),
    ...options,
  ]
}

const optionsOf = (place: Element) =>
  [...place.querySelectorAll(OPTIONS)].flatMap((option, index) =>
    optionPassages(option, nameOf(option, index)),
  )

/** An option as one passage, with its recordings. */
function optionPassages(option: Element, name: string): Passage[] {
  const all = passagesOf(option)
  const recordings = all.filter(({ recording }) => recording)
  const parts = all.filter(({ recording }) => !recording)
  const [first, last] = [parts[0] ?? recordings[0], parts.at(-1) ?? recordings[0]]
  if (!first || !last) return []
  const range = first.range.cloneRange()
  range.setEnd(last.range.endContainer, last.range.endOffset)
  const said = name + parts.map(({ spoken }) => spoken.trim()).join(' ')
  return [...(said ? [{ spoken: said, range }] : []), ...recordings]
}

/** One option, without its letter but after the item of its row, or one hint. */
export function passagesOfPart(part: Element): Passage[] {
  if (!part.matches(OPTIONS)) return passagesOf(part)
  const item = textOf(part.closest(ROWS), 'legend').map(({ spoken }) => `${spoken.trim()}, `)
  return optionPassages(part, item.join(''))
}

/** An option's letter, or the name of the list it starts. */
function nameOf(option: Element, index: number): string {
  if (option.tagName === 'LABEL')
    return isLettered(option) ? `${optionIdAt(index).toUpperCase()}, ` : ''
  const item = option.parentElement
  const isFirst = item?.previousElementSibling === null
  return isFirst ? `${item.parentElement?.getAttribute('aria-label') ?? ''}: ` : ''
}

/** False on phones, which show no keys, and once the answer is judged. */
function isLettered(option: Element): boolean {
  const key = option.querySelector('kbd')
  return key !== null && getComputedStyle(key).display !== 'none'
}
