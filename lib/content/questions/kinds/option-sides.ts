import type { z } from 'zod'
import { optionIdAt } from '../option-id'
import { groups } from './groups/sides'
import { alphabeticalPositions } from './matching/places'
import type { MODELS } from './models'
import { shownPositions } from './ordering/places'
import type { OptionSide, SideRules } from './side-rules'
import { spot } from './spot/sides'

export type { OptionSide } from './side-rules'

type BodyOf<Kind extends keyof typeof MODELS> = z.infer<(typeof MODELS)[Kind]['body']>
type QuestionBody = BodyOf<keyof typeof MODELS>

type Choosing = Extract<QuestionBody, { choices: unknown }>
type Kind = 'single' | 'several' | 'matching' | 'ordering' | 'groups' | 'spot'

const counted = (items: unknown[]) => items.map((_, index) => index)

const choices = <Body extends Choosing>(): SideRules<Body> => ({
  read: ({ choices: options }) => [
    {
      texts: options.map(({ text }) => text),
      named: options.map(({ id }) => id),
      places: counted(options),
    },
  ],
  write: (body, [ids]) => ({
    ...body,
    choices: body.choices.map(({ id: _, ...option }, index) => ({
      ...(ids && { id: ids[index] }),
      ...option,
    })),
  }),
})

const SIDES: { [Name in Kind]: SideRules<BodyOf<Name>> } = {
  single: choices(),
  several: choices(),
  matching: {
    read: ({ pairs, distractors, distractorIds = [] }) => {
      const right = [...pairs.map((pair) => pair.right), ...distractors]
      const rightIds = distractors.map((_, index) => distractorIds[index])
      return [
        {
          texts: pairs.map(({ left }) => left),
          named: pairs.map(({ id }) => id),
          places: counted(pairs),
        },
        {
          texts: right,
          named: [...pairs.map(({ rightId }) => rightId), ...rightIds],
          places: alphabeticalPositions(right),
        },
      ]
    },
    write: ({ pairs, distractorIds: _, ...body }, [left, right]) => ({
      ...body,
      pairs: pairs.map(({ id: _id, rightId: _rightId, ...pair }, index) => ({
        ...pair,
        ...(left && right && { id: left[index], rightId: right[index] }),
      })),
      ...(right && body.distractors.length && { distractorIds: right.slice(pairs.length) }),
    }),
  },
  ordering: {
    read: ({ items, itemIds = [], salt }) => [
      {
        texts: items,
        named: items.map((_, index) => itemIds[index]),
        places: shownPositions(items, salt),
      },
    ],
    write: ({ itemIds: _, ...body }, [ids]) => ({ ...body, ...(ids && { itemIds: ids }) }),
  },
  groups,
  spot,
}

const hasSides = (body: QuestionBody): body is BodyOf<Kind> => Object.hasOwn(SIDES, body.kind)
const rulesOf = (body: BodyOf<Kind>) => SIDES[body.kind] as SideRules<QuestionBody>

/** The sides of a body; none for kinds without options. */
export const sidesOf = (body: QuestionBody): OptionSide[] =>
  hasSides(body) ? rulesOf(body).read(body) : []

/** True where the body contains ids of options. */
export const hasOptionIds = (body: QuestionBody): boolean =>
  sidesOf(body).some(({ named }) => named.some(Boolean))

/** The ids of a side's options. */
export function idsOfSide({ named, places }: OptionSide): string[] {
  const ids = named.flatMap((id) => id || [])
  const isNamed = ids.length === named.length && new Set(ids).size === ids.length
  return isNamed ? ids : places.map(optionIdAt)
}

/**
 * True where an option has the same id in every draw of changing numbers. Ids that are not stored
 * follow from the order of the texts, except those of choices, which follow from their own order.
 */
export const hasSteadyOptionIds = (body: QuestionBody): boolean =>
  'choices' in body ||
  sidesOf(body).every(
    ({ texts, named }) => named.every(Boolean) || !texts.some((text) => text.includes('{')),
  )

/** Sets the ids of the body's options; one list of ids per side. */
export const withOptionIds = <Body extends QuestionBody>(body: Body, ids: string[][]): Body =>
  hasSides(body) ? (rulesOf(body).write(body, ids) as Body) : body

/** The body with explicit ids for all options. */
export const withExplicitOptionIds = <Body extends QuestionBody>(body: Body): Body =>
  withOptionIds(body, sidesOf(body).map(idsOfSide))

/** The body without explicit ids: the ids follow from the positions. */
export const withoutOptionIds = <Body extends QuestionBody>(body: Body): Body =>
  withOptionIds(body, [])
