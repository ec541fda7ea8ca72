import type { Metadata, Viewport } from 'next'
import type { ReactNode } from 'react'
import { NewBuildOffer } from '@/components/layout/new-build-offer'
import { NavigationLine } from '@/components/layout/navigation-line'
import { NoConnection } from '@/components/layout/no-connection'
import { OfflineNote } from '@/components/layout/offline-note'
import { SessionSync } from '@/components/layout/session-sync'
import { SkipLink } from '@/components/layout/skip-link'
import { SessionScript } from '@/components/layout/session-script'
import { ThemeProvider } from '@/components/layout/theme-provider'
import { ViewerParts } from '@/components/across/accounts/viewer-parts'
import { CONSENT_BANNER_ID, ConsentBanner } from '@/components/site/dynamic-content/consent-banner'
import { ConsentSync } from '@/components/site/dynamic-content/consent-sync'
import { cachedGrades } from '@/lib/content/curriculum/cached'
import { env, siteUrl } from '@/lib/platform/env'
import { SITE_DESCRIPTION, SITE_NAME, titleTemplate } from '@/lib/platform/metadata'
import { cachedSite } from '@/lib/site/dynamic-content/cached'
import { THEME_COLORS } from '@/lib/site/dynamic-content/theme-colors'
import { SiteProvider } from '@/stores/site'
// Every page has links, most have a menu with icons. Loaded with this layout, they are not packed once
// more with each layout below it, the parts for members and the page of a missing address: 6 kB of
// scripts. What loads that page would be a request of its own on each.
import '@/components/layout/lazy-not-found'
import '@/components/ui/head-menu'
import '@/components/ui/link'
import { fontClasses } from './fonts'
import './globals.css'

export async function generateMetadata(): Promise<Metadata> {
  const site = await cachedSite()
  const name = site?.brandName ?? SITE_NAME
  return {
    metadataBase: new URL(siteUrl()),
    title: { default: name, template: titleTemplate(name) },
    description: SITE_DESCRIPTION,
    applicationName: name,
    icons: { icon: site?.icon ?? '/favicon.svg', apple: '/apple-touch-icon.png' },
    manifest: '/manifest.webmanifest',
  }
}

export const viewport: Viewport = {
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: THEME_COLORS.light },
    { media: '(prefers-color-scheme: dark)', color: THEME_COLORS.dark },
  ],
}

/** The frame of every page: theme and viewer, set before it is drawn, and the site's data. */
export default async function RootLayout({ children }: { children: ReactNode }) {
  const [grades, content] = await Promise.all([cachedGrades(), cachedSite()])
  const { GOOGLE_ANALYTICS_ID: analyticsId } = env()
  return (
    <html lang="hr" className={fontClasses} suppressHydrationWarning>
      <body>
        {/* Put into the head by React: a page's own preview would replace one in the metadata. */}
        <meta property="og:site_name" content={content?.brandName ?? SITE_NAME} />
        <ThemeProvider>
          <SessionScript />
          <SessionSync />
          <NavigationLine />
          <SkipLink />
          {/* Drawn at the bottom, but the second stop of the keyboard. */}
          <ConsentBanner hasAnalytics={Boolean(analyticsId)} />
          <SiteProvider site={{ grades, content }}>{children}</SiteProvider>
          <ViewerParts />
          <NewBuildOffer />
          <NoConnection />
          <OfflineNote />
          <ConsentSync bannerId={CONSENT_BANNER_ID} analyticsId={analyticsId} />
        </ThemeProvider>
      </body>
    </html>
  )
}
