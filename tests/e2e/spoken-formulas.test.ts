import { readFileSync } from 'node:fs'
import { readTree } from '@/lib/editing/transfer/import/read-tree'
import { withFormulaNames } from '@/lib/platform/markdown/named-formulas'
import { renderScript, renderText } from '@/lib/platform/markdown/render'
import { dailySampleOf } from '../support/sample'
import { CardScreen } from './support/card-screen'
import { lessons, type SeedLesson } from './support/lessons'
import { findPublicLesson, storeRound } from './support/rounds'
import { expect, open, test, type Page } from './support/test'

const withSlug = (slug: string) => lessons.find((lesson) => lesson.slug === slug) as SeedLesson

/** Names by role as the browser itself tells them to a screen reader. */
async function namesOf(page: Page, role: string): Promise<string[]> {
  const session = await page.context().newCDPSession(page)
  const { nodes } = await session.send('Accessibility.getFullAXTree')
  await session.detach()
  return nodes
    .filter((node) => !node.ignored && node.role?.value === role)
    .map((node) => String(node.name?.value ?? '').trim())
}

test('formulas of the content have their words in the accessibility tree', async ({ page }) => {
  const { tree } = await readTree('lib/content/seed', { isChecked: false })
  const textsIn = (value: unknown): string[] =>
    typeof value === 'string' ? [value] : Object.values(value ?? {}).flatMap(textsIn)
  const quizzes = tree.funQuizzes.map(({ questions }) => questions)
  const short = tree.lessons.map(({ questions, cards, checks }) => [questions, cards, checks])
  const texts = textsIn([quizzes, short]).filter((text) => text.includes('$'))
  const scripts = tree.lessons.map(({ script }) => renderScript(script, new Map()))
  const all = [...new Set([...texts.map(renderText), ...scripts].flatMap(formulasIn))]
  const formulas = dailySampleOf(all, 600)
  expect(formulas.length).toBe(600)
  const options = formulas.map((html) => `<label><input type="radio">${html}</label>`)
  const named = formulas.map(
    (html) => `<label><input type="checkbox">${withFormulaNames(html)}</label>`,
  )
  const style = readFileSync('app/styles/prose.css', 'utf8')
  await page.setContent(
    `<style>${style}</style><div class="prose">${[...options, ...named].join('')}</div>`,
  )
  const spoken = formulas.map((html) => /data-spoken="([^"]*)"/.exec(html)?.[1])
  expect((await namesOf(page, 'radio')).toSorted()).toEqual(spoken.toSorted())
  // As options they have the words as text, which are not said twice.
  expect((await namesOf(page, 'checkbox')).toSorted()).toEqual(spoken.toSorted())
  expect(named.filter((html) => !html.includes('sr-only'))).toEqual([])
})

const formulasIn = (html: string) => html.match(/<span class="katex".*?<\/math><\/span>/gs) ?? []

test('formulas among the options and in the text of a question are read', async ({
  page,
  request,
}) => {
  const lesson = withSlug('ohmov-zakon')
  const { id, questions } = await findPublicLesson(request, lesson)
  const asked = questions.find(({ html }) => html.includes('data-spoken="U"'))?._id ?? ''
  await storeRound(page, id, { round: [asked], position: 0, steps: {} })
  await open(page, `${lesson.path}/kwiz`)
  const question = 'Kojom formulom zapisujemo Ohmov zakon za otpornik otpora R na naponu U?'
  expect((await namesOf(page, 'group')).join()).toContain(question)
  expect((await namesOf(page, 'radio')).toSorted()).toEqual([
    'I jednako R kroz U',
    'I jednako U kroz R',
    'I jednako U minus R',
    'I jednako U puta R',
  ])
})

test('formulas of a script and of a card are read, and copied as before', async ({ page }) => {
  const lesson = withSlug('ohmov-zakon')
  await open(page, `${lesson.path}/skripta`)
  expect(await namesOf(page, 'StaticText')).toContain('I jednako U kroz R')
  const copied = await page.evaluate(() => {
    getSelection()?.selectAllChildren(document.querySelector('main') ?? document.body)
    return String(getSelection())
  })
  expect(copied).toContain('Zapamti.')
  expect(copied).not.toContain('I jednako U')
  const screen = new CardScreen(page)
  await screen.open(lesson)
  await page.keyboard.press('ArrowRight')
  await expect(screen.side).toContainText('Formula Ohmova zakona')
  await page.keyboard.press('Space')
  await expect(screen.side).not.toContainText('Formula')
  expect(await namesOf(page, 'StaticText')).toContain('I jednako U kroz R')
})
