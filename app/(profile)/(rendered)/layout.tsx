import { headers } from 'next/headers'
import type { ReactNode } from 'react'
import { Providers } from '@/app/providers'
import { DayKeeper } from '@/components/layout/day-keeper'
import { PublicShell } from '@/components/layout/public-shell'
import { cachedGrades } from '@/lib/content/cached'
import { NONCE_HEADER } from '@/lib/http/security-headers'
import { cachedBanner } from '@/lib/site/cached'

/** Made for each request, since every answer has a nonce of its own (decision 005). */
export const instant = false

/** The frame of personal pages: the public one, with scripts that carry the request's nonce. */
export default async function ProfileLayout({ children }: { children: ReactNode }) {
  const [sent, grades, banner] = await Promise.all([headers(), cachedGrades(), cachedBanner()])
  return (
    <Providers nonce={sent.get(NONCE_HEADER) ?? undefined}>
      <DayKeeper madeAt={new Date()} />
      <PublicShell grades={grades} banner={banner}>
        {children}
      </PublicShell>
    </Providers>
  )
}
