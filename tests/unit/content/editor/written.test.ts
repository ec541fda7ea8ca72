import { expect, test } from 'vitest'
import {
  formulaAt,
  formulaMarkdown,
  pictureAt,
  pictureMarkdown,
  replaceRange,
  toggleBold,
} from '@/components/content/editor/edited-text'

/** A text with its selection, which is marked by `<` and `>`. */
const at = (marked: string) => ({
  text: marked.replace(/[<>]/g, ''),
  range: { from: marked.indexOf('<'), to: marked.indexOf('>') - 1 },
})

test.each([
  ['jedna <riječ> dvije', 'jedna **<riječ>** dvije'],
  ['< riječ >', ' **<riječ>** '],
  ['**<riječ>**', '<riječ>'],
  ['<**riječ**>', '<riječ>'],
  ['kraj<>', 'kraj**<>**'],
])('bold: %s', (before, after) => {
  const { text, range } = at(before)
  const { text: written, range: selected } = at(after)
  expect(toggleBold(text, range)).toEqual({ text: written, selected })
})

test.each([
  ['Koliko je $x<>^2$?', { latex: 'x^2', isBlock: false, range: { from: 10, to: 15 } }],
  ['Koliko je <x^2>?', { latex: 'x^2', isBlock: false, range: { from: 10, to: 13 } }],
  ['$$\nx<>\n$$', { latex: 'x', isBlock: true, range: { from: 0, to: 7 } }],
  ['$a$ i $b$ <>', { latex: '', isBlock: false, range: { from: 10, to: 10 } }],
])('finds the formula in „%s”', (marked, expected) => {
  const { text, range } = at(marked)
  expect(formulaAt(text, range)).toEqual(expected)
})

test('a picture is found, changed and described without brackets', () => {
  const text = 'Što je to? ![Ptica](/slike/roda)'
  const { range, figure } = pictureAt(text, { from: 20, to: 20 })
  expect(figure).toEqual({ src: '/slike/roda', alt: 'Ptica' })
  const mark = pictureMarkdown({ src: '/slike/roda', alt: 'Ptica [bijela]' })
  expect(replaceRange(text, range, mark).text).toBe('Što je to? ![Ptica bijela](/slike/roda)')
  expect(pictureAt(text, { from: 1, to: 3 })).toEqual({ range: { from: 3, to: 3 }, figure: null })
})

test.each([
  ['<>', 'M'],
  ['Prije<>', 'Prije\n\nM'],
  ['Prije <>poslije', 'Prije\n\nM\n\nposlije'],
  ['Prije\n\n<>\n\nposlije', 'Prije\n\nM\n\nposlije'],
])('separates an insertion from its surroundings in „%s”', (marked, expected) => {
  const { text, range } = at(marked)
  expect(replaceRange(text, range, 'M', true).text).toBe(expected)
})

test('a formula is written inline or as a block', () => {
  expect(formulaMarkdown('x', false)).toBe('$x$')
  expect(formulaMarkdown('x', true)).toBe('$$\nx\n$$')
})
