import { answerPart } from '../answer-part'

/** The fields of a note, by their names. */
export type Fields = ReadonlyMap<string, string>

/** What Anki puts in of its own, and what a page can't show: an input, a hint to open, a voice. */
const OWN = /^(?:FrontSide|Tags|Type|Deck|Subdeck|Card|CardFlag|CardID)$/
const UNSHOWN = /^(?:hint|tts\b|tts-voices)/

const CONDITION = /\{\{([#^])([^{}]+)\}\}((?:(?!\{\{[#^])[\s\S])*?)\{\{\/\2\}\}/g
const FIELD = /\{\{([^{}]+)\}\}/g
/** Conditions in one another. */
const MOST_LEVELS = 20

export type Rendered = { front: string; back: string; hasHint: boolean }

/** The HTML of both sides of a card; the back is without the front. */
export function render(template: { front: string; back: string }, fields: Fields): Rendered {
  const whole = template.back.trim()
  const question = template.front.trim()
  const own = question && whole.startsWith(question) ? whole.slice(question.length) : whole
  return {
    front: filled(template.front, fields, true),
    back: filled(answerPart(whole) ?? own, fields, false),
    hasHint: [...`${template.front}${template.back}`.matchAll(FIELD)].some(
      ([, name = '']) => name.startsWith('hint:') && fields.get(name.slice(5))?.trim(),
    ),
  }
}

function filled(template: string, fields: Fields, isFront: boolean): string {
  const hasText = (name: string) =>
    Boolean(
      fields
        .get(name.trim())
        ?.replace(/<br\s*\/?>/g, '')
        .trim(),
    )
  let html = template.replace(/<!--[\s\S]*?-->|<(style|script)\b[\s\S]*?<\/\1>/gi, '')
  for (let level = 0; level < MOST_LEVELS && html.includes('{{'); level += 1) {
    const next = html.replace(CONDITION, (_, sign: string, name: string, inner: string) =>
      hasText(name) === (sign === '#') ? inner : '',
    )
    if (next === html) break
    html = next
  }
  return html.replace(FIELD, (_, whole: string) => {
    const name = whole.split(':').at(-1)?.trim() ?? ''
    const isTyped = isFront && whole.trim().startsWith('type:')
    if (OWN.test(name) || UNSHOWN.test(whole.trim()) || isTyped) return ''
    return fields.get(name) ?? ''
  })
}

/** Names of the fields that no template of a kind shows. */
export function unshownFields(kind: {
  fields: string[]
  templates: { front: string; back: string }[]
}) {
  const all = kind.templates.map(({ front, back }) => front + back).join()
  const shown = new Set(
    [...all.matchAll(FIELD)].map(([, name = '']) => name.split(':').at(-1)?.trim()),
  )
  return kind.fields.filter((name) => !shown.has(name))
}
