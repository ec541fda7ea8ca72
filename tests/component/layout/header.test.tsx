import { render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { Header } from '@/components/layout/header'
import { contentApiCalls } from '@/lib/content/curriculum/calls'
import { siteApiCalls } from '@/lib/site/dynamic-content/calls'
import { SiteProvider } from '@/stores/site'
import { GRADES } from '../support/family'
import { answer, holdRequest, settle } from '../support/network'
import { withSite } from '../support/site'

vi.mock('@/lib/platform/env', () => ({ configuredContactEmail: () => null }))
vi.mock('next/navigation', () => ({ usePathname: () => '/', useRouter: () => ({}) }))

// jsdom has no layout that could change.
vi.stubGlobal('matchMedia', () => new EventTarget())

const isHidden = () =>
  screen
    .getByText('Zabavni kvizovi', { selector: '.lg\\:inline-flex' })
    .closest('[inert].invisible') !== null

it('is hidden in reserved space until grades and dynamic content are loaded', async () => {
  answer(contentApiCalls.listGrades, GRADES)
  const content = holdRequest(siteApiCalls.dynamicContent)
  render(
    <SiteProvider site={{ grades: [], content: null }}>
      <Header brand={null} />
    </SiteProvider>,
  )
  await settle()
  expect(isHidden()).toBe(true)
  await content.answer({ brandName: 'Iskra' } as never)
  expect(isHidden()).toBe(false)
  expect(screen.getAllByText('5. razred')).not.toEqual([])
})

it('is visible at once on a page rendered with both', () => {
  render(withSite(<Header brand={null} />))
  expect(isHidden()).toBe(false)
})
