import type { Metadata, Viewport } from 'next'
import type { ReactNode } from 'react'
import { NewBuildOffer } from '@/components/layout/new-build-offer'
import { LinkPrefetchAndProgress } from '@/components/layout/link-prefetch-and-progress'
import { NoConnection } from '@/components/layout/no-connection'
import { OfflineNavigation } from '@/components/layout/offline-navigation'
import { SessionSync } from '@/components/layout/session-sync'
import { SkipLink } from '@/components/layout/skip-link'
import { StartupScript } from '@/components/layout/startup-script'
import { ThemeProvider } from '@/components/layout/theme-provider'
import { ViewerParts } from '@/components/across/accounts/viewer-parts'
import { CONSENT_BANNER_ID, ConsentBanner } from '@/components/site/dynamic-content/consent-banner'
import { ConsentClickHandler } from '@/components/site/dynamic-content/consent-click-handler'
import { RenderBlockingContent } from '@/components/ui/render-blocking-content'
import { cachedGrades } from '@/lib/content/curriculum/cached'
import { oidcName } from '@/lib/platform/auth/oidc/settings'
import { env, siteUrl } from '@/lib/platform/env'
import { SITE_DESCRIPTION, DEFAULT_SITE_NAME, titleTemplate } from '@/lib/platform/metadata'
import { cachedSiteFrame } from '@/lib/site/dynamic-content/cached'
import { THEME_COLORS } from '@/lib/site/dynamic-content/theme-colors'
import { SiteProvider } from '@/stores/site'
// Used on every page: links, and menus with icons. Importing them here avoids another copy in the
// bundle of each layout below, of member parts and of the 404 page: 6 kB of scripts. The 404 page's
// loader would be an extra request on each page.
import '@/components/layout/lazy-not-found'
import '@/components/ui/head-menu'
import '@/components/ui/link'
import { fontClasses } from './fonts'
import './globals.css'

export async function generateMetadata(): Promise<Metadata> {
  const site = await cachedSiteFrame()
  const name = site?.brandName ?? DEFAULT_SITE_NAME
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

/** The root layout of every page: theme and viewer, set before drawing, and the site's data. */
export default async function RootLayout({ children }: { children: ReactNode }) {
  const [grades, content] = await Promise.all([cachedGrades(), cachedSiteFrame()])
  const { GOOGLE_ANALYTICS_ID: analyticsId } = env()
  const provider = oidcName()
  return (
    <html
      lang="hr"
      className={fontClasses}
      {...(provider && { 'data-oidc': provider })}
      suppressHydrationWarning
    >
      <body>
        {/* React moves it into the head. As metadata it would be replaced by a page's own
            preview. */}
        <meta property="og:site_name" content={content?.brandName ?? DEFAULT_SITE_NAME} />
        <ThemeProvider>
          <StartupScript />
          <SessionSync />
          <LinkPrefetchAndProgress />
          <SkipLink />
          {/* Displayed at the bottom, but second in the tab order. */}
          <RenderBlockingContent id="kolacici--kraj">
            <ConsentBanner hasAnalytics={Boolean(analyticsId)} />
          </RenderBlockingContent>
          <SiteProvider site={{ grades, content }}>{children}</SiteProvider>
          <ViewerParts />
          <NewBuildOffer />
          <NoConnection />
          <OfflineNavigation />
          <ConsentClickHandler bannerId={CONSENT_BANNER_ID} analyticsId={analyticsId} />
        </ThemeProvider>
      </body>
    </html>
  )
}
