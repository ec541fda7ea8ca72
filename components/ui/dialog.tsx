'use client'
import { Dialog as Base } from '@base-ui/react/dialog'
import { clsx } from 'clsx'
import { X } from 'lucide-react'
import type { ReactNode, RefObject } from 'react'
import { useOnLeave } from './use-on-leave'

type DialogProps = {
  /** Only for dialogs that stay mounted while closed. */
  isOpen?: boolean
  onOpenChange: (isOpen: boolean) => void
  title: string
  subtitle?: string
  children: ReactNode
  className?: string
  /** False if the opener manages focus itself. */
  returnsFocus?: boolean
  /** The element to focus first; defaults to the first focusable one. */
  initialFocus?: RefObject<HTMLElement | null>
}

/**
 * A modal dialog, closed when its page is left. On phones a sheet at the bottom with space for a
 * toast above it; otherwise up to 600 px wide. Title and close button stay visible while the rest
 * scrolls, except in a window too low for both.
 */
export function Dialog({
  isOpen = true,
  onOpenChange,
  title,
  subtitle,
  children,
  className,
  returnsFocus = true,
  initialFocus,
}: DialogProps) {
  useOnLeave(() => isOpen && onOpenChange(false))
  return (
    <Base.Root open={isOpen} onOpenChange={onOpenChange}>
      <Base.Portal>
        <Base.Backdrop className="fixed inset-0 z-50 bg-black/50" />
        <Base.Popup
          initialFocus={initialFocus}
          finalFocus={returnsFocus}
          // React events bubble through portals: a dialog inside a form must not submit it.
          onSubmit={(event) => event.stopPropagation()}
          className={clsx(
            'fixed inset-x-0 bottom-0 z-50 flex max-h-[calc(100dvh-7rem)] flex-col overflow-y-auto overscroll-contain',
            'animate-rise rounded-t-card bg-page text-ink shadow-lift outline-none sm:inset-0 sm:m-auto sm:h-fit',
            'sm:max-h-[92dvh] sm:w-[calc(100%-2rem)] sm:max-w-[600px] sm:rounded-card',
            className,
          )}
        >
          <div className="shrink-0 pt-5 pr-16 pl-5 break-words sm:pt-7 sm:pl-7">
            <Base.Title className="font-display text-2xl font-bold">{title}</Base.Title>
            {subtitle && (
              <Base.Description className="mt-1 text-muted">{subtitle}</Base.Description>
            )}
          </div>
          <div className="relative overflow-y-auto overscroll-contain p-5 sm:px-7 sm:pb-7 [@media(max-height:30rem)]:shrink-0 [@media(max-height:30rem)]:overflow-visible">
            {children}
          </div>
          {/* Last in the DOM, so that focus starts at the dialog's content. */}
          <Base.Close
            aria-label="Zatvori"
            className="absolute top-3.5 right-3.5 grid size-11 place-items-center rounded-control hover:bg-sunken sm:top-5 sm:right-5"
          >
            <X aria-hidden="true" className="size-6" />
          </Base.Close>
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  )
}
