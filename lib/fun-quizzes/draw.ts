import 'server-only'
import { createHmac } from 'node:crypto'
import { renderText } from '@/lib/markdown/render'
import { env } from '@/lib/env'
import type { QuestionBody, SubmittedAnswer } from '@/lib/questions/model'
import { optionIdAt } from '@/lib/questions/option-id'
import { seededRandom, shuffled, shuffledOptions } from '@/lib/questions/shuffle'

/** A question as one play asks it. */
export type Drawn = {
  /** With its options in the order of the play. */
  body: QuestionBody
  /** An answer in the ids of the play, in those of the stored question, and the other way round. */
  toStored: (answer: SubmittedAnswer) => SubmittedAnswer
  toPlayed: (answer: SubmittedAnswer) => SubmittedAnswer
}

/**
 * Draws a question for a play: its options change places, and so get ids that are good for this play
 * only. What was learnt as „b” elsewhere is another option here. Nobody who has not got the server's
 * secret knows the order, and nothing of it need be kept.
 */
export function drawFor(playId: string, { id, body }: { id: string; body: QuestionBody }): Drawn {
  const random = seededRandom(secretSeed(`${playId} ${id}`))
  if (body.kind === 'single' || body.kind === 'several') {
    const options = body.choices.map((choice) => ({ choice, html: renderText(choice.text) }))
    const choices = shuffledOptions(options, random).map(({ choice }) => choice)
    return drawn({ ...body, choices }, body.choices, choices)
  }
  if (body.kind !== 'matching')
    return { body, toStored: (given) => given, toPlayed: (kept) => kept }
  // The right sides are in the order of their texts, whatever belongs together.
  const pairs = shuffled(body.pairs, random)
  return drawn({ ...body, pairs }, body.pairs, pairs)
}

const secretSeed = (text: string): number =>
  createHmac('sha256', env().AUTH_SECRET ?? '')
    .update(`fun ${text}`)
    .digest()
    .readUInt32BE()

function drawn<Item>(body: QuestionBody, stored: Item[], played: Item[]): Drawn {
  const names = played.map((item, index) => [optionIdAt(index), optionIdAt(stored.indexOf(item))])
  const idIn = (from: 0 | 1, to: 0 | 1) => (id: string) =>
    names.find((pair) => pair[from] === id)?.[to] ?? id
  return {
    body,
    toStored: (answer) => renamed(answer, idIn(0, 1)),
    toPlayed: (answer) => renamed(answer, idIn(1, 0)),
  }
}

function renamed(answer: SubmittedAnswer, idOf: (id: string) => string): SubmittedAnswer {
  switch (answer.kind) {
    case 'single':
      return { ...answer, choice: idOf(answer.choice) }
    case 'several':
      return { ...answer, choices: answer.choices.map(idOf) }
    case 'matching': {
      const pairs = Object.entries(answer.pairs).map(([left, right]) => [idOf(left), right])
      return { ...answer, pairs: Object.fromEntries(pairs) as Record<string, string> }
    }
    default:
      return answer
  }
}
