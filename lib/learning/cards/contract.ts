import { z } from 'zod'
import { contract } from '@/lib/platform/http/contract'
import { XP_VALUES } from '@/lib/learning/rewards/limits'
import { cardReviewSchema, lessonCardSchema, todayReviewSchema } from './model'

export const CARD_MESSAGES = {
  notFound: 'Kartica nije pronađena',
  membersOnly: 'Ova kartica nije u besplatnom dijelu.',
  otherCard: 'Ova je oznaka već iskorištena za drugu karticu.',
  notLast: 'Ova se ocjena više ne može poništiti.',
  notUndone: 'Ocjena nije poništena. Pokušaj ponovno.',
  notKept: 'Kartica nije zabilježena. Pokušaj ponovno.',
} as const

const idParams = z.object({ id: z.string().max(120) })

const keptSchema = z.object({
  /** The Zagreb day of the card's next review. */
  dueOn: z.iso.date(),
  /** XP values to redeem: every second card of a day that was new or due brings 1 XP. */
  earned: z.array(z.literal([...XP_VALUES])),
})

export const lessonCardsContract = contract('GET /lessons/{id}/kartice', {
  access: 'optional',
  summary:
    'Kartice lekcije; bez pretplate prvih osam, u besplatnoj lekciji sve, učeniku i to kada su na redu',
  params: idParams,
  returns: z.array(lessonCardSchema),
})

export const reviewCardContract = contract('POST /kartice/{id}/ocjena', {
  access: 'pupil',
  summary: 'Bilježi zna li učenik karticu i kaže kada će opet biti na redu',
  params: idParams,
  body: cardReviewSchema,
  returns: keptSchema,
  rateLimit: { points: 3_000, perSeconds: 60 },
  failure: CARD_MESSAGES.notKept,
})

export const reviewSpellingCardContract = contract('POST /kartice/pravopis/{id}/ocjena', {
  access: 'pupil',
  summary: 'Isto za karticu s riječju iz provjere',
  params: idParams,
  body: cardReviewSchema,
  returns: keptSchema,
  rateLimit: { points: 3_000, perSeconds: 60 },
  failure: CARD_MESSAGES.notKept,
})

export const undoReviewContract = contract('DELETE /kartice/ocjene/{id}', {
  access: 'pupil',
  summary: 'Poništava zadnju ocjenu kartice: raspored, greške i bodovi su kao prije nje',
  params: z.object({ id: z.uuid() }),
  returns: z.object({
    /** The pupil's XP after the undo, without the XP of the undone review. */
    xp: z.int(),
  }),
  rateLimit: { points: 3_000, perSeconds: 60 },
  failure: CARD_MESSAGES.notUndone,
})

export const todayCardsContract = contract('GET /kartice/danas', {
  access: 'pupil',
  summary: 'Današnje ponavljanje iz svih lekcija, najviše petnaest kartica na dan',
  returns: todayReviewSchema,
})
