import { FREE_CARDS } from '@/lib/people/billing/limits'
import { DEMO_ACCOUNTS } from '@/lib/across/demo/sign-ins'
import { seedCards } from './support/cards'
import { lessons, type SeedLesson } from './support/lessons'
import { textFormsOf, sourcesOf } from './support/payload'
import { signIn } from './support/people'
import { findPublicLesson } from './support/rounds'
import { expect, test } from './support/test'
import { dailySampleOf } from '../support/sample'

/** What only subscribers get: sides that stand on no free card, long enough to be told apart. */
function secretsOf(lesson: SeedLesson): string[] {
  const cards = seedCards(lesson)
  const sides = (list: typeof cards) => list.flatMap(({ front, back }) => [front, back])
  const free = sides(cards.slice(0, FREE_CARDS)).join('\n')
  return sides(cards.slice(FREE_CARDS)).filter((side) => side.length >= 7 && !free.includes(side))
}

const found = (sides: string[], text: string) =>
  sides.filter((side) => textFormsOf(side).some((form) => text.includes(form)))

test('a guest gets eight cards of a lesson, and nothing of the others', async ({ request }) => {
  for (const lesson of dailySampleOf(lessons, 8)) {
    const { id } = await findPublicLesson(request, lesson)
    const sources: Record<string, string> = {
      ...(await sourcesOf(request, `${lesson.path}/kartice`)),
      'call of the cards': await (await request.get(`/api/lessons/${id}/kartice`)).text(),
    }
    const secrets = secretsOf(lesson)
    expect(secrets.length).toBeGreaterThan(1)
    for (const [source, text] of Object.entries(sources)) {
      const where = `${lesson.slug}, ${source}`
      expect(text.length, where).toBeGreaterThan(500)
      expect(found(secrets, text), where).toEqual([])
    }
    // The same search finds what everyone may see.
    const fronts = seedCards(lesson)
      .slice(0, FREE_CARDS)
      .map(({ front }) => front)
    for (const source of ['data in the page', 'call of the cards']) {
      expect(found(fronts, sources[source] ?? ''), `${lesson.slug}, ${source}`).toEqual(fronts)
    }
  }
})

test('the same search finds the other cards where a subscriber asks', async ({ page }) => {
  const lesson = lessons[0] as SeedLesson
  const { id } = await findPublicLesson(page.request, lesson)
  await signIn(page, DEMO_ACCOUNTS.children[0], DEMO_ACCOUNTS.password)
  const text = await (await page.request.get(`/api/lessons/${id}/kartice`)).text()
  expect(found(secretsOf(lesson), text)).toEqual(secretsOf(lesson))
  const html = await (await page.request.get(`${lesson.path}/kartice`)).text()
  expect(found(secretsOf(lesson), html)).toEqual([])
})
