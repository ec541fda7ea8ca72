import type { ReactNode } from 'react'
import { PublicShell } from '@/components/layout/public-shell'
import { cachedGrades } from '@/lib/content/cached'
import { cachedSite } from '@/lib/site/cached'

export default async function PublicLayout({ children }: { children: ReactNode }) {
  const [grades, site] = await Promise.all([cachedGrades(), cachedSite()])
  return (
    <PublicShell grades={grades} site={site}>
      {children}
    </PublicShell>
  )
}
