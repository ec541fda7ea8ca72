import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { drawFigure } from '@/lib/platform/figures/draw-figure'
import { standaloneSvg } from '@/lib/platform/figures/standalone-svg'

test('a drawing for other programs has the colours of the light theme', () => {
  const theme = readFileSync('app/styles/theme.css', 'utf8')
  const light = theme.slice(0, theme.indexOf('@media'))
  for (const name of [
    'paper',
    'blue',
    'blue-soft',
    'orange',
    'orange-soft',
    'green',
    'green-soft',
    'red',
    'red-soft',
    'purple',
    'purple-soft',
    'yellow',
    'yellow-soft',
  ]) {
    const [, color = ''] = new RegExp(`--fig-${name}: (#\\w+);`).exec(light) ?? []
    expect(standaloneSvg(`<svg><rect fill="var(--fig-${name})"/></svg>`)).toContain(
      `fill="${color}"`,
    )
  }
  expect(standaloneSvg(drawFigure('figura:novac?iznosi=5;2').svg)).not.toMatch(
    /var\(|currentColor|inherit/,
  )
})
