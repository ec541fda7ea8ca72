import type { z } from 'zod'
import type { SideRules } from '../side-rules'
import type { spot as model } from './model'
import { labelOfPlace, labelPositions, labelsOf, readingPositions } from './places'

/** The labels, and the places. */
export const spot: SideRules<z.infer<(typeof model)['body']>> = {
  read: ({ points }) => [
    {
      texts: labelsOf(points).map(({ text }) => text),
      named: labelsOf(points).map(({ id }) => id),
      places: labelPositions(points),
    },
    {
      texts: points.map(({ x, y }) => `${x} ${y}`),
      named: points.map(({ id }) => id),
      places: readingPositions(points),
    },
  ],
  write(body, [labelIds, pointIds]) {
    let at = -1
    const idOf = (ids: string[] | undefined, index: number) => ids && { id: ids[index] ?? '' }
    return {
      ...body,
      points: body.points.map((point, index) => {
        const label = labelOfPlace(point)
        return {
          ...idOf(pointIds, index),
          ...{ x: point.x, y: point.y },
          ...(label && { label: { ...idOf(labelIds, (at += 1)), text: label.text } }),
        }
      }),
    }
  },
}
