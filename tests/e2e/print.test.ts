import { PDFiumLibrary } from '@hyzyla/pdfium'
import { bookMapPath, unitReviewPath } from '@/lib/platform/paths'
import { lessons, type SeedLesson } from './support/lessons'
import { makeMistakes, signInNewPupil } from './support/pupils'
import { expect, open, overflowPixels, PHONE, test, type Page } from './support/test'

const lesson = lessons.find(({ slug }) => slug === 'stari-egipat') as SeedLesson
const code = lessons.find(({ slug }) => slug === 'petlja-for-u-pythonu') as SeedLesson

/** As the browser writes it. */
const WHITE = 'rgb(255, 255, 255)'

for (const [what, path] of [
  ['a script with figures', `${lesson.path}/skripta`],
  ['a script with code', `${code.path}/skripta`],
  ['a lesson', lesson.path],
  ['a textbook', `/${lesson.gradeSlug}/${lesson.literatureSlug}`],
  ['the map of a textbook', bookMapPath(lesson.gradeSlug, lesson.literatureSlug)],
  ['the review of a unit', unitReviewPath('5-razred', 'brojevni-atelje-5', 'prirodni-brojevi')],
  ['a grade', `/${lesson.gradeSlug}`],
] as const) {
  test(`${what} prints dark ink on white paper, whatever the look on the screen`, async ({
    page,
  }) => {
    await page.addInitScript(() => localStorage.setItem('theme', 'dark'))
    await page.emulateMedia({ colorScheme: 'dark' })
    await open(page, path)
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
    const onScreen = await palesOf(page)
    expect(onScreen.length).toBeGreaterThan(0)
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
    await expect(page.locator('html')).toHaveCSS('background-color', WHITE)
    await expect(page.locator('html')).toHaveCSS('color-scheme', 'light')
    await expect(page.getByRole('banner')).toBeHidden()
    expect(await palesOf(page)).toEqual([])
    expect(await darkAreasOf(page)).toEqual([])
  })
}

test('a printed script shows its answers and says where it comes from', async ({ page }) => {
  await open(page, `${lesson.path}/skripta`)
  const recall = page.locator('details').filter({ hasText: 'Pokaži odgovor' }).first()
  const source = page.getByText(/^Iskra · https?:/)
  await expect(source).toBeHidden()
  await page.emulateMedia({ media: 'print' })
  await expect(source).toBeVisible()
  await expect(source).toHaveText(new RegExp(`${lesson.path}/skripta$`))
  const title = recall.locator('summary')
  await expect(title).toHaveCSS('font-size', '0px')
  const shown = await title.evaluate((element) => getComputedStyle(element, '::after').content)
  expect(shown).toBe('"Odgovor"')
})

test('on paper nothing that belongs together is cut or stands alone', async ({ page }) => {
  await open(page, `${lesson.path}/skripta`)
  await page.emulateMedia({ media: 'print' })
  const prose = page.locator('article .prose')
  for (const whole of ['figure', 'table', '.callout', '.recall'])
    await expect(prose.locator(whole).first(), whole).toHaveCSS('break-inside', 'avoid')
  await expect(prose.locator('h2').first()).toHaveCSS('break-after', 'avoid')
  await expect(page.getByText(/^Iskra · https?:/)).toHaveCSS('break-before', 'avoid')
})

/** Texts, in figures too, whose colour is too light for paper (below 4.5:1 on white). */
const palesOf = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const luminance = (color: string) => {
      const [red = 0, green = 0, blue = 0] = (color.match(/[\d.]+/g) ?? []).map((part) => {
        const share = Number(part) / 255
        return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
      })
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue
    }
    const texts = [...document.querySelectorAll('main *, main svg text')].filter((element) => {
      const own = [...element.childNodes].some(
        (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
      )
      return own && element.checkVisibility()
    })
    return texts.flatMap((element) => {
      const { color, fill } = getComputedStyle(element)
      const ink = element instanceof SVGElement ? fill : color
      return 1.05 / (luminance(ink) + 0.05) < 4.5 ? [`${ink}: ${element.textContent}`] : []
    })
  })

/** Boxes whose ground is dark: code, frames, tables, figures. */
const darkAreasOf = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('main, main *')].flatMap((element) => {
      const ground = getComputedStyle(element).backgroundColor
      const [red = 255, green = 255, blue = 255, alpha = 1] = (ground.match(/[\d.]+/g) ?? []).map(
        Number,
      )
      const isDark = alpha > 0 && Math.min(red, green, blue) < 128
      return isDark && element.checkVisibility() ? [`${element.tagName} ${ground}`] : []
    }),
  )

test('the button that prints a quiz fits into a window of 640 pixels', async ({ page }) => {
  await page.setViewportSize({ width: 640, height: 430 })
  await open(page, `${lessons[0]?.path}/kwiz`)
  await expect(page.getByRole('button', { name: 'Ispiši kviz' })).toBeVisible()
  expect(await overflowPixels(page)).toBe(0)
})

/** The texts of the pages that the browser's own command makes: it waits for nothing of the page. */
async function printed(page: Page): Promise<string[]> {
  const library = await PDFiumLibrary.init()
  const document = await library.loadDocument(await page.pdf({ format: 'A4' }))
  const texts = [...document.pages()].map((one) => one.getText())
  document.destroy()
  library.destroy()
  return texts
}

const WHOLE = /^Kviz\s+Ime: _+/

for (const [hand, sign] of [
  ['the keyboard', (page: Page) => page.keyboard.down('Control')],
  ['a mouse', (page: Page) => page.mouse.move(200, 300)],
] as const) {
  test(`the browser's own command prints a whole quiz, whoever came with ${hand}`, async ({
    page,
  }) => {
    await open(page, `${lesson.path}/kwiz`)
    const sheet = page.waitForResponse((one) => one.url().endsWith('.js'))
    await sign(page)
    await sheet
    await expect(async () => expect((await printed(page)).join('\n')).toMatch(WHOLE)).toPass()
    const text = (await printed(page)).join('\n')
    for (let number = 1; number <= 8; number += 1) expect(text).toContain(`\n${number}.`)
    expect(text).not.toContain('Ovo je samo pitanje sa zaslona')
    expect(text).toContain(`${lesson.path}/kwiz`)
  })
}

test.describe('on a phone', () => {
  test.use(PHONE)

  test('an answered question prints without the bar of buttons over its explanation', async ({
    page,
  }) => {
    await signInNewPupil(page)
    await makeMistakes(page, lesson, 1)
    await open(page, '/profil/greske')
    await page.getByRole('button', { name: 'Vježbaj', exact: true }).click()
    await page.getByRole('radio').first().check()
    await page.getByRole('button', { name: 'Provjeri' }).click()
    const bar = page.getByRole('button', { name: 'Završi' })
    await expect(bar).toBeVisible()
    await page.emulateMedia({ media: 'print' })
    await expect(bar).toBeHidden()
    await expect(page.getByRole('region', { name: /^Objašnjenje/ })).toBeVisible()
    await expect(page.locator('form')).toHaveCSS('padding-bottom', '0px')
  })

  test('the button that prints a quiz is above the question, and prints the whole quiz', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      window.addEventListener('afterprint', () =>
        document.documentElement.setAttribute('data-printed', ''),
      )
    })
    await open(page, `${lesson.path}/kwiz`)
    const button = page.getByRole('button', { name: 'Ispiši kviz' })
    const place = await button.boundingBox()
    const question = await page.locator('fieldset legend').boundingBox()
    expect(place?.height).toBeGreaterThanOrEqual(44)
    expect((place?.y ?? 0) + (place?.height ?? 0)).toBeLessThanOrEqual(question?.y ?? 0)
    expect(await overflowPixels(page)).toBe(0)
    await button.tap()
    await expect(page.locator('html')).toHaveAttribute('data-printed')
    expect(await page.locator('fieldset:visible legend').boundingBox()).toEqual(question)
    expect((await printed(page)).join('\n')).toMatch(WHOLE)
  })
})
