import {
  rightSides,
  type BodyOf,
  type QuestionBody,
  type SubmittedAnswer,
} from '@/lib/questions/model'
import { optionIdAt } from '@/lib/questions/option-id'

/** What a demo child answers: the key, or one of the mistakes that children make. */
export function demoAnswer(body: QuestionBody, isRight: boolean): SubmittedAnswer {
  switch (body.kind) {
    case 'single':
      return { kind: 'single', choice: optionIdAt(indexOf(body.choices, isRight ? 100 : 0)) }
    case 'several':
      return { kind: 'several', choices: chosen(body, (weight) => weight > 0 === isRight) }
    case 'true-false':
      return { kind: 'true-false', value: body.isTrue === isRight }
    case 'short': {
      const text = body.answers[indexOf(body.answers, isRight ? 100 : 0)]?.text
      return { kind: 'short', text: text ?? 'ne sjećam se' }
    }
    case 'number': {
      const key = body.answers[indexOf(body.answers, 100)]?.low ?? 0
      return { kind: 'number', text: String(isRight ? key : key + 1).replace('.', ',') }
    }
    case 'matching':
      return { kind: 'matching', pairs: pairsOf(body, isRight ? 0 : 1) }
  }
}

const indexOf = (all: { weight: number }[], weight: number) =>
  all.findIndex((one) => one.weight === weight)

const chosen = ({ choices }: BodyOf<'several'>, isChosen: (weight: number) => boolean) =>
  choices.flatMap(({ weight }, index) => (isChosen(weight) ? [optionIdAt(index)] : []))

/** Pairs left sides with the right sides that stand `shift` lines further down. */
function pairsOf(body: BodyOf<'matching'>, shift: number): Record<string, string> {
  const free = rightSides(body).map((text, index) => ({ text, id: optionIdAt(index) }))
  const entries = body.pairs.map((_, index) => {
    const wanted = body.pairs[(index + shift) % body.pairs.length]?.right
    const [taken] = free.splice(
      free.findIndex(({ text }) => text === wanted),
      1,
    )
    return [optionIdAt(index), taken?.id ?? '']
  })
  return Object.fromEntries(entries)
}
