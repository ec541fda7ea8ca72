import { escapeGift, escapeGiftTitle, escapeGiftInBraces } from '@/lib/content/questions/gift/signs'
import { hintLines } from '@/lib/content/questions/gift/hints'
import { splitDefinitions } from '@/lib/content/questions/numbers/plan'
import { giftRules, questionTextForFile } from '@/lib/content/questions/kinds/gift'
import type {
  BodyOf,
  ImportedQuestion,
  QuestionBody,
  QuestionKind,
} from '@/lib/content/questions/model'
import { OPEN_QUESTION_TAG, toPointLine } from '../formats/open-question'
import type { OpenQuestion } from '../formats/model'

/** The fields of a question that a GIFT file holds. */
export type GiftQuestion = Omit<ImportedQuestion, 'line'>

/** Writes a GIFT file. Markdown texts stay on one line, so that gift-pegjs keeps all spaces. */
export const toGift = (questions: GiftQuestion[]) => questions.map(writeQuestion).join('\n')

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
  hints,
}: GiftQuestion) {
  const { write } = giftRules(body.kind)
  const tags = [
    ...(isDraft ? ['nacrt'] : []),
    ...(isBonus ? ['bonus'] : []),
    ...knowledgeBaseTags(isInKnowledgeBase),
    ...(numbers ? [`brojevi=${splitDefinitions(numbers).join('; ')}`] : []),
    ...(calculation ? [`racun=${calculation}`] : []),
    ...kindTags(body),
  ].map((one) => `[tag:${one}]`)
  const comment = tags.length ? `// ${tags.join(' ')}\n` : ''
  const answers = write(body).join('\n')
  // Text directly after `{` marks true/false and number questions, so other answers start a new
  // line.
  const gap = /^[=~]/.test(answers) ? '\n' : ''
  const lines = [
    gap + answers,
    ...(explanation ? [`####${escapeGiftInBraces(explanation)}`] : []),
    '}',
  ]
  return `${comment}${hintLines(hints)}::${escapeGiftTitle(key)}::[markdown]${escapeGift(questionTextForFile({ text, body }))} {${lines.join('\n')}\n`
}

/** Tags for values that only this kind has, such as `jedinica=cm`. */
export function kindTags(body: QuestionBody): string[] {
  const tagsOf = <Kind extends QuestionKind>(kind: Kind, of: BodyOf<Kind>) =>
    (giftRules(kind).tags ?? []).flatMap(({ name, value }) => {
      const said = value(of)
      return said === null ? [] : [said ? `${name}=${said}` : name]
    })
  return tagsOf(body.kind, body)
}

/** The knowledge base tag, when the value is set. */
export const knowledgeBaseTags = (isInKnowledgeBase: boolean | undefined): string[] =>
  isInKnowledgeBase === undefined ? [] : [isInKnowledgeBase ? 'baza-znanja' : 'izvan-baze']

/** Writes open questions as essays with their key points as tags. */
export const toGiftEssays = (questions: OpenQuestion[]) => questions.map(writeEssay).join('\n')

function writeEssay({ prompt, modelAnswer, keyPoints }: OpenQuestion): string {
  const points = keyPoints.map((point) => `// [tag:tocka=${toPointLine(point)}]\n`)
  return `// [tag:${OPEN_QUESTION_TAG}]\n${points.join('')}[markdown]${escapeGift(prompt)} {####${escapeGiftInBraces(modelAnswer)}}\n`
}
