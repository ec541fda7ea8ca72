import { plainDecimal } from '@/lib/content/questions/gift/signs'
import { pairsOfGroups } from '@/lib/content/questions/kinds/groups/gift'
import { formulaText } from '@/lib/content/questions/kinds/number/gift'
import { isEveryNumber } from '@/lib/content/questions/kinds/number/model'
import { isCatchAll } from '@/lib/content/questions/kinds/short/model'
import type { BodyOf, QuestionKind } from '@/lib/content/questions/model'
import { toMoodleMarkdown } from './markdown'
import { middleAndTolerance } from './middle-and-tolerance'
import { markedPictureParts } from './write-marked-picture'
import { cdataTextElement, DEFAULT_FEEDBACK_XML, moodleMarkdownXml } from './xml-texts'

type Judged = { weight: number; feedback: string | null }

const answer = ({ weight, feedback }: Judged, format: string, text: string, more = ''): string =>
  `<answer fraction="${plainDecimal(weight)}" format="${format}">${cdataTextElement(text)}${moodleMarkdownXml('feedback', feedback)}${more}</answer>`

const SHUFFLED = '<shuffleanswers>true</shuffleanswers>'

const choices = ({ choices: all }: BodyOf<'single' | 'several'>): string[] =>
  all.map((one) => answer(one, 'markdown', toMoodleMarkdown(one.text)))

export type KindXml = { type: string; parts: string[] }

const matchingOf = (pairs: { left: string; right: string }[]): KindXml => ({
  type: 'matching',
  parts: [
    SHUFFLED,
    ...DEFAULT_FEEDBACK_XML,
    ...pairs.map(
      ({ left, right }) =>
        `<subquestion format="markdown">${cdataTextElement(toMoodleMarkdown(left))}<answer>${cdataTextElement(right)}</answer></subquestion>`,
    ),
  ],
})

const WRITE: { [Kind in QuestionKind]: (body: BodyOf<Kind>) => KindXml } = {
  single: (body) => ({
    type: 'multichoice',
    parts: ['<single>true</single>', SHUFFLED, ...DEFAULT_FEEDBACK_XML, ...choices(body)],
  }),
  several: (body) => ({
    type: 'multichoice',
    parts: ['<single>false</single>', SHUFFLED, ...DEFAULT_FEEDBACK_XML, ...choices(body)],
  }),
  'true-false': ({ isTrue, wrongFeedback, rightFeedback }) => ({
    type: 'truefalse',
    parts: [true, false].map((value) => {
      const isRight = value === isTrue
      const feedback = isRight ? rightFeedback : wrongFeedback
      return answer({ weight: isRight ? 100 : 0, feedback }, 'moodle_auto_format', String(value))
    }),
  }),
  short: ({ answers, isCaseSensitive }) => ({
    type: 'shortanswer',
    parts: [
      `<usecase>${isCaseSensitive ? 1 : 0}</usecase>`,
      ...answers.map((one) =>
        answer(one, 'plain_text', isCatchAll(one) ? '*' : one.text.replaceAll('*', '\\*')),
      ),
    ],
  }),
  number: ({ answers, unit }) => ({
    // Moodle's number type takes no calculations; a short answer survives the round trip.
    type: answers.some(({ formula }) => formula) ? 'shortanswer' : 'numerical',
    parts: [
      ...answers.map(({ low, high, formula, ...judged }) => {
        if (formula) return answer(judged, 'plain_text', formulaText(formula, high))
        const { middle, tolerance } = middleAndTolerance({ low, high })
        const isAny = isEveryNumber({ low, high })
        const more = `<tolerance>${isAny ? '0' : tolerance}</tolerance>`
        return answer(judged, 'plain_text', isAny ? '*' : middle, more)
      }),
      ...unitXml(unit),
    ],
  }),
  matching: ({ pairs, distractors }) =>
    matchingOf([...pairs, ...distractors.map((right) => ({ left: '', right }))]),
  // The tag tells this project that the right sides are groups.
  groups: ({ groups }) => matchingOf(pairsOfGroups(groups)),
  // The tag tells this project that the number is marked on a line.
  line: ({ answers }) => WRITE.number({ kind: 'number', unit: null, answers }),
  spot: (body) => ({ type: 'ddmarker', parts: markedPictureParts(body) }),
  // The answers are written in the text (write-cloze.ts).
  gaps: () => ({ type: 'cloze', parts: [] }),
  ordering: ({ items }) => ({
    type: 'ordering',
    parts: [
      `<layouttype>VERTICAL</layouttype><selecttype>ALL</selecttype><selectcount>${items.length}</selectcount>`,
      ...DEFAULT_FEEDBACK_XML,
      ...items.map((text, index) =>
        answer({ weight: index + 1, feedback: null }, 'markdown', toMoodleMarkdown(text)),
      ),
    ],
  }),
}

/** The key's unit, which pupils may omit. */
export const unitXml = (unit: string | null): string[] =>
  unit === null
    ? ['<unitgradingtype>0</unitgradingtype><unitpenalty>0</unitpenalty><showunits>3</showunits>']
    : [
        `<units><unit><multiplier>1</multiplier><unit_name><![CDATA[${unit}]]></unit_name></unit></units>`,
        '<unitgradingtype>0</unitgradingtype><unitpenalty>0</unitpenalty><showunits>0</showunits>',
      ]

/** A question's type and the XML of its answers. */
export const toKindXml = <Kind extends QuestionKind>(kind: Kind, body: BodyOf<Kind>): KindXml =>
  WRITE[kind](body)
