import { render } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ThemeColor } from '@/components/layout/theme-provider'
import { THEME_COLORS } from '@/lib/site/dynamic-content/theme-colors'
import { textOf } from '@/tests/architecture/sources'

let theme: string
let forcedTheme: string | undefined
vi.mock('next-themes', () => ({ useTheme: () => ({ theme, forcedTheme }) }))

const colors = () =>
  [...document.querySelectorAll('meta[name=theme-color]')].map((meta) =>
    meta.getAttribute('content'),
  )

const OWN = [THEME_COLORS.light, THEME_COLORS.dark]

beforeEach(() => {
  theme = 'system'
  forcedTheme = undefined
  document.head.innerHTML = `
    <meta name="theme-color" media="(prefers-color-scheme: light)" content="${OWN[0]}">
    <meta name="theme-color" media="(prefers-color-scheme: dark)" content="${OWN[1]}">`
})

afterEach(() => {
  document.head.innerHTML = ''
})

it('the bar follows the choice, and the system again after that, without a measurement', () => {
  const measured = vi.spyOn(window, 'getComputedStyle')
  const { rerender } = render(<ThemeColor />)
  expect(colors()).toEqual(OWN)
  for (const [choice, expected] of [
    ['dark', [OWN[1], OWN[1]]],
    ['light', [OWN[0], OWN[0]]],
    ['system', OWN],
  ] as const) {
    theme = choice
    rerender(<ThemeColor />)
    expect(colors()).toEqual(expected)
  }
  forcedTheme = 'light'
  rerender(<ThemeColor />)
  expect(colors()).toEqual([OWN[0], OWN[0]])
  expect(measured).not.toHaveBeenCalled()
})

it('knows the colours of the style sheet', () => {
  const pages = [...textOf('app/styles/theme.css').matchAll(/--page:\s*(#\w+)/g)]
  expect(pages.slice(0, 2).map(([, color]) => color)).toEqual(OWN)
})
