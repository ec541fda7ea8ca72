import type { BodyOf } from '../../model'

type Body = BodyOf<'line'>

/** The asked line with today's keys; null where the line is another. */
export const onTodaysLine = (asked: Body, today: Body): Body | null =>
  asked.from === today.from && asked.to === today.to && asked.parts === today.parts
    ? { ...today, labels: asked.labels }
    : null

/** What makes the key, whatever the reasons. */
export const keyOfLine = ({ from, to, parts, answers }: Body): unknown[] => [
  ...[from, to, parts],
  answers.map(({ feedback: _, ...answer }) =>
    Object.entries(answer).toSorted(([a], [b]) => (a < b ? -1 : 1)),
  ),
]
