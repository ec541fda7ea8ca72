import { renderText } from '@/lib/markdown/render'
import {
  rightSides,
  type BodyOf,
  type QuestionBody,
  type SubmittedAnswer,
} from '@/lib/questions/model'
import { optionIdAt } from '@/lib/questions/option-id'

/** An answer to give, and the reasons (HTML) that must be shown for it. */
export type Given = { answer: SubmittedAnswer; reasons: string[] }

const given = (answer: SubmittedAnswer, ...reasons: (string | null | undefined)[]): Given => ({
  answer,
  reasons: reasons.flatMap((reason) => (reason ? [renderText(reason)] : [])),
})

/** The right answer of a question, by the key in its file. */
export function rightAnswer(body: QuestionBody): Given {
  switch (body.kind) {
    case 'single': {
      const index = body.choices.findIndex(({ weight }) => weight === 100)
      return given({ kind: 'single', choice: optionIdAt(index) }, body.choices[index]?.feedback)
    }
    case 'several':
      return severalOf(body, (weight) => weight > 0)
    case 'true-false':
      return given({ kind: 'true-false', value: body.isTrue }, body.rightFeedback)
    case 'short': {
      const key = body.answers.find(({ weight }) => weight === 100)
      return given({ kind: 'short', text: key?.text ?? '' }, key?.feedback)
    }
    case 'number': {
      const key = body.answers.find(({ weight }) => weight === 100)
      return given({ kind: 'number', text: typed(key?.low ?? 0) }, key?.feedback)
    }
    case 'matching':
      return given({ kind: 'matching', pairs: pairsOf(body, 0) })
  }
}

/** An answer that earns nothing, a foreseen one where the file has one. */
export function wrongAnswer(body: QuestionBody): Given {
  switch (body.kind) {
    case 'single': {
      const index = body.choices.findIndex(({ weight }) => weight === 0)
      return given({ kind: 'single', choice: optionIdAt(index) }, body.choices[index]?.feedback)
    }
    case 'several':
      return severalOf(body, (weight) => weight < 0)
    case 'true-false':
      return given({ kind: 'true-false', value: !body.isTrue }, body.wrongFeedback)
    case 'short': {
      const mistake = body.answers.find(({ weight }) => weight === 0)
      return given({ kind: 'short', text: mistake?.text ?? 'ne znam' }, mistake?.feedback)
    }
    case 'number': {
      const mistake = body.answers.find(({ weight }) => weight === 0)
      const farOff = Math.max(...body.answers.map(({ high }) => high)) + 1_000
      return given({ kind: 'number', text: typed(mistake?.low ?? farOff) }, mistake?.feedback)
    }
    case 'matching':
      return given({ kind: 'matching', pairs: pairsOf(body, 1) })
  }
}

function severalOf(body: BodyOf<'several'>, isChosen: (weight: number) => boolean): Given {
  const chosen = body.choices.filter(({ weight }) => isChosen(weight))
  const choices = chosen.map((choice) => optionIdAt(body.choices.indexOf(choice)))
  return given({ kind: 'several', choices }, ...chosen.map(({ feedback }) => feedback))
}

/** Pairs left sides with the right sides that stand `shift` lines further down in the file. */
function pairsOf(body: BodyOf<'matching'>, shift: number): Record<string, string> {
  const shown = rightSides(body)
  const free = shown.map((text, index) => ({ text, id: optionIdAt(index) }))
  const entries = body.pairs.map((_, index) => {
    const wanted = body.pairs[(index + shift) % body.pairs.length]?.right
    const place = free.findIndex(({ text }) => text === wanted)
    const [taken] = free.splice(place, 1)
    return [optionIdAt(index), taken?.id ?? '']
  })
  return Object.fromEntries(entries)
}

/** The verdict over an answer that is right or wrong. */
export function verdictOf({ kind }: QuestionBody, isRight: boolean): string {
  if (kind === 'true-false') return isRight ? 'Bravo, dobar odgovor!' : 'Ovo nije dobar odgovor'
  return isRight ? 'Točno!' : 'Nije točno'
}

/** A number as a pupil types it. */
const typed = (value: number) => String(value).replace('.', ',')
