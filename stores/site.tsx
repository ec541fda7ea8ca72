'use client'
import { createContext, use, useEffect, useState, type ReactNode } from 'react'
import { contentCalls } from '@/lib/content/calls'
import type { Grade } from '@/lib/content/model'
import { call } from '@/lib/http/client'
import { siteCalls } from '@/lib/site/calls'
import type { SiteContent } from '@/lib/site/model'

/** What every page may show of the site: the grades, and what admins edit. */
export type Site = { grades: Grade[]; content: SiteContent | null }

const SiteContext = createContext<Site>({ grades: [], content: null })

/** The site's grades and dynamic content, as the layout of the page handed them over. */
export const useSite = (): Site => use(SiteContext)

let loading: Promise<Site> | undefined

/** Asks the server for both, once for a tab: concurrent loads share one request. */
export function loadSite(): Promise<Site> {
  loading ??= Promise.all([call(contentCalls.listGrades), call(siteCalls.dynamicContent)])
    .then(([grades, content]) => ({ grades, content }))
    .catch((error: unknown) => {
      loading = undefined
      throw error
    })
  return loading
}

/**
 * Hands the site to all components below. A page that was rendered while the database was away has
 * none: then the browser asks for it.
 */
export function SiteProvider({ site, children }: { site: Site; children: ReactNode }) {
  const [loaded, show] = useState<Site | null>(null)
  const isMissing = site.content === null
  useEffect(() => {
    // Without an answer the page stays as it was rendered.
    if (isMissing) loadSite().then(show, () => undefined)
  }, [isMissing])
  return <SiteContext value={isMissing && loaded ? loaded : site}>{children}</SiteContext>
}
