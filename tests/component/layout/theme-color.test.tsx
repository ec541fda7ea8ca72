import { render, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { ThemeColor } from '@/components/layout/theme-color'

const colors = () =>
  [...document.querySelectorAll('meta[name=theme-color]')].map((meta) =>
    meta.getAttribute('content'),
  )
const root = document.documentElement

beforeEach(() => {
  document.head.innerHTML = `
    <style>:root { --page: #fffaf2 } [data-theme='dark'] { --page: #14112a }</style>
    <meta name="theme-color" media="(prefers-color-scheme: light)" content="#fffaf2">
    <meta name="theme-color" media="(prefers-color-scheme: dark)" content="#14112a">`
})

afterEach(() => {
  document.head.innerHTML = ''
  root.removeAttribute('data-theme')
})

it('a stored look colours the bar of the browser from the start', () => {
  root.dataset.theme = 'dark'
  render(<ThemeColor />)
  expect(colors()).toEqual(['#14112a', '#14112a'])
})

it('the bar follows the look, until the page is gone', async () => {
  const { unmount } = render(<ThemeColor />)
  root.dataset.theme = 'dark'
  await waitFor(() => expect(colors()).toEqual(['#14112a', '#14112a']))
  root.dataset.theme = 'light'
  await waitFor(() => expect(colors()).toEqual(['#fffaf2', '#fffaf2']))
  unmount()
})
