import { PDFiumLibrary } from '@hyzyla/pdfium'
import sharp from 'sharp'
import { lessonClassroomPath } from '@/lib/platform/paths'
import { readBarcode } from '@/tests/support/read-barcode'
import { expectAccessible } from './support/axe'
import { findQuestion, lessons, type PlacedQuestion, type SeedLesson } from './support/lessons'
import { signInNewPupil } from './support/pupils'
import {
  DESKTOP,
  expect,
  open,
  overflowPixels,
  PHONE,
  test,
  untilInteractive,
  type Page,
} from './support/test'

const lesson = lessons.find(({ slug }) => slug === 'stari-egipat') as SeedLesson
const path = lessonClassroomPath(lesson)

const board = (page: Page) => page.getByRole('dialog', { name: /^Na ploči: / })

async function openBoard(page: Page, { title } = lesson) {
  await page.getByRole('button', { name: 'Prikaži na ploči' }).click()
  await expect(board(page).getByRole('heading', { name: title })).toBeVisible()
}

/** The slide and how far it is scrolled: a long one is scrolled before the next. */
const placeOnWall = () =>
  `${document.activeElement?.ariaLabel} ${document.activeElement?.scrollTop}`

/** Goes on with the key of a remote control until this question is on the wall. */
async function goToQuestion(page: Page, number: number) {
  const heading = board(page).getByText(`Pitanje ${number} od 8`)
  while (!(await heading.isVisible())) {
    const before = await page.evaluate(placeOnWall)
    await page.keyboard.press('PageDown')
    await expect.poll(() => page.evaluate(placeOnWall)).not.toBe(before)
  }
}

test.describe('a teacher without an account', () => {
  test.use(DESKTOP)

  test('goes from home to a lesson, shows it on the wall and prints its worksheet', async ({
    page,
  }) => {
    const follow = async (address: string) => {
      await page.locator(`main a[href="${address}"]`).first().click()
      await page.waitForURL(`**${address}`)
      await untilInteractive(page)
    }
    await open(page, '/')
    await follow(`/${lesson.gradeSlug}`)
    await follow(`/${lesson.gradeSlug}/${lesson.literatureSlug}`)
    await follow(lesson.path)
    await page.getByRole('link', { name: /^Za učitelje/ }).click()
    await page.waitForURL(`**${path}`)
    await untilInteractive(page)
    await expect(page).toHaveTitle(`Moj razred: ${lesson.title} | Iskra`)

    await openBoard(page)
    await goToQuestion(page, 1)
    for (const hand of ['1', '1', '2']) await page.keyboard.press(hand)
    await expect(page.getByLabel('Ruke za A')).toHaveValue('2')
    await page.keyboard.press('Enter')
    await expect(board(page).getByRole('region', { name: /^Objašnjenje/ })).toBeFocused()
    await page.keyboard.press('End')
    await expect(board(page).getByText('Skeniraj i riješi kviz')).toBeVisible()
    expect(await leadsTo(await page.screenshot())).toBe(lesson.path)
    await page.emulateMedia({ colorScheme: 'dark' })
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
    await page.keyboard.press('Escape')
    await expect(board(page)).toBeHidden()
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')

    await page.getByLabel('Dvije skupine, A i B').check()
    await page.getByRole('button', { name: 'Ispiši radni list' }).click()
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
    for (const group of ['A', 'B']) {
      const sheet = page.getByRole('region', { name: `Radni list, skupina ${group}` })
      await expect(sheet.getByText(/^Ime: _+$/)).toBeVisible()
      await expect(sheet.locator('li[value="8"]')).toBeVisible()
    }
    await expect(page.getByRole('banner')).toBeHidden()
    await expect(page.getByText('Na ploči', { exact: true })).toBeHidden()
    const pages = await printed(page)
    const ways = await Promise.all(pages.map(leadsTo))
    expect(ways.filter(Boolean)).toEqual([lesson.path, lesson.path])
  })
})

/** The path in the QR code of a picture; null without one. The site's own name is its settings'. */
async function leadsTo(picture: Buffer): Promise<string | null> {
  const address = await readBarcode(picture, 'QRCode')
  return address && new URL(address).pathname
}

/** The pages of A4 on which a page prints, as a scanner of 150 dots an inch sees them. */
async function printed(page: Page): Promise<Buffer[]> {
  const library = await PDFiumLibrary.init()
  const document = await library.loadDocument(await page.pdf({ format: 'A4' }))
  const pictures: Buffer[] = []
  for (const one of document.pages()) {
    const { data } = await one.render({
      scale: 150 / 72,
      render: ({ data: raw, width, height }) =>
        sharp(raw, { raw: { width, height, channels: 4 } })
          .png()
          .toBuffer(),
    })
    pictures.push(Buffer.from(data))
  }
  document.destroy()
  library.destroy()
  return pictures
}

test('every kind of question can be asked on a wall of 1024 pixels, none wider than it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1024, height: 768 })
  const { lesson: strained } = findQuestion('matching')
  await open(page, lessonClassroomPath(strained))
  await page.getByRole('button', { name: 'Prikaži na ploči' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  const slides = page.getByRole('region', { name: /^Slajd/ })
  for (let place = 1; ; place += 1) {
    await expect(slides).toHaveAccessibleName(new RegExp(`^Slajd ${place} od`))
    const [width, inner] = await slides.evaluate((one) => [one.scrollWidth, one.clientWidth])
    expect(width, `slide ${place}`).toBeLessThanOrEqual(inner ?? 0)
    if (await page.getByText('Skeniraj i riješi kviz').isVisible()) break
    await page.keyboard.press('ArrowRight')
  }
})

/** Opens a question on a wall whose letters are larger than those of a page. */
async function showOnWall(page: Page, { lesson: asking, index }: PlacedQuestion) {
  await page.setViewportSize({ width: 1280, height: 800 })
  await open(page, lessonClassroomPath(asking))
  await openBoard(page, asking)
  await goToQuestion(page, index + 1)
}

test('on a wall the list of a gap has room for its words', async ({ page }) => {
  await showOnWall(
    page,
    findQuestion('gaps', ({ body }) => body.gaps.some(({ kind }) => kind === 'single')),
  )
  const lists = await board(page)
    .locator('select')
    .evaluateAll((all: HTMLSelectElement[]) =>
      all.map((list) => {
        const { font, fontSize } = getComputedStyle(list)
        const pen = document.createElement('canvas').getContext('2d')
        if (!pen) throw new Error('no canvas')
        pen.font = font
        const widest = Math.max(...[...list.options].map(({ text }) => pen.measureText(text).width))
        const letter = Number.parseFloat(fontSize)
        return { height: list.clientHeight / letter, left: (list.clientWidth - widest) / letter }
      }),
    )
  expect(lists.length).toBeGreaterThan(0)
  for (const { height, left } of lists) {
    expect(height).toBeGreaterThan(1.5)
    // For the arrow.
    expect(left).toBeGreaterThan(1)
  }
})

test('on a wall a space follows the number of a row to be ordered', async ({ page }) => {
  await showOnWall(page, findQuestion('ordering'))
  const spaces = await board(page)
    .getByRole('list', { name: 'Poredak' })
    .locator('li > button:first-child')
    .evaluateAll((rows) =>
      rows.map(({ firstElementChild: number, lastElementChild: text }) => {
        if (!number || !text) throw new Error('no row')
        const written = document.createRange()
        written.selectNodeContents(number)
        return text.getBoundingClientRect().left - written.getBoundingClientRect().right
      }),
    )
  expect(Math.min(...spaces)).toBeGreaterThan(5)
})

test('search engines are led past the page, to its lesson', async ({ request }) => {
  const html = await (await request.get(path)).text()
  expect(html).toContain('<meta name="robots" content="noindex, follow"/>')
  const map = await (await request.get('/sitemap.xml')).text()
  expect(map).toContain(lesson.path)
  expect(map).not.toContain('/moj-razred')
})

test.describe('on a phone', () => {
  test.use(PHONE)

  test('a question is asked and judged by touch', async ({ page }) => {
    await open(page, path)
    expect(await overflowPixels(page)).toBe(0)
    await openBoard(page)
    while (!(await board(page).getByText('Pitanje 1 od 8').isVisible()))
      await board(page).getByRole('button', { name: 'Naprijed' }).tap()
    await board(page).getByRole('button', { name: 'Jedna ruka više za B' }).tap()
    await board(page).getByRole('button', { name: 'Pokaži odgovor' }).tap()
    await expect(board(page).getByRole('region', { name: /^Objašnjenje/ })).toBeVisible()
    await board(page).getByRole('button', { name: 'Zatvori ploču (Esc)' }).tap()
    await expect(board(page)).toBeHidden()
  })
})

test('a pupil who is signed in asks for a judgement as nobody', async ({ page }) => {
  await signInNewPupil(page)
  await open(page, path)
  await openBoard(page)
  await goToQuestion(page, 1)
  await page.keyboard.press('1')
  const asked = page.waitForRequest(/\/api\/pitanja\/.*\/odgovor/)
  await page.keyboard.press('Enter')
  const request = await asked
  expect(await request.headerValue('cookie')).toBeNull()
  const judgement = (await (await request.response())?.json()) as object
  expect(judgement).not.toHaveProperty('earned')
})

test('axe finds nothing on the page and on its wall', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await open(page, path)
  await page.getByText('Tipke na ploči').click()
  await expectAccessible(page)
  await openBoard(page)
  const expectAccessibleWall = () => expectAccessible(page, undefined, 'light')
  await goToQuestion(page, 1)
  await page.keyboard.press('1')
  await expectAccessibleWall()
  await page.keyboard.press('Enter')
  await expect(board(page).getByRole('region', { name: /^Objašnjenje/ })).toBeVisible()
  await expectAccessibleWall()
  await page.keyboard.press('End')
  await expectAccessibleWall()
})
