import { escape, escapeEvery, marked } from '@/lib/content/questions/gift/signs'
import { partsOf } from '@/lib/content/questions/numbers/plan'
import { giftRules } from '@/lib/content/questions/kinds/gift'
import type {
  BodyOf,
  ImportedQuestion,
  QuestionBody,
  QuestionKind,
} from '@/lib/content/questions/model'
import { OPEN_TAG, pointLine } from '../formats/open-question'
import type { OpenQuestion } from '../formats/model'

/** What of a question the GIFT file holds. */
export type GiftQuestion = Omit<ImportedQuestion, 'line'>

/** A GIFT file; Markdown texts are on one line each, so that gift-pegjs keeps every blank. */
export const writeGift = (questions: GiftQuestion[]) => questions.map(writeQuestion).join('\n')

function writeQuestion({
  key,
  text,
  body,
  explanation,
  isBonus,
  isInKnowledgeBase,
  numbers,
  calculation,
  isDraft,
}: GiftQuestion) {
  const { write } = giftRules(body.kind)
  const tags = [
    ...(isDraft ? ['nacrt'] : []),
    ...(isBonus ? ['bonus'] : []),
    ...baseTags(isInKnowledgeBase),
    ...(numbers ? [`brojevi=${partsOf(numbers).join('; ')}`] : []),
    ...(calculation ? [`racun=${calculation}`] : []),
    ...kindTags(body),
  ].map((one) => `[tag:${one}]`)
  const comment = tags.length ? `// ${tags.join(' ')}\n` : ''
  const answers = write(body).join('\n')
  // What follows `{` at once decides the kind of true/false and number questions.
  const gap = /^[=~]/.test(answers) ? '\n' : ''
  const lines = [gap + answers, ...(explanation ? [`####${marked(explanation)}`] : []), '}']
  return `${comment}::${escapeEvery(key)}::[markdown]${escape(text)} {${lines.join('\n')}\n`
}

/** What only its kind says by tags: `jedinica=cm`. */
export function kindTags(body: QuestionBody): string[] {
  const tagsOf = <Kind extends QuestionKind>(kind: Kind, of: BodyOf<Kind>) =>
    (giftRules(kind).tags ?? []).flatMap(({ name, value }) => {
      const said = value(of)
      return said === null ? [] : [said ? `${name}=${said}` : name]
    })
  return tagsOf(body.kind, body)
}

/** Whether a question is in the knowledge base, where a file says it. */
export const baseTags = (isInKnowledgeBase: boolean | undefined): string[] =>
  isInKnowledgeBase === undefined ? [] : [isInKnowledgeBase ? 'baza-znanja' : 'izvan-baze']

/** Open questions as essays, whose key points are tags. */
export const writeGiftEssays = (questions: OpenQuestion[]) => questions.map(writeEssay).join('\n')

function writeEssay({ prompt, modelAnswer, keyPoints }: OpenQuestion): string {
  const points = keyPoints.map((point) => `// [tag:tocka=${pointLine(point)}]\n`)
  return `// [tag:${OPEN_TAG}]\n${points.join('')}[markdown]${escape(prompt)} {####${marked(modelAnswer)}}\n`
}
