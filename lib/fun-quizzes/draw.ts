import 'server-only'
import { createHmac } from 'node:crypto'
import { renderText } from '@/lib/markdown/render'
import { env } from '@/lib/env'
import { renamedAnswer } from '@/lib/questions/kinds/answers'
import { keyRules } from '@/lib/questions/kinds/judges'
import type { QuestionBody, SubmittedAnswer } from '@/lib/questions/model'
import { optionIdAt } from '@/lib/questions/option-id'
import { seededRandom, shuffledOptions } from '@/lib/questions/shuffle'

/** A question as one play asks it. */
export type Drawn = {
  /** With its options in the order of the play. */
  body: QuestionBody
  /** An answer in the ids of the play, in those of the stored question, and the other way round. */
  toStored: (answer: SubmittedAnswer) => SubmittedAnswer
  toPlayed: (answer: SubmittedAnswer) => SubmittedAnswer
}

/**
 * Draws a question for a play: its options change places, so their ids are valid in this play only. The
 * order follows from the server's secret and is not stored.
 */
export function drawFor(playId: string, { id, body }: { id: string; body: QuestionBody }): Drawn {
  const random = seededRandom(secretSeed(`${playId} ${id}`))
  const rules = keyRules(body.kind)
  const played = rules.draw(body, {
    random,
    mixed: (items) => {
      const options = items.map((item) => ({ item, html: renderText(item.text) }))
      return shuffledOptions(options, random).map(({ item }) => item)
    },
  })
  const stored = rules.named(body)
  const names = rules
    .named(played)
    .map((item, index) => [optionIdAt(index), optionIdAt(stored.indexOf(item))])
  const idIn = (from: 0 | 1, to: 0 | 1) => (optionId: string) =>
    names.find((pair) => pair[from] === optionId)?.[to] ?? optionId
  return {
    body: played,
    toStored: (answer) => renamedAnswer(answer, idIn(0, 1)),
    toPlayed: (answer) => renamedAnswer(answer, idIn(1, 0)),
  }
}

const secretSeed = (text: string): number =>
  createHmac('sha256', env().AUTH_SECRET ?? '')
    .update(`fun ${text}`)
    .digest()
    .readUInt32BE()
