import type { Answered, CheckRun } from '@/lib/check/model'
import { idOf } from '../support/family'

const RUN = idOf('71')
/** The questions of a run, as they are asked. */
export const prompts = [
  { _id: idOf('80'), html: 'Zašto se <em>lokva</em> osuši?' },
  { _id: idOf('81'), html: 'Što je rijeka?' },
]
/** An answer with one of its two points found. */
export const answeredTo = (part: Partial<Answered> = {}): Answered => ({
  checkQuestionId: idOf('80'),
  text: 'Zbog sunca.',
  marks: [[5, 10]],
  points: [
    { html: 'sunce <em>zagrijava</em> vodu', isFound: true, isTicked: true },
    { html: 'voda isparava', isFound: false, isTicked: false },
  ],
  isDecided: false,
  slips: [],
  modelAnswer: 'Sunce zagrijava vodu, pa ona <strong>isparava</strong>.',
  ...part,
})
/** The same with the pupil’s ticks. */
export const decided = (answered: Answered, ticks: boolean[]): Answered => ({
  ...answered,
  isDecided: true,
  points: answered.points.map((point, index) => ({ ...point, isTicked: ticks[index] ?? false })),
})
export const runOf = (part: Partial<CheckRun> = {}): CheckRun => ({
  runId: RUN,
  questions: prompts,
  answers: [],
  runsLeft: 2,
  ...part,
})
