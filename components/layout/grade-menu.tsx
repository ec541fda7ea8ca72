'use client'
import { ChevronDown } from 'lucide-react'
import { Link } from '@/components/ui/link'
import { usePathname } from 'next/navigation'
import {
  useEffect,
  useRef,
  useState,
  type FocusEvent,
  type KeyboardEvent,
  type PointerEvent,
} from 'react'
import { useOnLeave } from '@/components/ui/use-on-leave'
import { ParentsChildren } from '@/components/users/member-parts'
import type { Grade } from '@/lib/content/model'
import { FUN_QUIZZES_PATH, gradePath } from '@/lib/paths'

type GradeMenuProps = { grades: Grade[] }

/**
 * Links to the grades behind a button: opens on hover, click and keyboard; closes on leaving,
 * choosing and Escape. A list of links, not an ARIA menu, as for any site navigation.
 */
export function GradeMenu({ grades }: GradeMenuProps) {
  const [isOpen, setOpen] = useState(false)
  const root = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const pointerType = useRef('')
  const pathname = usePathname()
  useOnLeave(() => setOpen(false))

  useEffect(() => {
    if (!isOpen) return
    // Hovering moves no focus, so Escape is heard wherever the focus is (WCAG 1.4.13).
    const onEscape = (event: globalThis.KeyboardEvent) => {
      if (event.key !== 'Escape') return
      if (root.current?.contains(document.activeElement)) button.current?.focus()
      setOpen(false)
    }
    document.addEventListener('keydown', onEscape)
    return () => document.removeEventListener('keydown', onEscape)
  }, [isOpen])

  const onHover = (open: boolean) => (event: PointerEvent) => {
    if (event.pointerType === 'mouse') setOpen(open)
  }
  const onBlur = (event: FocusEvent) => {
    if (!root.current?.contains(event.relatedTarget)) setOpen(false)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step === undefined) return
    event.preventDefault()
    setOpen(true)
    requestAnimationFrame(() => moveFocus(root.current, step))
  }

  return (
    <div
      ref={root}
      className="relative"
      onPointerEnter={onHover(true)}
      onPointerLeave={onHover(false)}
      onBlur={onBlur}
      onKeyDown={onKeyDown}
    >
      <button
        ref={button}
        type="button"
        aria-expanded={isOpen}
        aria-controls="grade-menu"
        onPointerDown={(event) => (pointerType.current = event.pointerType)}
        onClick={(event) => {
          // A mouse has opened the list by hovering: its click must not close it again.
          const isMouse = event.detail > 0 && pointerType.current === 'mouse'
          setOpen(isMouse || !isOpen)
        }}
        className="inline-flex min-h-11 items-center gap-1.5 rounded-control px-3 font-bold hover:bg-sunken"
      >
        <span className="member:hidden">Odaberi razred</span>
        <span className="hidden member:inline">Kreni učiti</span>
        <ChevronDown aria-hidden="true" className={isOpen ? 'size-4 rotate-180' : 'size-4'} />
      </button>
      <div id="grade-menu" hidden={!isOpen} className="absolute top-full left-0 pt-2">
        <div className="w-72 animate-rise rounded-card border border-line bg-surface p-2 shadow-lift">
          <div data-choices>
            <ParentsChildren grades={grades} />
            <ul className="grid grid-cols-2 gap-1">
              {grades.map(({ _id, name, slug }) => (
                <li key={_id}>
                  <Link
                    href={gradePath(slug)}
                    onClick={() => setOpen(false)}
                    aria-current={pathname === gradePath(slug) ? 'page' : undefined}
                    className="flex min-h-11 items-center rounded-control px-3 font-bold hover:bg-area-soft hover:text-area aria-[current]:bg-area-soft"
                  >
                    {name}
                  </Link>
                </li>
              ))}
            </ul>
          </div>
          {/* Where the head has no room for links of their own. */}
          <Link
            href="/profil"
            onClick={() => setOpen(false)}
            className="mt-2 hidden min-h-11 items-center rounded-control px-3 font-bold hover:bg-area-soft hover:text-area max-xl:member:flex"
          >
            Početna
          </Link>
          <Link
            href={FUN_QUIZZES_PATH}
            onClick={() => setOpen(false)}
            className="flex min-h-11 items-center rounded-control px-3 font-bold hover:bg-area-soft hover:text-area lg:hidden"
          >
            Zabavni kvizovi
          </Link>
        </div>
      </div>
    </div>
  )
}

function moveFocus(root: HTMLElement | null, step: number) {
  const links = [...(root?.querySelectorAll<HTMLElement>('[data-choices] :is(a, button)') ?? [])]
  const current = links.findIndex((link) => link === document.activeElement)
  const next = current < 0 && step < 0 ? links.length - 1 : current + step
  links[(next + links.length) % links.length]?.focus()
}
