import type { ReactNode } from 'react'
import { Providers } from '@/app/providers'
import { PublicShell } from '@/components/layout/public-shell'
import { cachedGrades } from '@/lib/content/cached'
import { cachedBanner } from '@/lib/site/cached'

export default async function PublicLayout({ children }: { children: ReactNode }) {
  const [grades, banner] = await Promise.all([cachedGrades(), cachedBanner()])
  return (
    <Providers>
      <PublicShell grades={grades} banner={banner}>
        {children}
      </PublicShell>
    </Providers>
  )
}
