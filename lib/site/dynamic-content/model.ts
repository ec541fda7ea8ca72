import { z } from 'zod'
import { placedLessonSchema } from '@/lib/content/curriculum/model'

/**
 * Frames of the home page's picture. Without a style, the picture stands unframed beside the text.
 */
export const HERO_STYLES = ['okvir', 'krug'] as const
export type HeroStyle = (typeof HERO_STYLES)[number]

/** The site's pages on social networks, by the field that holds the address. */
export const SOCIAL_NETWORKS = {
  facebook: 'Facebook',
  instagram: 'Instagram',
  youtube: 'YouTube',
} as const

/** Hand-picked lists of lessons. Highlighted lessons are shown in their own grade. */
export const LESSON_LISTS = ['trending', 'fresh', 'highlightedGradeLessons'] as const

/** Places for one sponsor of a list each day, named as the API names them (rule 18.4). */
export const SPONSOR_SLOTS = [
  'kwizSponsor',
  'cardsSponsor',
  'spajalicaSponsor',
  'scriptSponsor',
  'testSponsor',
] as const
export const SPONSOR_LISTS = [
  'bestFriends',
  'friends',
  'promoSponsors',
  'motivationalSponsors',
  ...SPONSOR_SLOTS,
] as const
export type SponsorListName = (typeof SPONSOR_LISTS)[number]

export const SITE_LISTS = [...LESSON_LISTS, 'highlightedQuestions', ...SPONSOR_LISTS] as const
export type SiteListName = (typeof SITE_LISTS)[number]

export const LIST_TITLES: Record<SiteListName, string> = {
  trending: 'Popularne lekcije',
  fresh: 'Nove lekcije',
  highlightedGradeLessons: 'Istaknute lekcije',
  highlightedQuestions: 'Istaknuta pitanja',
  bestFriends: 'Najbolji prijatelji',
  friends: 'Prijatelji',
  promoSponsors: 'Promotivni',
  motivationalSponsors: 'Motivacijski',
  kwizSponsor: 'Mjesto u kvizu',
  cardsSponsor: 'Mjesto u karticama',
  spajalicaSponsor: 'Mjesto u spajalici',
  scriptSponsor: 'Mjesto u skripti',
  testSponsor: 'Mjesto u testu',
}

const sponsorSchema = z.object({
  _id: z.uuid(),
  name: z.string(),
  logoUrl: z.string().nullable(),
  linkUrl: z.string().nullable(),
  text: z.string(),
})

export type Sponsor = z.infer<typeof sponsorSchema>

const sponsorList = z.array(sponsorSchema)

/** What editors choose for the site (rule 18.1). */
export const dynamicContentSchema = z.object({
  icon: z.string().nullable(),
  logo: z.string().nullable(),
  brandName: z.string(),
  hero: z.string().nullable(),
  heroStyle: z.enum(HERO_STYLES).nullable(),
  facebook: z.string().nullable(),
  instagram: z.string().nullable(),
  youtube: z.string().nullable(),
  /** Shown above every page. The colour is `#rrggbb`, the HTML is sanitised. */
  banner: z.object({ backgroundColor: z.string().nullable(), html: z.string() }).nullable(),
  trending: z.array(placedLessonSchema),
  fresh: z.array(placedLessonSchema),
  highlightedGradeLessons: z.array(z.object({ grade: z.string(), lessons: z.array(z.uuid()) })),
  highlightedQuestions: z.array(z.uuid()),
  bestFriends: sponsorList,
  friends: sponsorList,
  promoSponsors: sponsorList,
  motivationalSponsors: sponsorList,
  kwizSponsor: sponsorList,
  cardsSponsor: sponsorList,
  spajalicaSponsor: sponsorList,
  scriptSponsor: sponsorList,
  testSponsor: sponsorList,
})
export type DynamicContent = z.infer<typeof dynamicContentSchema>

/** What any page may show besides its own content: all but the lists of lessons and questions. */
export type SiteFrame = Omit<
  DynamicContent,
  'trending' | 'fresh' | 'highlightedGradeLessons' | 'highlightedQuestions'
>
