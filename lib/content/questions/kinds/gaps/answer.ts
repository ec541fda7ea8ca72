import { isObjectOrArray, isTexts } from '../../is-shape'
import type { AnswerRules } from '../rules'
import { withReplacedGaps } from './passage'

export const gaps: AnswerRules<'gaps'> = {
  hint: 'Popuni praznine.',
  isSaidBy: /(?:do|po|ispu|upi)[a-zčćđšž]*(?:uni|ši)/iu,
  rightTitle: 'Točno popunjeno:',
  isAnswer: ({ gaps: filled }) => isObjectOrArray(filled) && isTexts(Object.values(filled)),
  isComplete: ({ gaps: filled }, { gaps: all }) =>
    all.every((_, index) => filled[index + 1]?.trim()),
  lines: ({ gaps: filled }, { passage }, ofTyped) =>
    Object.keys(filled).length
      ? [withReplacedGaps(passage, (number) => `[${ofTyped(filled[number] ?? ' ')}]`)]
      : [],
  renamed: (answer) => answer,
  shuffled: (question) => question,
}
