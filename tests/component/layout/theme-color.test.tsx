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

it('the browser bar follows the choice, then the system again, without measuring', () => {
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

it('uses the style sheet’s colours', () => {
  const pages = [...textOf('app/styles/theme.css').matchAll(/--page:\s*(#\w+)/g)]
  expect(pages.slice(0, 2).map(([, color]) => color)).toEqual(OWN)
})
