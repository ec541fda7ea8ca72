import { isObjectOrArray, isTexts } from '../../is-shape'
import { shuffledOptions } from '../../shuffle'
import type { AnswerRules } from '../rules'
import { letteredPicture } from './lettered-picture'
import { letterAt, placeInWords } from './places'

export const spot: AnswerRules<'spot'> = {
  hint: 'Svakom pojmu odaberi slovo njegova mjesta.',
  isSaidBy: /slov/iu,
  rightTitle: 'Točna mjesta:',
  isAnswer: ({ places }) => isObjectOrArray(places) && isTexts(Object.values(places)),
  isComplete: ({ places }, { labels }) => labels.every(({ id }) => places[id]),
  lines: ({ places }, { labels, points }) =>
    labels.flatMap(({ id, html }) => {
      const index = points.findIndex((point) => point.id === places[id])
      const point = points[index]
      return point ? `${html} → ${letterAt(index)} (${placeInWords(point)})` : []
    }),
  shownWith: ({ picture, points }) => letteredPicture(picture, points),
  renamed: (answer, idOf) => ({
    ...answer,
    places: Object.fromEntries(
      Object.entries(answer.places).map(([label, place]) => [idOf(label), place]),
    ),
  }),
  // Letters keep their places.
  shuffled: (question, random) => ({
    ...question,
    labels: shuffledOptions(question.labels, random),
  }),
}
