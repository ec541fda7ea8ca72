'use client'
import { createContext, use, useEffect, useState, type ReactNode } from 'react'
import { contentCalls } from '@/lib/content/calls'
import type { Grade } from '@/lib/content/model'
import { call } from '@/lib/http/client'
import { siteCalls } from '@/lib/site/calls'
import { useToday } from '@/lib/browser/use-today'
import type { SiteContent, Sponsor, SponsorList } from '@/lib/site/model'
import { ofTheDay } from '@/lib/site/of-the-day'
import { useSession } from './session'

/** The grades and the dynamic content. */
export type Site = { grades: Grade[]; content: SiteContent | null }

const SiteContext = createContext<Site>({ grades: [], content: null })

/** The grades and dynamic content from the page's layout. */
export const useSite = (): Site => use(SiteContext)

/**
 * Today's sponsor of a list; null without one, and for families that pay. Pages are stored for all and
 * for days, so the browser chooses.
 */
export function useSponsor(list: SponsorList): Sponsor | null {
  const sponsors = useSite().content?.[list] ?? []
  const isPaying = useSession(({ viewer }) => viewer?.isPaying ?? false)
  const today = useToday()
  return isPaying || today === null ? null : (ofTheDay(sponsors, today) ?? null)
}

let loading: Promise<Site> | undefined

/** Loads both once per tab; concurrent loads share one request. */
export function loadSite(): Promise<Site> {
  loading ??= Promise.all([call(contentCalls.listGrades), call(siteCalls.dynamicContent)])
    .then(([grades, content]) => ({ grades, content }))
    .catch((error: unknown) => {
      loading = undefined
      throw error
    })
  return loading
}

/** Provides the site; the browser loads it if the page was rendered while the database was away. */
export function SiteProvider({ site, children }: { site: Site; children: ReactNode }) {
  const [loaded, show] = useState<Site | null>(null)
  const isMissing = site.content === null
  useEffect(() => {
    if (isMissing) loadSite().then(show, () => undefined)
  }, [isMissing])
  return <SiteContext value={isMissing && loaded ? loaded : site}>{children}</SiteContext>
}
