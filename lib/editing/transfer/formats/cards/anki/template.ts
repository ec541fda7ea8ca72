import { answerPart } from '../answer-part'

/** A note's fields by name. */
export type Fields = ReadonlyMap<string, string>

/** Anki's built-in fields, and fields a page can't show: inputs, hints and speech. */
const OWN = /^(?:FrontSide|Tags|Type|Deck|Subdeck|Card|CardFlag|CardID)$/
const UNSHOWN = /^(?:hint|tts\b|tts-voices)/

const CONDITION = /\{\{([#^])([^{}]+)\}\}((?:(?!\{\{[#^])[\s\S])*?)\{\{\/\2\}\}/g
const FIELD = /\{\{([^{}]+)\}\}/g
/** Deepest nesting of conditions. */
const MOST_LEVELS = 20
/** Longest rendered side in characters; longer cards are refused anyway. */
const MOST_FILLED = 100_000
const MOST_TEMPLATE = 100_000

/** A match never spans another opening tag: otherwise many unclosed tags take quadratic time. */
const UNSEEN = /<!--(?:(?!<!--)[\s\S])*?-->|<(style|script)\b(?:(?!<\1\b)[\s\S])*?<\/\1>/gi

/** A template without comments, scripts and styles. Null when it is too long. */
export const withoutUnseenParts = (template: string): string | null =>
  template.length > MOST_TEMPLATE ? null : template.replace(UNSEEN, '')

/** `used` lists non-empty fields that a side shows or uses as a hint, speech or input. */
export type Rendered = { front: string; back: string; hasHint: boolean; used: ReadonlySet<string> }

/** The HTML of both sides of a card; the back does not repeat the front. */
export function renderCard(template: { front: string; back: string }, fields: Fields): Rendered {
  const whole = template.back.trim()
  const question = template.front.trim()
  const used = new Set<string>()
  const own = question && whole.startsWith(question) ? whole.slice(question.length) : whole
  return {
    front: filled(template.front, fields, true, used),
    back: filled(answerPart(whole) ?? own, fields, false, used),
    used,
    hasHint: hintsIn(template).some((name) => fields.get(name)?.trim()),
  }
}

const hintsIn = ({ front, back }: { front: string; back: string }): string[] =>
  [...`${front}${back}`.matchAll(/\{\{hint:([^{}]+)\}\}/g)].map(([, name = '']) => name)

function filled(template: string, fields: Fields, isFront: boolean, used: Set<string>): string {
  const hasText = (name: string) =>
    Boolean(
      fields
        .get(name.trim())
        ?.replace(/<br\s*\/?>/g, '')
        .trim(),
    )
  let html = template
  let left = MOST_FILLED
  for (let level = 0; level < MOST_LEVELS && html.includes('{{'); level += 1) {
    const next = html.replace(CONDITION, (_, sign: string, name: string, inner: string) =>
      hasText(name) === (sign === '#') ? inner : '',
    )
    if (next === html) break
    html = next
  }
  return html.replace(FIELD, (_, whole: string) => {
    if (left < 0) return ''
    const name = whole.split(':').at(-1)?.trim() ?? ''
    if (fields.get(name)?.trim()) used.add(name)
    const isTyped = isFront && whole.trim().startsWith('type:')
    if (OWN.test(name) || UNSHOWN.test(whole.trim()) || isTyped) return ''
    const value = fields.get(name) ?? ''
    left -= value.length
    return left < 0 ? '' : value
  })
}
