import { createElement, Fragment } from 'react'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { subjectIconShapes } from '@/components/art/subject-icon'
import { areaColor } from '@/lib/across/seo/previews/area-colors'
import { drawPreview } from '@/lib/across/seo/previews/draw'
import { reactNodeToSvg } from '@/lib/across/seo/previews/svg'

const preview = (title: string) => ({
  title,
  place: 'Hrvatski jezik · 5. razred',
  color: areaColor('hrvatski-jezik'),
  icon: reactNodeToSvg(subjectIconShapes('hrvatski-jezik')),
})

test.each([
  ['short', 'Č'],
  ['usual', 'Djeljivost s 2, 5 i 10'],
  ['long', 'Zašto je šuma važna za život ljudi i životinja? '.repeat(12)],
  ['one endless word', 'prestolonasljednikovičevićima'.repeat(20)],
  ['marked up', '<b>a & b</b> \u0000 <span foo="'],
])('a %s title gives a small picture of 1200 by 630 pixels', async (_, title) => {
  const picture = await drawPreview(preview(title))
  expect(await sharp(picture).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 })
  expect(picture.length).toBeLessThan(80_000)
})

test('Croatian letters are drawn distinctly', async () => {
  const pictures = await Promise.all(
    ['c', 'č', 'ć', 'd', 'đ', 's', 'š', 'z', 'ž'].map((letter) => drawPreview(preview(letter))),
  )
  expect(new Set(pictures.map((one) => one.toString('base64'))).size).toBe(pictures.length)
})

test('shapes are serialized as SVG files spell them', () => {
  const circle = createElement('circle', { r: 1 })
  const shapes = [
    createElement('path', { key: 1, d: 'M0 0', strokeWidth: 2 }),
    createElement('g', { key: 2, opacity: 0.5 }, circle),
  ]
  expect(reactNodeToSvg(createElement(Fragment, null, shapes))).toBe(
    '<path d="M0 0" stroke-width="2"></path><g opacity="0.5"><circle r="1"></circle></g>',
  )
})
