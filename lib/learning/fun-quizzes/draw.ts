import 'server-only'
import { createHmac } from 'node:crypto'
import { renderText } from '@/lib/platform/markdown/render'
import { env } from '@/lib/platform/env'
import { withReplacedOptionIds } from '@/lib/content/questions/kinds/answers'
import { keyRules } from '@/lib/content/questions/kinds/judges'
import {
  sidesOf,
  withExplicitOptionIds,
  withoutOptionIds,
} from '@/lib/content/questions/kinds/option-sides'
import type { QuestionBody, SubmittedAnswer } from '@/lib/content/questions/model'
import { optionIdAt } from '@/lib/content/questions/option-id'
import { seededRandom, shuffledOptions } from '@/lib/content/questions/shuffle'

/** A question with the options of one play. */
export type DrawnQuestion = {
  /** The body with the options in the order of the play. */
  body: QuestionBody
  /** Translates an answer from the play's option ids to the stored ones, and back. */
  toStored: (answer: SubmittedAnswer) => SubmittedAnswer
  toPlayed: (answer: SubmittedAnswer) => SubmittedAnswer
}

/**
 * Draws a question for a play: its options are shuffled, so their ids are valid in this play only.
 * The order follows from the server's secret and is not stored.
 */
export function drawQuestionForPlay(
  playId: string,
  { id, body }: { id: string; body: QuestionBody },
): DrawnQuestion {
  const random = seededRandom(secretSeed(`${playId} ${id}`))
  const rules = keyRules(body.kind)
  const played = rules.draw(withExplicitOptionIds(body), {
    random,
    mixed: (items) => {
      const options = items.map((item) => ({ item, html: renderText(item.text) }))
      return shuffledOptions(options, random).map(({ item }) => item)
    },
  })
  const names = playedIds(played).map((id, index) => [optionIdAt(index), id])
  const idIn = (from: 0 | 1, to: 0 | 1) => (optionId: string) =>
    names.find((pair) => pair[from] === optionId)?.[to] ?? optionId
  return {
    body: withoutOptionIds(played),
    toStored: (answer) => withReplacedOptionIds(answer, idIn(0, 1)),
    toPlayed: (answer) => withReplacedOptionIds(answer, idIn(1, 0)),
  }
}

/** The stored ids in the order of a play. Right sides are sorted by text in every play. */
function playedIds(played: QuestionBody): string[] {
  const [side] = sidesOf(played)
  const ids = side?.places.map((_, place) => side.named[side.places.indexOf(place)] ?? '')
  return ids ?? []
}

const secretSeed = (text: string): number =>
  createHmac('sha256', env().AUTH_SECRET ?? '')
    .update(`fun ${text}`)
    .digest()
    .readUInt32BE()
