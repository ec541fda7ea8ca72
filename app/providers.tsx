import type { ReactNode } from 'react'
import { SessionScript } from '@/components/layout/session-script'
import { ThemeProvider } from '@/components/layout/theme-provider'
import { ViewerKeeper } from '@/components/accounts/viewer-keeper'

type ProvidersProps = {
  /** The nonce of a personal page; public pages have none (decision 005). */
  nonce?: string | undefined
  children: ReactNode
}

/**
 * What runs before a page is drawn: its colours and who looks. Each group of pages has its own,
 * since only some have a nonce.
 */
export function Providers({ nonce, children }: ProvidersProps) {
  return (
    <ThemeProvider nonce={nonce}>
      <SessionScript nonce={nonce} />
      {children}
      <ViewerKeeper />
    </ThemeProvider>
  )
}
