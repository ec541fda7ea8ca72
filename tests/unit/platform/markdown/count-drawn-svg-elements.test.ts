import { expect, test } from 'vitest'
import { sanitiseFigure } from '@/lib/content/curriculum/scripts/figures'
import { countDrawnSvgElements } from '@/lib/platform/markdown/count-drawn-svg-elements'

const repeated = (count: number, piece: string) => piece.repeat(count)
/** Nested levels, each of which draws the level below several times. */
const levels = (depth: number, times: number, reference: (id: string) => string) =>
  `<svg viewBox="0 0 9 9"><defs><g id="l0"><rect/></g>${Array.from(
    { length: depth },
    (_, level) => `<g id="l${level + 1}">${repeated(times, reference(`l${level}`))}</g>`,
  ).join('')}</defs>${reference(`l${depth}`)}</svg>`
const use = (id: string) => `<use href="#${id}"/>`
const svg = (content: string) => `<svg viewBox="0 0 9 9">${content}</svg>`

test.each([
  ['nothing repeated', svg('<g><rect/><rect/></g>'), 4],
  ['one use', svg('<g id="a"><rect/></g><use href="#a"/>'), 6],
  ['a use of what is not there', svg('<use href="#b"/>'), 2],
  ['a pattern', svg('<pattern id="p"><rect/></pattern><rect fill="url(#p)"/>'), 6],
  ['a marker at each point', svg('<marker id="m"/><path marker-mid="url(#m)" d="M0 0 1 1"/>'), 7],
  [
    'a marker of a group',
    svg('<marker id="m"/><g marker-end="url(#m)"><path d="M0 0"/><line/></g>'),
    7,
  ],
])('%s', (_, drawing, count) => expect(countDrawnSvgElements(drawing)).toBe(count))

test.each([
  ['ten levels of ten', levels(10, 10, use)],
  ['ten levels of patterns', levels(10, 10, (id) => `<rect fill="url(#${id})"/>`)],
  ['a long way down', levels(500, 1, use)],
  ['a drawing in itself', svg('<g id="a"><use href="#a"/></g>')],
  ['a circle of two', svg('<g id="a"><use href="#b"/></g><g id="b"><use href="#a"/></g>')],
  [
    'a marker at a thousand points of a thousand',
    svg(
      `<marker id="m">${repeated(1_000, '<rect/>')}</marker><path marker-mid="url(#m)" d="${repeated(1_000, '1 ')}"/>`,
    ),
  ],
])('a figure is refused for %s', (_, drawing) => {
  expect(sanitiseFigure({ name: 'crtez.svg', svg: drawing })).toEqual({
    fault: expect.stringContaining('ponavlja') as string,
  })
})

test('a figure with patterns, arrows and a hundred uses is accepted', () => {
  const arrows = repeated(20, '<path marker-end="url(#m)" fill="url(#p)" d="M0 0L10 10L20 5"/>')
  const drawing = svg(
    `<defs><marker id="m"><path d="M0 0h9"/></marker><pattern id="p"><rect/><rect/></pattern>
    <g id="l0"><rect/></g></defs>${arrows}${repeated(100, use('l0'))}`,
  )
  expect(sanitiseFigure({ name: 'crtez.svg', svg: drawing })).toMatchObject({ name: 'crtez.svg' })
})
