import { classifyCharacter } from 'micromark-util-classify-character'
import { resolveAll } from 'micromark-util-resolve-all'
import type {
  Code,
  Construct,
  Event,
  Extension,
  Resolver,
  State,
  Token,
  Tokenizer,
} from 'micromark-util-types'

declare module 'micromark-util-types' {
  interface TokenTypeMap {
    underline: 'underline'
    underlineText: 'underlineText'
    underlineSequence: 'underlineSequence'
    underlineSequenceTemporary: 'underlineSequenceTemporary'
  }
}

const PLUS = 43
const SIZE = 2

/**
 * Tokenises exactly two plus signs; the adjacent characters decide whether they can open or close,
 * as with `**`.
 */
const tokenize: Tokenizer = function (effects, ok, nok) {
  const { previous, events } = this
  let size = 0
  const more = (code: Code): State | undefined => {
    if (code === PLUS) {
      if (size === SIZE) return nok(code)
      effects.consume(code)
      size += 1
      return more
    }
    if (size < SIZE) return nok(code)
    const token = effects.exit('underlineSequenceTemporary')
    const [before, after] = [classifyCharacter(previous), classifyCharacter(code)]
    token._open = !after || (after === PUNCTUATION && Boolean(before))
    token._close = !before || (before === PUNCTUATION && Boolean(after))
    return ok(code)
  }
  return (code) => {
    const isEscaped = events.at(-1)?.[1].type === 'characterEscape'
    if (previous === PLUS && !isEscaped) return nok(code)
    effects.enter('underlineSequenceTemporary')
    return more(code)
  }
}

const PUNCTUATION = 2

/** Pairs each closing sequence with the nearest opening one; unpaired sequences are text. */
const resolve: Resolver = (events, context) => {
  const all = events
  for (let close = 0; close < all.length; close += 1) {
    if (!isAt(all[close], 'enter', '_close')) continue
    const open = all.findLastIndex((event, index) => index < close && isAt(event, 'exit', '_open'))
    const [start, end] = [all[open]?.[1], all[close]?.[1]]
    if (!start || !end) continue
    start.type = 'underlineSequence'
    end.type = 'underlineSequence'
    const whole: Token = { type: 'underline', start: { ...start.start }, end: { ...end.end } }
    const text: Token = { type: 'underlineText', start: { ...start.end }, end: { ...end.start } }
    const spans = context.parser.constructs.insideSpan.null ?? []
    const inside = resolveAll(spans, all.slice(open + 1, close), context)
    const pair: Event[] = [
      ['enter', whole, context],
      ['enter', start, context],
      ['exit', start, context],
      ['enter', text, context],
      ...inside,
      ['exit', text, context],
      ['enter', end, context],
      ['exit', end, context],
      ['exit', whole, context],
    ]
    all.splice(open - 1, close - open + 3, ...pair)
    close = open + pair.length - 2
  }
  for (const [, token] of all) if (token.type === 'underlineSequenceTemporary') token.type = 'data'
  return all
}

const isAt = (event: Event | undefined, kind: Event[0], side: '_open' | '_close') =>
  event?.[0] === kind && event[1].type === 'underlineSequenceTemporary' && event[1][side] === true

const construct: Construct = { name: 'underline', tokenize, resolveAll: resolve }

/** The micromark extension for `++podcrtano++`. */
export const underlineSyntax: Extension = {
  text: { [PLUS]: construct },
  insideSpan: { null: [construct] },
}
