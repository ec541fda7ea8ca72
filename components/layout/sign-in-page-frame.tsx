import type { ReactNode } from 'react'
import { Mascot, type MascotPose } from '@/components/art/mascot'
import { Container } from '@/components/ui/container'
import { RenderBlockingContent } from '@/components/ui/render-blocking-content'
import { ThemeToggle } from '@/components/ui/theme-toggle'
import { LegalLinks } from './legal-links'

type SignInPageFrameProps = {
  logo: ReactNode
  title: string
  lead?: string
  pose: MascotPose
  children: ReactNode
  footer?: ReactNode
}

/** The frame of sign-in, registration and reset: logo, mascot and one card. */
export function SignInPageFrame({
  logo,
  title,
  lead,
  pose,
  children,
  footer,
}: SignInPageFrameProps) {
  return (
    <div className="flex min-h-dvh flex-col bg-[radial-gradient(60rem_32rem_at_50%_-4rem,var(--link-soft),transparent)]">
      <header>
        <Container className="flex h-16 items-center justify-between">
          {/* Not prefetched: the home page's header would add 9 kB of scripts to a small page. */}
          {logo}
          <ThemeToggle />
        </Container>
      </header>
      <main
        id="sadrzaj"
        tabIndex={-1}
        className="group mx-auto w-full max-w-lg flex-1 px-4 pb-12 outline-none sm:px-6"
      >
        {/* Gone while a form shows a sorry one beside its message. */}
        <Mascot
          pose={pose}
          className="relative z-10 mx-auto -mb-7 size-28 group-has-data-sorry:invisible sm:-mb-9 sm:size-36"
        />
        <section className="rounded-card border border-line bg-surface px-5 pt-9 pb-6 shadow-lift sm:px-9 sm:pt-11 sm:pb-9">
          <div className="mb-5 text-center">
            <h1 className="font-display text-3xl font-extrabold sm:text-4xl">{title}</h1>
            {lead && <p className="mt-1 text-muted">{lead}</p>}
          </div>
          {children}
        </section>
        {footer && (
          <div className="mt-5 space-y-1 text-center group-has-data-finished:hidden">{footer}</div>
        )}
      </main>
      <footer className="no-print px-4 pb-6 text-center text-muted">
        <RenderBlockingContent id="podnozje--kraj">
          <LegalLinks />
        </RenderBlockingContent>
      </footer>
    </div>
  )
}
