import type { ReactNode } from 'react'
import type { Grade } from '@/lib/content/model'
import type { DynamicContent } from '@/lib/site/model'
import { Banner } from './banner'
import { Footer } from './footer'
import { Header } from './header'

type PublicShellProps = {
  grades: Grade[]
  banner: DynamicContent['banner']
  children: ReactNode
}

/** Banner, header, content, footer: the frame of every public page. */
export function PublicShell({ grades, banner, children }: PublicShellProps) {
  return (
    <div className="flex min-h-dvh flex-col">
      <Banner banner={banner} />
      <Header grades={grades} />
      <main id="sadrzaj" tabIndex={-1} className="flex-1 outline-none">
        {children}
      </main>
      <Footer grades={grades} />
    </div>
  )
}
