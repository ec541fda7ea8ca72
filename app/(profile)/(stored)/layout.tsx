import type { ReactNode } from 'react'
import { Providers } from '@/app/providers'
import { PublicShell } from '@/components/layout/public-shell'
import { cachedGrades } from '@/lib/content/cached'
import { cachedDynamicContent } from '@/lib/site/cached'

/** The frame of personal pages that hold nothing personal themselves: hashes name their scripts. */
export default async function StoredLayout({ children }: { children: ReactNode }) {
  const [grades, site] = await Promise.all([cachedGrades(), cachedDynamicContent()])
  return (
    <Providers>
      <PublicShell grades={grades} banner={site?.banner ?? null}>
        {children}
      </PublicShell>
    </Providers>
  )
}
