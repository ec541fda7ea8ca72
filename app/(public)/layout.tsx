import type { ReactNode } from 'react'
import { Providers } from '@/app/providers'
import { PublicShell } from '@/components/layout/public-shell'
import { cachedGrades } from '@/lib/content/cached'
import { cachedDynamicContent } from '@/lib/site/cached'

export default async function PublicLayout({ children }: { children: ReactNode }) {
  const [grades, site] = await Promise.all([cachedGrades(), cachedDynamicContent()])
  return (
    <Providers>
      <PublicShell grades={grades} banner={site?.banner ?? null}>
        {children}
      </PublicShell>
    </Providers>
  )
}
