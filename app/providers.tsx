import type { ReactNode } from 'react'
import { SessionKeeper } from '@/components/layout/session-keeper'
import { SessionScript } from '@/components/layout/session-script'
import { SkipLink } from '@/components/layout/skip-link'
import { ThemeProvider } from '@/components/layout/theme-provider'

type ProvidersProps = {
  /** The nonce of a personal page; public pages have none (decision 005). */
  nonce?: string | undefined
  children: ReactNode
}

/** What every page stands in. Each group of pages has its own, since only some have a nonce. */
export function Providers({ nonce, children }: ProvidersProps) {
  return (
    <ThemeProvider nonce={nonce}>
      <SessionScript nonce={nonce} />
      <SessionKeeper />
      <SkipLink />
      {children}
    </ThemeProvider>
  )
}
