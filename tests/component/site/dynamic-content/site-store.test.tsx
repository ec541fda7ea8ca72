import { render, screen } from '@testing-library/react'
import { Profiler } from 'react'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, it, vi } from 'vitest'
import { contentApiCalls } from '@/lib/content/curriculum/calls'
import { siteApiCalls } from '@/lib/site/dynamic-content/calls'
import type { SiteFrame } from '@/lib/site/dynamic-content/model'
import { SiteProvider, useSite, type Site } from '@/stores/site'
import { GRADES } from '../../support/family'
import { answer, calls, loseConnection, advanceClock, settle } from '../../support/network'

const contentOf = (brandName: string) => ({ brandName }) as SiteFrame
const siteOf = (brandName: string, grades = GRADES): Site => ({
  content: contentOf(brandName),
  grades,
})
const NOTHING: Site = { grades: [], content: null }

const Brand = () => <p>{useSite(({ content }) => content?.brandName ?? 'ništa')}</p>

const Grades = () => <p>{useSite(({ grades }) => grades).length} razreda</p>

afterEach(() => void vi.useRealTimers())

const page = (site: Site) => (
  <SiteProvider site={site}>
    <Brand />
    <Grades />
  </SiteProvider>
)

it('a page rendered by the server has its own data, and nothing of the previous one', () => {
  expect(renderToString(page(siteOf('Prva')))).toContain('Prva')
  expect(renderToString(page(siteOf('Druga', [])))).toBe('<p>Druga</p><p>0<!-- --> razreda</p>')
})

it('new data passed by a layout is shown', () => {
  const { rerender } = render(page(siteOf('Prva')))
  rerender(page(siteOf('Druga')))
  expect(screen.getByText('Druga')).toBeTruthy()
})

it('a part that shows the grades is not rendered again when only the content changes', async () => {
  const drawn = vi.fn()
  const parts = (
    <Profiler id="grades" onRender={drawn}>
      <Grades />
    </Profiler>
  )
  const { rerender } = render(<SiteProvider site={siteOf('Prva')}>{parts}</SiteProvider>)
  expect(drawn).toHaveBeenCalledOnce()
  rerender(<SiteProvider site={siteOf('Druga')}>{parts}</SiteProvider>)
  await settle()
  expect(drawn).toHaveBeenCalledOnce()
  rerender(<SiteProvider site={siteOf('Druga', [])}>{parts}</SiteProvider>)
  await settle()
  expect(screen.getByText('0 razreda')).toBeTruthy()
})

it('a page rendered without data fetches both until they are available', async () => {
  vi.useFakeTimers()
  answer(contentApiCalls.listGrades, GRADES)
  loseConnection(siteApiCalls.dynamicContent)
  render(page(NOTHING))
  await settle()
  expect(screen.getByText('ništa')).toBeTruthy()
  answer(siteApiCalls.dynamicContent, contentOf('Iskra') as never)
  await advanceClock(2_000)
  expect(screen.getByText('Iskra')).toBeTruthy()
  expect(screen.getByText('2 razreda')).toBeTruthy()
  const asked = calls().length
  await advanceClock(120_000)
  expect(calls()).toHaveLength(asked)
})
