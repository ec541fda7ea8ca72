import { z } from 'zod'
import { listInputSchema, pagedSchema } from '@/lib/platform/admin/paged'
import { overwriteBodySchema, recordShape } from '@/lib/platform/admin/records'
import { contract } from '@/lib/platform/http/contract'
import { LIST_MAX } from '../limits'
import { LIST_TITLES, SITE_LISTS, SPONSOR_SLOTS, type SiteListName } from '../model'

const itemSchema = z.object({
  _id: z.uuid(),
  name: z.string(),
  /** The slug of the lesson's grade. */
  grade: z.string().optional(),
  isShown: z.boolean(),
})
export type ListItem = z.output<typeof itemSchema>

const listRecord = z.object({
  ...recordShape,
  items: z.array(itemSchema),
  /** The list's current and earlier items: the history holds only ids. */
  known: z.array(itemSchema),
})
export type ListRecord = z.output<typeof listRecord>

/** An id (rule 18.3); the admin form sends an object with the name. */
const itemId = z.union([z.uuid(), z.object({ _id: z.uuid() }).transform(({ _id }) => _id)])

const ids = (max: number) =>
  z
    .array(itemId)
    .max(max)
    .refine((all) => new Set(all).size === all.length, 'Isto je odabrano dvaput.')

const lessons = ids(LIST_MAX.lessons)
const sponsors = ids(LIST_MAX.sponsors)

const saving = <const Fields extends z.ZodRawShape>(
  list: SiteListName,
  path: string,
  fields: Fields,
) =>
  contract(`PUT /dynamic-content/${path}`, {
    access: 'admin',
    summary: `Mijenja popis „${LIST_TITLES[list]}”`,
    body: overwriteBodySchema(z.object(fields)),
    returns: listRecord,
  })

export const readListContract = contract('GET /dynamic-content/lists/{list}', {
  access: 'admin',
  summary: 'Popis za uređivanje, s imenima',
  params: z.object({ list: z.enum(SITE_LISTS) }),
  returns: listRecord,
})

export const saveTrendingContract = saving('trending', 'trending', { trending: lessons })

export const saveFreshContract = saving('fresh', 'fresh', { fresh: lessons })

export const saveHighlightedLessonsContract = saving(
  'highlightedGradeLessons',
  'highlighted-lessons',
  { highlightedGradeLessons: z.array(z.object({ grade: z.string().max(120), lessons })).max(8) },
)

export const saveHighlightedQuestionsContract = saving(
  'highlightedQuestions',
  'highlighted-questions',
  { questionIds: ids(LIST_MAX.questions) },
)

export const saveBestFriendsContract = saving('bestFriends', 'best-friends', {
  bestFriends: sponsors,
})

export const saveFriendsContract = saving('friends', 'friends', { friends: sponsors })

export const savePromoSponsorsContract = saving('promoSponsors', 'promo-sponsors', {
  promoSponsors: sponsors,
})

export const saveMotivationalSponsorsContract = saving(
  'motivationalSponsors',
  'motivational-sponsors',
  { motivationalSponsors: sponsors },
)

export const saveSlotContract = contract('PUT /dynamic-content/slots/{slot}', {
  access: 'admin',
  summary: 'Pokrovitelji jednog mjesta; svaki dan jedan od njih',
  params: z.object({ slot: z.enum(SPONSOR_SLOTS) }),
  body: overwriteBodySchema(z.object({ sponsors })),
  returns: listRecord,
})

export const saveFriendListsContract = contract('PUT /dynamic-content/sponsors', {
  access: 'admin',
  summary: 'Najbolji prijatelji i prijatelji odjednom',
  body: z.strictObject({ bestFriends: sponsors, friends: sponsors }),
  returns: z.object({ bestFriends: listRecord, friends: listRecord }),
})

/** Items to choose from; lessons of one grade. */
const choices = {
  query: listInputSchema(['name'], { grade: z.string().max(120).optional() }),
  returns: pagedSchema(itemSchema),
}

export const lessonChoicesContract = contract('GET /dynamic-content/choices/lessons', {
  access: 'admin',
  summary: 'Lekcije koje se mogu odabrati',
  ...choices,
})

export const questionChoicesContract = contract('GET /dynamic-content/choices/questions', {
  access: 'admin',
  summary: 'Pitanja koja se mogu odabrati',
  ...choices,
})
