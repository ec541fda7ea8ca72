'use client'
import { createStore, useStore } from 'zustand'
import { createContext, use, useEffect, useState, type ReactNode } from 'react'
import { repeatUntilStopped } from '@/lib/platform/browser/repeat-until-stopped'
import { contentApiCalls } from '@/lib/content/curriculum/calls'
import type { Grade } from '@/lib/content/curriculum/model'
import { call } from '@/lib/platform/http/client'
import { siteApiCalls } from '@/lib/site/dynamic-content/calls'
import { useLocalToday } from '@/lib/platform/browser/use-today'
import type { SiteFrame, Sponsor, SponsorListName } from '@/lib/site/dynamic-content/model'
import { ofTheDay } from '@/lib/site/dynamic-content/of-the-day'
import { useSession } from './session'

/** The grades and the dynamic content. */
export type Site = { grades: Grade[]; content: SiteFrame | null }

type SiteState = Site & {
  /** Fetches both from the server. */
  load: () => Promise<void>
}

/** One store per server request and per tab, so that pages never share data. */
const createSiteStore = (site: Site) =>
  createStore<SiteState>()((set) => ({ ...site, load: async () => set(await loadSite()) }))

const SiteContext = createContext(createSiteStore({ grades: [], content: null }))

/** Selects a part of the grades and the dynamic content. */
export const useSite = <Part,>(select: (site: Site) => Part): Part =>
  useStore(use(SiteContext), select)

/**
 * Today's sponsor of a list; null without one and for paying families. Cached pages are shared for
 * days, so the browser chooses.
 */
export function useSponsor(list: SponsorListName): Sponsor | null {
  const sponsors = useSite(({ content }) => content?.[list]) ?? []
  const isPaying = useSession(({ viewer }) => viewer?.isPaying ?? false)
  const today = useLocalToday()
  return isPaying || today === null ? null : (ofTheDay(sponsors, today) ?? null)
}

let loading: Promise<Site> | undefined

/** Loads both once per tab; concurrent loads share one request. */
function loadSite(): Promise<Site> {
  loading ??= Promise.all([call(contentApiCalls.listGrades), call(siteApiCalls.dynamicContent)])
    .then(([grades, content]) => ({ grades, content }))
    .catch((error: unknown) => {
      loading = undefined
      throw error
    })
  return loading
}

/**
 * Provides the site data that the layout read on the server. If the server could not read it, the
 * browser fetches it until it is available.
 */
export function SiteProvider({ site, children }: { site: Site; children: ReactNode }) {
  const [store] = useState(() => createSiteStore(site))
  // A re-rendered layout passes new site data.
  useEffect(() => store.setState(site), [store, site])
  const isMissing = useStore(store, ({ content }) => content === null)
  useEffect(() => {
    if (isMissing)
      return repeatUntilStopped(() =>
        store
          .getState()
          .load()
          .catch(() => undefined),
      )
  }, [store, isMissing])
  return <SiteContext value={store}>{children}</SiteContext>
}
