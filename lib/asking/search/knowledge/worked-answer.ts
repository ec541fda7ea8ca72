import 'server-only'
import {
  answerHtmlLines,
  answerLines,
  rightAnswerHeading,
} from '@/lib/content/questions/kinds/answers'
import { judgeUnanswered } from '@/lib/content/questions/kinds/judges'
import { toPublicQuestion, type BodyOf, type Question } from '@/lib/content/questions/model'
import { withoutRepeatedVerdict } from '@/lib/content/questions/without-repeated-verdict'
import { spokenOrPlainLine } from './to-plain-line'
import type { WorkedAnswer } from './model'

/** The answer as the question's page shows it; only for questions with a public key. */
export function workedAnswer(
  question: Question,
  render: (markdown: string) => string,
): WorkedAnswer {
  const { body } = question
  const { correct, explanation } = judgeUnanswered(body, question.explanation)
  const right = answerHtmlLines(toPublicQuestion(question, render), correct)
  // A line of the right answer is a group with its items.
  const reasons =
    body.kind === 'groups' ? reasonsOfGroups(body).map((all) => all.map(render).join('<br>')) : []
  const lines =
    'choices' in body
      ? body.choices.map(({ text, feedback }) => {
          const html = render(text)
          const isRight = right.includes(html)
          const reason =
            feedback && withoutRepeatedVerdict(isRight ? 'right' : 'wrong', render(feedback))
          return { html, isRight, reason: reason || null }
        })
      : right.map((html, index) => ({
          ...{ html, isRight: true, reason: reasons[index] || null },
        }))
  const plain = answerLines(
    toPublicQuestion(question, spokenOrPlainLine),
    correct,
    (typed) => typed,
  )
  return {
    title: 'choices' in body ? 'Odgovori' : rightAnswerHeading(body.kind).replace(/:$/, ''),
    lines,
    explanation: explanation && render(explanation),
    plain: {
      answer: plain.join('; '),
      explanation: explanation ? spokenOrPlainLine(explanation) : '',
    },
  }
}

/** The reasons of the items of each group; empty groups have no line. */
const reasonsOfGroups = ({ groups }: BodyOf<'groups'>): string[][] =>
  groups
    .filter(({ items }) => items.length)
    .map(({ items }) =>
      items.flatMap(({ text, feedback }) => (feedback ? `${text}: ${feedback}` : [])),
    )
