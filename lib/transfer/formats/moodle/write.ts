import { FORBIDDEN } from '@/lib/archives/xml'
import { add, multiply, negate, rational, rationalOfNumber, type Rational } from '@/lib/hr/rational'
import { formulaText } from '@/lib/questions/kinds/number/gift'
import { isEveryNumber } from '@/lib/questions/kinds/number/model'
import { partsOf } from '@/lib/questions/numbers/plan'
import type { BodyOf, QuestionBody, QuestionKind } from '@/lib/questions/model'
import { baseTags, kindTags, type GiftQuestion } from '../../export/write-gift'
import { plainDecimal } from '@/lib/questions/gift/signs'
import type { OpenQuestion } from '../model'
import { OPEN_TAG, pointLine } from '../open-question'
import { toMoodle } from './text'

const cdata = (text: string): string =>
  `<text><![CDATA[${text.replace(FORBIDDEN, '').replaceAll(']]>', ']]]]><![CDATA[>')}]]></text>`

const markdown = (name: string, text: string | null): string =>
  `<${name} format="markdown">${cdata(toMoodle(text ?? ''))}</${name}>`

type Judged = { weight: number; feedback: string | null }

const answer = ({ weight, feedback }: Judged, format: string, text: string, more = ''): string =>
  `<answer fraction="${plainDecimal(weight)}" format="${format}">${cdata(text)}${markdown('feedback', feedback)}${more}</answer>`

const choices = ({ choices: all }: BodyOf<'single' | 'several'>): string[] =>
  all.map((one) => answer(one, 'markdown', toMoodle(one.text)))

type Written = { type: string; parts: string[] }

const WRITE: { [Kind in QuestionKind]: (body: BodyOf<Kind>) => Written } = {
  single: (body) => ({
    type: 'multichoice',
    parts: ['<single>true</single>', ...choices(body)],
  }),
  several: (body) => ({
    type: 'multichoice',
    parts: ['<single>false</single>', ...choices(body)],
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
        answer(one, 'plain_text', one.text === '*' ? '*' : one.text.replaceAll('*', '\\*')),
      ),
    ],
  }),
  number: ({ answers, unit }) => ({
    // Moodle takes no calculation for a number; as a short answer it comes back as it was.
    type: answers.some(({ formula }) => formula) ? 'shortanswer' : 'numerical',
    parts: [
      ...answers.map(({ low, high, formula, ...judged }) => {
        if (formula) return answer(judged, 'plain_text', formulaText(formula, high))
        const [from, to] = [rationalOfNumber(low), rationalOfNumber(high)]
        const half = rational(1n, 2n)
        const middle = decimal(multiply(add(from, to), half))
        const tolerance = decimal(multiply(add(to, negate(from)), half))
        const isAny = isEveryNumber({ low, high })
        const more = `<tolerance>${isAny ? '0' : tolerance}</tolerance>`
        return answer(judged, 'plain_text', isAny ? '*' : middle, more)
      }),
      ...(unit
        ? [
            `<units><unit><multiplier>1</multiplier><unit_name><![CDATA[${unit}]]></unit_name></unit></units>`,
            '<unitgradingtype>0</unitgradingtype><showunits>0</showunits>',
          ]
        : []),
    ],
  }),
  matching: ({ pairs, distractors }) => ({
    type: 'matching',
    parts: [...pairs, ...distractors.map((right) => ({ left: '', right }))].map(
      ({ left, right }) =>
        `<subquestion format="markdown">${cdata(toMoodle(left))}<answer>${cdata(right)}</answer></subquestion>`,
    ),
  }),
  ordering: ({ items }) => ({
    type: 'ordering',
    parts: items.map((text, index) =>
      answer({ weight: index + 1, feedback: null }, 'markdown', toMoodle(text)),
    ),
  }),
}

const written = <Kind extends QuestionKind>(kind: Kind, body: BodyOf<Kind>): Written =>
  WRITE[kind](body)

/** All digits of a fraction whose denominator divides a power of ten. */
function decimal({ numerator, denominator }: Rational): string {
  let [digits, places] = [numerator, 0]
  for (; digits % denominator !== 0n; places += 1) digits *= 10n
  const whole = String(digits < 0n ? -digits / denominator : digits / denominator)
  const padded = whole.padStart(places + 1, '0')
  const text = places ? `${padded.slice(0, -places)}.${padded.slice(-places)}` : padded
  return numerator < 0n ? `-${text}` : text
}

/** A question of Moodle's XML; its texts are Markdown, so that they come back as they are. */
export function moodleQuestion({
  key,
  text,
  body,
  explanation,
  isBonus,
  isInKnowledgeBase,
  numbers,
  calculation,
  isDraft,
}: GiftQuestion): string {
  const { type, parts } = written<QuestionBody['kind']>(body.kind, body)
  const tags = [
    ...(isBonus ? ['bonus'] : []),
    ...baseTags(isInKnowledgeBase),
    ...(numbers ? [`brojevi=${partsOf(numbers).join('; ')}`] : []),
    ...(calculation ? [`racun=${calculation}`] : []),
    ...kindTags(body).filter((tag) => tag.startsWith('zapis=')),
  ]
  return [
    `<question type="${type}"><name>${cdata(key)}</name>`,
    markdown('questiontext', text),
    markdown('generalfeedback', explanation),
    `<defaultgrade>${isBonus ? 5 : 1}</defaultgrade><hidden>${isDraft ? 1 : 0}</hidden>`,
    ...parts,
    tagsXml(tags),
    '</question>\n',
  ].join('\n')
}

const tagsXml = (tags: string[]): string =>
  tags.length ? `<tags>${tags.map((tag) => `<tag>${cdata(tag)}</tag>`).join('')}</tags>` : ''

const NAME_LENGTH = 60

/** An open question as an essay: the model answer is its feedback, the key points are for graders. */
export const moodleEssay = ({ prompt, modelAnswer, keyPoints }: OpenQuestion): string =>
  [
    `<question type="essay"><name>${cdata(prompt.slice(0, NAME_LENGTH))}</name>`,
    markdown('questiontext', prompt),
    markdown('generalfeedback', modelAnswer),
    '<defaultgrade>1</defaultgrade><hidden>0</hidden><responseformat>plain</responseformat>',
    `<graderinfo format="markdown">${cdata(keyPoints.map((one) => `- ${pointLine(one)}`).join('\n'))}</graderinfo>`,
    tagsXml([OPEN_TAG]),
    '</question>\n',
  ].join('\n')

export const MOODLE_START = '<?xml version="1.0" encoding="UTF-8"?>\n<quiz>\n'
export const MOODLE_END = '</quiz>\n'

/** A category; the slashes of its path stand between the names, doubled within one. */
export const moodleCategory = (path: string[]): string =>
  `<question type="category"><category>${cdata(['$course$', 'top', ...path.map((name) => name.replaceAll('/', '//'))].join('/'))}</category></question>\n`
