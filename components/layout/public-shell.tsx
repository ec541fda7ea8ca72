import type { ReactNode } from 'react'
import type { Grade } from '@/lib/content/curriculum/model'
import type { SiteFrame } from '@/lib/site/dynamic-content/model'
import { Banner } from '@/components/site/dynamic-content/banner'
import { Footer } from './footer'
import { Header } from './header'

type PublicShellProps = {
  grades: Grade[]
  site: SiteFrame | null
  hasBlog: boolean
  children: ReactNode
}

/**
 * Banner, header, content, footer: the frame of public pages and the blog, but not of scripts
 * and quizzes.
 */
export function PublicShell({ grades, site, hasBlog, children }: PublicShellProps) {
  return (
    <div className="flex min-h-dvh flex-col">
      <Banner banner={site?.banner ?? null} />
      <Header brand={site} />
      <main id="sadrzaj" tabIndex={-1} className="flex-1 outline-none">
        {children}
      </main>
      <Footer {...{ grades, site, hasBlog }} />
    </div>
  )
}
