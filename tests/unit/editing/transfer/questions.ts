import fc from 'fast-check'
import type { GiftQuestion } from '@/lib/editing/transfer/export/write-gift'
import { HINT_LIMITS } from '@/lib/content/questions/hint-limits'
import { hintWarnings, toHint } from '@/lib/content/questions/hints'
import { unifyLetters } from '@/lib/content/questions/kinds/short/letters'
import type { Gap } from '@/lib/content/questions/kinds/gaps/model'
import { isSplitRight } from '@/lib/content/questions/kinds/gaps/passage'
import type { QuestionBody } from '@/lib/content/questions/model'

/** Special characters of GIFT, Markdown and LaTeX are frequent. */
const piece = fc.oneof(
  { weight: 2, arbitrary: fc.string({ unit: 'grapheme', maxLength: 6 }) },
  {
    weight: 3,
    arbitrary: fc.constantFrom(
      ...['\\', '\\n', '~', '=', '#', '{', '}', ':', '::', '%50%', '->', '####', '//', '[html]'],
      ...[
        '++',
        '++a++',
        '*',
        '\\*',
        '<',
        '$a<b$',
        '-&gt;',
        '\\\\(',
        '`',
        '!',
        '[',
        '**b**',
        '|',
        '_',
      ],
      ...['\\neq', '\\frac{1}{2}', '$', ' ', '  ', '\n', '\n\n', '\t', '[tag:bonus]', 'T', '3..4'],
    ),
  },
)

/**
 * Any text as an import stores it: trimmed, with Unix line ends. Excludes two things that
 * gift-pegjs can't distinguish from its own placeholders or HTML: && and the replacement of a lone
 * CR.
 */
export const textArbitrary = fc
  .array(piece, { minLength: 1, maxLength: 8 })
  .map((pieces) => pieces.join('').replace(/\r/g, '').replace(/&&/g, '&').trim())
  .filter((text) => text !== '')

/** Starts with letters, so that texts differ and are no numbers or formulas. */
const named = (name: string) => textArbitrary.map((text) => `${name} ${text}`)
/** A matching's right side: single spaces only, on one line. */
const rightSide = (name: string) => named(name).map((text) => text.replace(/\s+/g, ' '))
const plain = (name: string) =>
  named(name).map((text) => unifyLetters(text.replace(/[$\\]/g, '')).trim())

const NAMES = ['a', 'b', 'c', 'd', 'e']
const each = <Value>(make: (name: string) => fc.Arbitrary<Value>, min: number, max: number) =>
  fc.integer({ min, max }).chain((size) => fc.tuple(...NAMES.slice(0, size).map(make)))

const choice = (name: string) => fc.record({ text: named(name), feedback: textArbitrary })
/** Numbers as used in keys; the import rounds beyond 15 digits. */
const number = fc
  .tuple(fc.integer({ min: -1_000_000_000, max: 1_000_000_000 }), fc.integer({ min: -12, max: 15 }))
  .map(([digits, power]) => Number(`${digits}e${power}`) + 0)

/** Options and keys that an import accepts. */
export const bodyArbitrary: fc.Arbitrary<QuestionBody> = fc.oneof(
  fc
    .tuple(each(choice, 2, 5), fc.nat(4), fc.constantFrom(0, 25, -50))
    .map(([list, right, other]) => ({
      kind: 'single' as const,
      choices: list.map((one, index) => ({
        ...one,
        weight: index === right % list.length ? 100 : other,
      })),
    })),
  fc.tuple(each(choice, 3, 5), fc.constantFrom(50, 55, 85)).map(([list, first]) => ({
    kind: 'several' as const,
    choices: list.map((one, index) => ({
      ...one,
      weight: [first, 100 - first][index] ?? -33.33333,
    })),
  })),
  fc.record({
    kind: fc.constant('true-false' as const),
    isTrue: fc.boolean(),
    wrongFeedback: textArbitrary,
    rightFeedback: fc.option(textArbitrary),
  }),
  each((name) => fc.record({ text: plain(name), feedback: textArbitrary }), 1, 5).map((list) => ({
    kind: 'short' as const,
    answers: list.map((one, index) => ({ ...one, weight: index ? 12.5 : 100 })),
  })),
  fc
    .tuple(
      ...[number, fc.option(textArbitrary)],
      ...[fc.constantFrom(null, 'cm', 'm²', '%', 'km/h'), fc.boolean()],
    )
    .map(([low, feedback, unit, isUnitAsked]) => ({
      kind: 'number' as const,
      unit,
      ...(unit !== null && isUnitAsked && { isUnitAsked: true as const }),
      answers: [{ low, high: low, weight: 100, feedback }],
    })),
  fc
    .tuple(
      each((name) => fc.tuple(named(name), rightSide(name)), 2, 5),
      fc.array(rightSide('z'), { maxLength: 1 }),
    )
    .map(([pairs, distractors]) => ({
      kind: 'matching' as const,
      pairs: pairs.map(([left, right], index) => ({
        left,
        // Two left sides may share a right one.
        right: index === 2 ? (pairs[0]?.[1] ?? right) : right,
      })),
      distractors,
    })),
  each((name) => named(name), 3, 5).map((items) => ({
    kind: 'ordering' as const,
    items,
  })),
  fc
    .tuple(
      each((name) => named(name), 4, 6),
      each((name) => rightSide(name), 2, 4),
      fc.tuple(textArbitrary, fc.option(textArbitrary)),
    )
    .map(([texts, names, reasons]) => ({
      kind: 'groups' as const,
      groups: names.map((name, index) => ({
        name,
        // The last of three groups or more may be empty.
        items: texts
          .filter((_, at) => at % Math.min(names.length, 3) === index)
          .map((text, at) => ({ text, ...(reasons[at] && { feedback: reasons[at] }) })),
      })),
    })),
)

const lineArbitrary = fc
  .record({
    from: fc.integer({ min: -50, max: 50 }),
    step: fc.integer({ min: 1, max: 9 }),
    parts: fc.integer({ min: 3, max: 40 }),
    tick: fc.integer({ min: 1, max: 39 }),
    feedback: fc.option(textArbitrary),
  })
  .map(({ from, step, parts, tick, feedback }) => {
    const value = from + step * (1 + (tick % (parts - 1)))
    return {
      kind: 'line' as const,
      ...{ from: String(from), to: String(from + step * parts), parts, labels: [0, parts] },
      answers: [{ low: value, high: value, weight: 100, feedback }],
    }
  })

const spotArbitrary = fc
  .record({
    // At least two places, none of them near another.
    places: fc.uniqueArray(
      fc.record({ x: fc.integer({ min: 0, max: 8 }), y: fc.integer({ min: 0, max: 8 }) }),
      { minLength: 2, maxLength: 8, selector: ({ x, y }) => x * 13 + y },
    ),
    texts: each(named, 1, 5),
  })
  .map(({ places, texts }) => ({
    kind: 'spot' as const,
    picture: '![Slika](/slike/slika)',
    points: places
      .map(({ x, y }) => ({ x: x * 12, y: y * 12 + 0.5 }))
      .toSorted((a, b) => a.y - b.y || a.x - b.x)
      .map((point, index) => {
        const text = texts[index]
        return text === undefined ? point : { ...point, label: { text } }
      }),
  }))

/** A gap of each kind, by its number. */
const gapsArbitrary: fc.Arbitrary<Gap[]> = fc
  .array(fc.constantFrom(...(['short', 'number', 'single'] as const)), {
    ...{ minLength: 1, maxLength: 4 },
  })
  .chain((kinds) => fc.tuple(...kinds.map(gapArbitrary)))

const gapText = (name: string) => plain(name).map((text) => text.replace(/[[\]()$\\|]/g, '').trim())
const reasons = fc.option(textArbitrary)

function gapArbitrary(kind: Gap['kind']): fc.Arbitrary<Gap> {
  const words = each((name) => fc.record({ text: gapText(name), feedback: reasons }), 2, 4)
  if (kind === 'number')
    return fc.record({ low: number, feedback: reasons }).map(({ low, feedback }) => ({
      ...{ kind, unit: null, answers: [{ low, high: low, weight: 100, feedback }] },
    }))
  return words.chain((list) => {
    const answers = list.map((one, index) => ({ ...one, weight: [100, 0][index] ?? 50 }))
    return kind === 'single'
      ? fc.constant<Gap>({ kind, choices: answers })
      : fc.boolean().map<Gap>((isCaseSensitive) => ({
          ...{ kind, answers, ...(isCaseSensitive && { isCaseSensitive }) },
        }))
  })
}

const gapsBodyArbitrary = fc
  .tuple(gapsArbitrary, fc.array(textArbitrary, { minLength: 4, maxLength: 4 }))
  .map(([gaps, texts]) => ({
    kind: 'gaps' as const,
    passage: gaps
      .map((_, index) => `[[${index + 1}]] ${(texts[index] ?? '').replace(/[$`![\]]/g, '')}`.trim())
      .join('\n\n'),
    gaps,
  }))

/** Questions that an import accepts. */
export const questionArbitrary: fc.Arbitrary<GiftQuestion> = fc
  .record(
    {
      key: fc.constant(''),
      text: textArbitrary,
      body: fc.oneof(
        { weight: 8, arbitrary: bodyArbitrary },
        gapsBodyArbitrary,
        lineArbitrary,
        spotArbitrary,
      ),
      explanation: textArbitrary,
      isBonus: fc.boolean(),
      numbers: fc.constant(null),
      calculation: fc.constant(null),
      hints: fc.array(textArbitrary.map(toHint), { minLength: 1, maxLength: HINT_LIMITS.count }),
    },
    { requiredKeys: ['key', 'text', 'body', 'explanation', 'isBonus', 'numbers', 'calculation'] },
  )
  .filter(
    (question) =>
      !hintWarnings([question]).length &&
      (question.body.kind !== 'gaps' || isSplitRight(question.text, question.body.passage)),
  )
