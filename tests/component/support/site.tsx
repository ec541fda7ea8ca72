import { render } from '@testing-library/react'
import type { ReactNode } from 'react'
import type { SiteFrame } from '@/lib/site/dynamic-content/model'
import { SiteProvider } from '@/stores/site'
import { GRADES } from './family'

const content = { brandName: 'Iskra' } as SiteFrame

/** A screen inside the site's layout, which provides the grades. */
export const withSite = (screen: ReactNode, grades = GRADES) => (
  <SiteProvider site={{ grades, content }}>{screen}</SiteProvider>
)

export const renderOnSite = (screen: ReactNode, grades = GRADES) => render(withSite(screen, grades))
