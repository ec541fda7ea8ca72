import type { ReactNode } from 'react'
import { PublicShell } from '@/components/layout/public-shell'
import { cachedHasPosts } from '@/lib/site/blog/cached'
import { cachedGrades } from '@/lib/content/curriculum/cached'
import { cachedSiteFrame } from '@/lib/site/dynamic-content/cached'

export default async function PublicLayout({ children }: { children: ReactNode }) {
  const [grades, site, hasBlog] = await Promise.all([
    cachedGrades(),
    cachedSiteFrame(),
    cachedHasPosts(),
  ])
  return <PublicShell {...{ grades, site, hasBlog }}>{children}</PublicShell>
}
