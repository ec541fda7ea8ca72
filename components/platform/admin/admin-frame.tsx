'use client'
import { Menu } from 'lucide-react'
import { usePathname } from 'next/navigation'
import { useEffect, useRef, type ReactNode } from 'react'
import { HeadMenu } from '@/components/ui/head-menu'
import { LogoLink } from '@/components/ui/logo-link'
import { Button } from '@/components/ui/button'
import { Container } from '@/components/ui/container'
import { Link } from '@/components/ui/link'
import { ThemeToggle } from '@/components/ui/theme-toggle'
import { toast } from '@/components/ui/toast'
import { adminSessionApiCalls } from '@/lib/platform/admin/calls'
import { hardNavigate } from '@/lib/platform/browser/hard-navigate'
import { ApiError, call } from '@/lib/platform/http/client'
import { isAuthenticated, useAdmin } from '@/stores/admin'
import { ADMIN_SECTION_GROUPS } from './sections'

/** Header and menu of the admin area. Fetches the signed-in admin, also after the back button. */
export function AdminFrame({ children }: { children: ReactNode }) {
  const path = usePathname()
  const email = useAdmin((state) => (isAuthenticated(state) ? state.user?.email : undefined))
  useEffect(() => {
    const { load } = useAdmin.getState()
    void load()
    const again = ({ persisted }: PageTransitionEvent) => persisted && void load()
    window.addEventListener('pageshow', again)
    return () => window.removeEventListener('pageshow', again)
  }, [])
  return (
    <div className="flex min-h-dvh flex-col">
      <header className="sticky top-0 z-40 border-b border-line bg-page/95 backdrop-blur-sm">
        <Container className="flex min-h-16 flex-wrap items-center gap-x-2 gap-y-1 py-1 xl:max-w-[88rem]">
          <LogoLink
            href="/admin"
            label="Iskra, uređivanje"
            className="-ml-1 w-11 pl-1 sm:ml-0 sm:w-auto sm:pl-0"
          />
          <div className="lg:hidden">
            <HeadMenu
              id="izbornik"
              align="left"
              buttonClass="gap-2 px-3 font-bold"
              button={() => (
                <>
                  <Menu aria-hidden="true" className="size-5" />
                  Izbornik
                </>
              )}
            >
              <div data-choices="" className="max-h-[calc(100dvh-6rem)] w-60 overflow-y-auto">
                <Sections path={path} />
              </div>
            </HeadMenu>
          </div>
          <span className="ml-auto hidden max-w-60 truncate text-muted sm:block">{email}</span>
          <div className="ml-auto sm:ml-0">
            <ThemeToggle />
          </div>
          <Button variant="quiet" className="px-3" data-leaves="" onClick={() => void signOut()}>
            Odjava
          </Button>
        </Container>
      </header>
      <Container className="flex flex-1 gap-8 py-6 xl:max-w-[88rem] has-data-wide:2xl:max-w-[110rem]">
        <div className="hidden w-56 shrink-0 lg:block">
          <div className="sticky top-22 max-h-[calc(100dvh-6.5rem)] overflow-y-auto">
            <Sections path={path} />
          </div>
        </div>
        <main id="sadrzaj" tabIndex={-1} className="min-w-0 flex-1 outline-none">
          {children}
        </main>
      </Container>
    </div>
  )
}

function Sections({ path }: { path: string }) {
  const menu = useRef<HTMLElement>(null)
  useEffect(() => {
    const { current } = menu
    if (!current) return
    // Fires initially, and again when the phone menu opens.
    const observer = new ResizeObserver(() =>
      current.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' }),
    )
    observer.observe(current)
    return () => observer.disconnect()
  }, [path])
  return (
    <nav ref={menu} aria-label="Uređivanje">
      {ADMIN_SECTION_GROUPS.map(({ group, sections }) => (
        <div key={group} className="mb-3">
          <h2 className="px-3 text-sm font-bold text-muted">{group}</h2>
          <ul>
            {sections.map((section) => (
              <li key={section.path}>
                <Link
                  href={section.path}
                  aria-current={section.path === path ? 'page' : undefined}
                  className="flex min-h-11 scroll-my-11 items-center rounded-control px-3 font-bold hover:bg-sunken aria-[current]:bg-link-soft aria-[current]:text-link"
                >
                  {section.name}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  )
}

/**
 * Signs out, and then at the OpenID provider, if the admin signed in there. A failure is shown, so
 * that no admin wrongly believes to be signed out.
 */
async function signOut(): Promise<void> {
  const signedOut = await call(adminSessionApiCalls.adminSignOut).catch((error: unknown) => {
    if (!(error instanceof ApiError)) throw error
    return null
  })
  if (!signedOut) {
    const text = 'Odjava nije uspjela. Treba pokušati ponovno.'
    return toast({ kind: 'error', about: 'sign-out', title: 'Greška', text })
  }
  useAdmin.getState().clear()
  hardNavigate(signedOut.next ?? '/admin/login')
}
