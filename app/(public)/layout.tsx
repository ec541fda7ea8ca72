import type { ReactNode } from 'react'
import { PublicShell } from '@/components/layout/public-shell'
import { cachedHasPosts } from '@/lib/blog/cached'
import { cachedGrades } from '@/lib/content/cached'
import { cachedSite } from '@/lib/site/cached'

export default async function PublicLayout({ children }: { children: ReactNode }) {
  const [grades, site, hasBlog] = await Promise.all([
    cachedGrades(),
    cachedSite(),
    cachedHasPosts(),
  ])
  return <PublicShell {...{ grades, site, hasBlog }}>{children}</PublicShell>
}
