import { clozeFaults } from './moodle-cloze'
import { childNamed, childrenNamed, readXml, type XmlElement } from '@/lib/platform/archives/xml'

/**
 * Checks of files by the rules of Moodle 4.5's importers. Each check returns the faults for
 * which an importer would refuse or misread the file, as sentences; empty for a good file.
 */

/** Allowed weights of an answer (`question_bank::fraction_options_full`), in percent. */
const GRADES = [
  ...[100, 90, 83.33333, 80, 75, 70, 66.66667, 60, 50, 40, 33.33333, 30, 25, 20, 16.66667],
  ...[14.28571, 12.5, 11.11111, 10, 5, 0],
]
const isGrade = (weight: number) => GRADES.some((one) => Math.abs(Math.abs(weight) - one) < 0.001)

const FEEDBACKS = ['correctfeedback', 'partiallycorrectfeedback', 'incorrectfeedback']
const KINDS = [
  ...['multichoice', 'truefalse', 'shortanswer', 'numerical', 'matching', 'ordering', 'essay'],
  ...['calculated', 'category', 'cloze', 'ddmarker'],
]
const TAG_LENGTH = 255

const textOf = (element: XmlElement | undefined) => childNamed(element, 'text')?.text ?? ''

/** Faults of a Moodle XML file, by `qformat_xml` and the question types that it calls. */
export async function moodleXmlFaults(xml: string): Promise<string[]> {
  const { root, elements } = await readXml(xml)
  const all = elements.filter(({ name }) => name === 'question')
  return [...(root === 'quiz' ? [] : ['no quiz']), ...all.flatMap(faultsOfXml)]
}

function faultsOfXml(question: XmlElement): string[] {
  const { type = '' } = question.attributes
  const name = textOf(childNamed(question, 'name'))
  const faults: string[] = []
  const must = (isSo: boolean, what: string) => {
    if (!isSo) faults.push(`${type} ${name}: ${what}`)
  }
  must(KINDS.includes(type), 'an unknown kind')
  if (type === 'category') return faults
  const answers = childrenNamed(question, 'answer')
  const weights = answers.map(({ attributes }) => Number(attributes.fraction))
  must(name !== '' && textOf(childNamed(question, 'questiontext')) !== '', 'no name or text')
  if (!['matching', 'ordering', 'essay', 'cloze', 'ddmarker'].includes(type)) {
    must(weights.every(isGrade), `a weight that is no grade: ${weights.join(' ')}`)
    must(Math.max(...weights) === 100 || isSeveral(question), 'no answer is worth all')
  }
  if (type === 'multichoice') {
    const sum = weights.reduce((all, one) => all + Math.max(0, one), 0)
    must(answers.length > 1, 'fewer than two answers')
    must(!isSeveral(question) || Math.abs(sum - 100) < 0.5, `the weights make ${sum}`)
    must(childNamed(question, 'shuffleanswers') !== undefined, 'its answers are not shuffled')
  }
  if (['multichoice', 'matching', 'ordering', 'ddmarker'].includes(type)) {
    const parts = [...FEEDBACKS, 'shownumcorrect']
    must(
      parts.every((part) => childNamed(question, part)),
      'without feedbacks Moodle invents hints that have no text',
    )
  }
  if (type === 'ordering') {
    must(childNamed(question, 'selecttype')?.text === 'ALL', 'not all items are shown')
    must(answers.length > 1, 'fewer than two items')
  }
  if (type === 'matching') {
    const pairs = childrenNamed(question, 'subquestion')
    const rights = pairs.map((pair) => textOf(childNamed(pair, 'answer')))
    must(pairs.filter((pair) => textOf(pair)).length > 1, 'fewer than two pairs')
    must(
      rights.every((right) => right && !/\$|\\\(/.test(right)),
      `a formula in a list: ${rights}`,
    )
  }
  if (type === 'numerical') {
    const isNumber = (text = '') => /^-?\d+(?:\.\d+)?(?:e[-+]?\d+)?$/i.test(text)
    must(
      answers.every((one) => textOf(one) === '*' || isNumber(textOf(one))),
      'a key that is no number',
    )
    must(
      answers.every((one) => isNumber(childNamed(one, 'tolerance')?.text)),
      'a tolerance that is no number',
    )
  }
  if (type === 'shortanswer')
    must(!answers.some((one) => /(?<!\\)\*./.test(textOf(one))), 'a star that stands for any text')
  if (type === 'ddmarker') {
    const drags = childrenNamed(question, 'drag')
    const numbers = drags.map((drag) => childNamed(drag, 'no')?.text ?? '')
    const drops = childrenNamed(question, 'drop')
    must(childrenNamed(question, 'file').length === 1, 'not one picture')
    must(drags.length > 0 && drags.every(textOf), 'a label without text')
    must(drops.length === drags.length, 'not one zone a label')
    for (const drop of drops) {
      const [x = -1, y = -1, radius = 0] =
        /^(\d+),(\d+);(\d+)$/
          .exec(childNamed(drop, 'coords')?.text ?? '')
          ?.slice(1)
          .map(Number) ?? []
      must(childNamed(drop, 'shape')?.text === 'circle' && radius > 0, 'no round zone')
      must(x >= 0 && y >= 0 && x <= 600 && y <= 400, 'a zone outside the picture')
      must(numbers.includes(childNamed(drop, 'choice')?.text ?? ''), 'a zone of no label')
    }
  }
  if (type === 'cloze')
    for (const fault of clozeFaults(textOf(childNamed(question, 'questiontext'))))
      must(false, fault)
  if (type === 'calculated') faults.push(...faultsOfDraws(question, name))
  for (const tag of childrenNamed(childNamed(question, 'tags') ?? question, 'tag').map(textOf))
    must(tag.length <= TAG_LENGTH && !/[<>`]/.test(tag), `a tag that Moodle changes: ${tag}`)
  // Moodle ignores elements with unknown names.
  const known = [question, ...answers].flatMap(({ children }) => children)
  const shown = known.filter((one) => one.name !== 'iskra').map(textOf)
  must(!shown.some((text) => /(?<![\\$])\$[^$\n]+\$(?!\$)/.test(text)), 'a raw formula')
  return faults
}

const isSeveral = (question: XmlElement) => childNamed(question, 'single')?.text === 'false'

/** Every variable of a formula needs a list of values, all of equal length. */
function faultsOfDraws(question: XmlElement, name: string): string[] {
  const sets = childrenNamed(
    childNamed(question, 'dataset_definitions') ?? question,
    'dataset_definition',
  )
  const names = sets.map((one) => textOf(childNamed(one, 'name')))
  const answers = childrenNamed(question, 'answer')
  const used = answers.flatMap((one) =>
    [...textOf(one).matchAll(/\{([^{}]+)\}/g)].map(([, found = '']) => found),
  )
  const counts = sets.map(
    (one) => childrenNamed(childNamed(one, 'dataset_items') ?? one, 'dataset_item').length,
  )
  const formulas = answers.map(textOf)
  return [
    ...used.filter((one) => !names.includes(one)).map((one) => `${name}: {${one}} has no draws`),
    ...(new Set(counts).size === 1 && counts[0] ? [] : [`${name}: draws ${counts.join(' ')}`]),
    ...formulas
      .filter((one) => one !== '*' && !/^(?:[-+*/().,\d ]|\{[a-z]\w*\}|sqrt|abs|round)+$/.test(one))
      .map((one) => `${name}: a formula that Moodle refuses: ${one}`),
  ]
}

/**
 * Faults of a GIFT file, by `qformat_gift`, which recognises a question's kind only by the
 * characters between the braces.
 */
export function moodleGiftFaults(gift: string): string[] {
  return gift.split(/\n[ \t]*\n/).flatMap((block) => {
    const lines = block.split('\n').filter((line) => !line.trim().startsWith('//'))
    const text = lines.join('\n').trim()
    return !text || text.startsWith('$CATEGORY:') ? [] : faultsOfGift(text, block)
  })
}

const PLACED = /\\([\\:#={}~n])/g

function faultsOfGift(source: string, block: string): string[] {
  const faults: string[] = []
  const text = source.replace(PLACED, (_, sign: string) => (sign === '\\' ? '\\' : '\u0001'))
  const name = /^::(.*?)::/.exec(text)?.[1] ?? text.slice(0, 30)
  const must = (isSo: boolean, what: string) => {
    if (!isSo) faults.push(`${name}: ${what}`)
  }
  const [start, end] = [text.indexOf('{'), text.indexOf('}')]
  must(start >= 0 && end === text.length - 1, 'braces')
  must(text.split('{').length === 2 && text.split('}').length === 2, 'braces within')
  const whole = text.slice(start + 1, end)
  const at = whole.lastIndexOf('####')
  const answers = (at < 0 ? whole : whole.slice(0, at)).trim()
  const isArrow = answers.includes('->')
  const isNumber = answers.startsWith('#')
  const isChoice = !isNumber && answers.includes('~')
  const isMatching = !isNumber && !isChoice && answers.includes('=') && isArrow
  if (isMatching)
    for (const pair of answers.split('=').slice(1)) must(pair.includes('->'), `no pair: ${pair}`)
  if (isMatching) must(!/\$|\\\(/.test(answers.replace(/=.*?->/g, '')), 'a formula in a list')
  const weights = [...answers.matchAll(/[~=]%(-?[\d.]+)%/g)].map(([, weight]) => Number(weight))
  must(weights.every(isGrade), `a weight that is no grade: ${weights.join(' ')}`)
  if (isChoice && !answers.includes('=')) {
    const sum = weights.reduce((all, one) => all + Math.max(0, one), 0)
    must(Math.abs(sum - 100) < 0.5, `the weights make ${sum}`)
  }
  must(!/(?<!\\)\$[^$\n]+\$/.test(text.replace(/^::.*?::/, '')), 'a raw formula')
  must(!/\[tag:[^\]]*[<>`]/.test(block), 'a tag that Moodle does not read')
  return faults
}
