import type { Metadata, Viewport } from 'next'
import type { ReactNode } from 'react'
import { BuildKeeper } from '@/components/layout/build-keeper'
import { NavigationLine } from '@/components/layout/navigation-line'
import { OfflineNote } from '@/components/layout/offline-note'
import { SessionKeeper } from '@/components/layout/session-keeper'
import { SkipLink } from '@/components/layout/skip-link'
import { ThemeScripts } from '@/components/layout/theme-provider'
import { siteUrl } from '@/lib/env'
import { SITE_DESCRIPTION, SITE_NAME } from '@/lib/metadata'
import { THEME_COLORS } from '@/lib/site/theme-colors'
// Every page has links. Loaded with this layout, they are not packed once more with each layout
// below it and with the page of a missing address: 3 kB of scripts.
import '@/components/ui/link'
import { fontClasses } from './fonts'
import './globals.css'

export const metadata: Metadata = {
  metadataBase: new URL(siteUrl()),
  title: SITE_NAME,
  description: SITE_DESCRIPTION,
  applicationName: SITE_NAME,
  icons: { icon: '/favicon.svg', apple: '/apple-touch-icon.png' },
  manifest: '/manifest.webmanifest',
}

export const viewport: Viewport = {
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: THEME_COLORS.light },
    { media: '(prefers-color-scheme: dark)', color: THEME_COLORS.dark },
  ],
}

export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    <html lang="hr" className={fontClasses} suppressHydrationWarning>
      <body>
        <ThemeScripts />
        <SessionKeeper />
        <NavigationLine />
        <SkipLink />
        {children}
        <BuildKeeper />
        <OfflineNote />
      </body>
    </html>
  )
}
