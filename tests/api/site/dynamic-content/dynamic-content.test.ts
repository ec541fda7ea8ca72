import { describe, expect, test } from 'vitest'
import type { DynamicContent } from '@/lib/site/dynamic-content/model'
import { callForBody } from '../../support/call'

const dynamicContent = () => callForBody<DynamicContent>('GET', '/dynamic-content')

describe('GET /api/dynamic-content', () => {
  test('a new site: its name and networks, no banner, lists of placed lessons, no sponsors', async () => {
    const content = await dynamicContent()
    const { trending, fresh, highlightedGradeLessons, highlightedQuestions, ...rest } = content
    expect(rest).toEqual({
      icon: null,
      logo: null,
      brandName: 'Iskra',
      hero: null,
      heroStyle: null,
      facebook: 'https://www.facebook.com/',
      instagram: 'https://www.instagram.com/',
      youtube: 'https://www.youtube.com/',
      banner: null,
      bestFriends: [],
      friends: [],
      promoSponsors: [],
      motivationalSponsors: [],
      kwizSponsor: [],
      cardsSponsor: [],
      spajalicaSponsor: [],
      scriptSponsor: [],
      testSponsor: [],
    })
    for (const list of [trending, fresh]) expect(list.length).toBeGreaterThanOrEqual(3)
    expect(highlightedGradeLessons.map(({ lessons }) => lessons.length)).toEqual(Array(8).fill(1))
    expect(highlightedQuestions).toHaveLength(8)
  })
})
