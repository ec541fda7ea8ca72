'use client'
import {
  useEffect,
  useRef,
  useState,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
} from 'react'
import { useOnLeave } from './use-on-leave'

type HeadMenuProps = {
  id: string
  /** The button's name if its content does not provide one. */
  label?: string
  button: (isOpen: boolean) => ReactNode
  buttonClass: string
  align: 'left' | 'right'
  /** Links and buttons close the list; arrow keys move through those inside `data-choices`. */
  children: ReactNode
}

/** A dropdown of links and buttons in the header; no ARIA menu, since it is site navigation. */
export function HeadMenu({ id, label, button, buttonClass, align, children }: HeadMenuProps) {
  const [isOpen, setOpen] = useState(false)
  const root = useRef<HTMLDivElement>(null)
  const opener = useRef<HTMLButtonElement>(null)
  const pointerType = useRef('')
  useOnLeave(() => setOpen(false))
  /** Moves focus out of the list before it closes. */
  const close = () => {
    if (root.current?.contains(document.activeElement)) opener.current?.focus()
    setOpen(false)
  }

  useEffect(() => {
    if (!isOpen) return
    // Hovering does not move focus, so Escape is handled wherever focus is (WCAG 1.4.13).
    const onEscape = (event: globalThis.KeyboardEvent) => event.key === 'Escape' && close()
    document.addEventListener('keydown', onEscape)
    return () => document.removeEventListener('keydown', onEscape)
  }, [isOpen])

  const onChoose = ({ target }: MouseEvent<HTMLDivElement>) => {
    if (target instanceof Element && target.closest('a, button')) close()
  }
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
        ref={opener}
        type="button"
        aria-label={label}
        aria-expanded={isOpen}
        aria-controls={id}
        onPointerDown={(event) => (pointerType.current = event.pointerType)}
        onClick={(event) => {
          // A mouse has opened the list by hovering: the click must not close it.
          const isMouse = event.detail > 0 && pointerType.current === 'mouse'
          setOpen(isMouse || !isOpen)
        }}
        className={`inline-flex min-h-11 items-center rounded-control hover:bg-sunken ${buttonClass}`}
      >
        {button(isOpen)}
      </button>
      <div
        id={id}
        hidden={!isOpen}
        onClick={onChoose}
        className={`absolute top-full z-50 pt-2 ${align === 'left' ? 'left-0' : 'right-0'}`}
      >
        <div className="animate-rise rounded-card border border-line bg-surface p-2 text-ink shadow-lift">
          {children}
        </div>
      </div>
    </div>
  )
}

function moveFocus(root: HTMLElement | null, step: number) {
  const choices = [...(root?.querySelectorAll<HTMLElement>('[data-choices] :is(a, button)') ?? [])]
  const current = choices.findIndex((choice) => choice === document.activeElement)
  const next = current < 0 && step < 0 ? choices.length - 1 : current + step
  choices[(next + choices.length) % choices.length]?.focus()
}
