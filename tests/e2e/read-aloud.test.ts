import { expectAccessible } from './support/axe'
import { lessons, type SeedLesson } from './support/lessons'
import { expect, open, overflowPixels, PHONE, test, type Page } from './support/test'
import { endSentence, installFakeVoice, markedText, spoken } from './support/voice'

test.use(PHONE)

const withSlug = (slug: string) => lessons.find((lesson) => lesson.slug === slug) as SeedLesson
const SIXTH = withSlug('povrsina-trokuta')
const FIRST = withSlug('glas-slovo-rijec')

const listenButton = (page: Page) => page.getByRole('button', { name: 'Poslušaj' })
const bar = (page: Page) => page.getByRole('region', { name: 'Čitanje naglas' })

for (const { path, title, gradeSlug } of [SIXTH, FIRST]) {
  test(`a script of the ${gradeSlug} is read aloud from the sentence that is pressed`, async ({
    page,
  }) => {
    await installFakeVoice(page)
    await open(page, `${path}/skripta`)
    expect(await spoken(page)).toEqual([])
    await listenButton(page).tap()
    await expect.poll(() => spoken(page)).toEqual([title])
    await endSentence(page)
    await expect.poll(async () => (await spoken(page)).length).toBe(2)
    expect(await markedText(page)).toBe((await spoken(page))[1])
    expect(await overflowPixels(page)).toBe(0)
    const item = page.locator('.prose li').last()
    await item.tap({ position: { x: 40, y: 10 } })
    const beginning = (await item.innerText()).slice(0, 8)
    await expect.poll(async () => (await spoken(page)).at(-1)).toContain(beginning)
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await expect(bar(page)).toBeHidden()
    await expect(listenButton(page)).toBeFocused()
    expect(await markedText(page)).toBe('')
  })
}

test('a question of the 1-razred is read with its options', async ({ page }) => {
  await installFakeVoice(page)
  await open(page, `${FIRST.path}/kwiz`)
  const question = page.locator('legend .prose')
  await page.getByRole('group').getByRole('button', { name: 'Poslušaj' }).tap()
  await expect.poll(async () => (await spoken(page)).join()).toContain(await question.innerText())
  await endSentence(page)
  // No letter stands before an option, so none is said.
  const first = await page.locator('label').first().innerText()
  await expect.poll(async () => (await spoken(page)).at(-1)).toBe(first)
  expect(await markedText(page)).toBe(first)
  await expectAccessible(page)
  const [button, option] = await Promise.all(
    [listenButton(page), page.locator('label').first()].map((part) => part.boundingBox()),
  )
  expect((button?.y ?? 0) + (button?.height ?? 0)).toBeLessThanOrEqual(option?.y ?? 0)
})

test('the mark of what is read covers no picture', async ({ page }) => {
  await open(page, `${FIRST.path}/skripta`)
  const marks = await page.evaluate(() =>
    [document.body, document.body.appendChild(new Image())].map(
      (element) => getComputedStyle(element, '::highlight(aloud)').backgroundColor,
    ),
  )
  expect(marks).toEqual(['rgb(255, 185, 56)', 'rgba(0, 0, 0, 0)'])
})

test('older pupils have the button at questions once they ask for it', async ({ page }) => {
  await installFakeVoice(page)
  await open(page, `${SIXTH.path}/kwiz`)
  await expect(listenButton(page)).toBeHidden()
  await page.getByRole('button', { name: 'Pomoć pri čitanju' }).tap()
  await page.getByRole('radio', { name: 'Skripte i pitanja' }).check()
  await page.getByRole('button', { name: 'Zatvori' }).tap()
  await listenButton(page).tap()
  await expect.poll(() => spoken(page)).not.toEqual([])
  await page.reload()
  await expect(listenButton(page)).toBeVisible()
})

test('leaving a script ends its reading', async ({ page }) => {
  await installFakeVoice(page)
  await open(page, `${FIRST.path}/skripta`)
  await listenButton(page).tap()
  await expect(bar(page)).toBeVisible()
  await page.getByRole('link', { name: 'Natrag na lekciju' }).last().tap()
  await page.waitForURL(`**${FIRST.path}`)
  await expect(bar(page)).toBeHidden()
  expect(await page.evaluate(() => speechSynthesis.speaking)).toBe(false)
})

test('a browser without a voice offers none, and the reading help says how to get one', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'speechSynthesis', { value: undefined })
  })
  await open(page, `${FIRST.path}/skripta`)
  await expect(listenButton(page)).toBeHidden()
  await page.getByRole('button', { name: 'Pomoć pri čitanju' }).click()
  await expect(page.getByRole('dialog')).toContainText('Ovaj preglednik nema hrvatski glas.')
  await expectAccessible(page)
})
