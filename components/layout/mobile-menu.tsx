'use client'
import { Menu, X } from 'lucide-react'
import { Link } from '@/components/ui/link'
import {
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type MouseEvent,
  type ReactNode,
  type RefObject,
} from 'react'
import { useOnLeave } from '@/components/ui/use-on-leave'
import { LazyAccountMenuSection, MemberGradeLinks } from '@/components/across/accounts/member-parts'
import { gradePath } from '@/lib/platform/paths'
import { useSearch } from '@/stores/search'
import { useSite } from '@/stores/site'
import { SignInLinks } from './sign-in-links'
import { ThemeToggle } from '@/components/ui/theme-toggle'

/**
 * The hamburger menu: a modal `<dialog>`, so focus stays inside and Escape closes it. `children`
 * are its first links, rendered on the server without scripts.
 */
export function MobileMenu({ children }: { children?: ReactNode }) {
  const grades = useSite((site) => site.grades)
  const dialog = useRef<HTMLDialogElement>(null)
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  useOnLeave(close)
  useModal(dialog, isOpen)
  useEffect(() => {
    // On wide screens the menu is hidden and must not keep the page inert.
    const wide = window.matchMedia('(min-width: 48rem)')
    const closeWhenWide = () => wide.matches && setOpen(false)
    wide.addEventListener('change', closeWhenWide)
    return () => wide.removeEventListener('change', closeWhenWide)
  }, [])
  /** Closes on a tap outside and on every link inside. */
  const onTap = ({ target }: MouseEvent) => {
    if (target === dialog.current || (target instanceof Element && target.closest('a'))) close()
  }
  return (
    <>
      <button
        type="button"
        aria-label="Otvori izbornik"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        className="grid size-11 place-items-center rounded-control hover:bg-sunken"
      >
        <Menu aria-hidden="true" className="size-6" />
      </button>
      <dialog
        ref={dialog}
        aria-label="Izbornik"
        onClose={close}
        onClick={onTap}
        className="fixed inset-y-0 right-0 left-auto m-0 h-dvh max-h-none w-80 max-w-[88vw] overscroll-contain bg-page p-0 text-ink backdrop:bg-black/50"
      >
        <div className="flex min-h-full flex-col gap-6 p-4">
          <div className="flex items-center justify-between">
            <ThemeToggle isLabelled />
            <button
              type="button"
              aria-label="Zatvori izbornik"
              onClick={close}
              className="grid size-11 place-items-center rounded-control hover:bg-sunken"
            >
              <X aria-hidden="true" className="size-6" />
            </button>
          </div>
          <SignInLinks className="flex border-b border-line pb-4 member:hidden" />
          <LazyAccountMenuSection onChoose={close} />
          <nav aria-label="Stranice">
            {children}
            <p className="mt-4 mb-2 text-sm font-bold text-muted">
              <span className="member:hidden">Odaberi razred</span>
              <span className="hidden member:inline">Kreni učiti</span>
            </p>
            <MemberGradeLinks />
            <ul className="grid grid-cols-2 gap-2">
              {grades.map(({ _id, name, slug }) => (
                <li key={_id}>
                  <Link
                    href={gradePath(slug)}
                    className="flex min-h-12 items-center justify-center rounded-control border border-line bg-surface font-bold hover:bg-area-soft"
                  >
                    {name}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
        </div>
      </dialog>
    </>
  )
}

/** Opens the dialog, and takes it out of the top layer when its page is hidden. */
function useModal(dialog: RefObject<HTMLDialogElement | null>, isOpen: boolean): void {
  const setMenuOpen = useSearch((state) => state.setMenuOpen)
  useLayoutEffect(() => {
    const element = dialog.current
    if (!isOpen || !element) return
    element.showModal()
    setMenuOpen(true)
    return () => {
      element.close()
      setMenuOpen(false)
    }
  }, [dialog, isOpen, setMenuOpen])
}
