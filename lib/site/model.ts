import { z } from 'zod'
import { placedLessonSchema } from '@/lib/content/model'

export const sponsorSchema = z.object({
  _id: z.uuid(),
  name: z.string(),
  logoUrl: z.string().nullable(),
  linkUrl: z.string().nullable(),
  text: z.string(),
})

const sponsorList = z.array(sponsorSchema)

/** Specification, section 3: dynamic content. */
export const dynamicContentSchema = z.object({
  icon: z.string().nullable(),
  logo: z.string().nullable(),
  brandName: z.string(),
  hero: z.string().nullable(),
  heroStyle: z.string().nullable(),
  /** Shown above every page; the colour is `#rrggbb`, the HTML is sanitised. */
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

/** Dynamic content without its lists of lessons and questions: what every page may show. */
export type SiteContent = Omit<
  DynamicContent,
  'trending' | 'fresh' | 'highlightedGradeLessons' | 'highlightedQuestions'
>
