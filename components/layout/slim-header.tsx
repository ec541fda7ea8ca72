import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { ReadingSettingsButton } from '@/components/platform/reading/reading-settings-button'
import { Link } from '@/components/ui/link'
import { ThemeToggle } from '@/components/ui/theme-toggle'

type SlimHeaderProps = {
  logo: ReactNode
  href: string
  title: string
  /** Purpose of the back link, which screen readers read before the title. */
  wayBack?: string
  gradeSlug?: string
  /** Shown before the common buttons. */
  children?: ReactNode
}

/**
 * The slim header of lesson scripts, quizzes and other tasks. It scrolls away in a low window (a
 * phone in landscape).
 */
export function SlimHeader(props: SlimHeaderProps) {
  const { logo, href, title, wayBack = 'Natrag na lekciju', gradeSlug, children } = props
  return (
    <header
      data-grade={gradeSlug}
      className="sticky top-0 z-40 border-b border-line bg-page/95 backdrop-blur-sm [@media(max-height:30rem)]:static"
    >
      <div className="mx-auto flex h-14 max-w-4xl items-center gap-1 px-2 sm:gap-2 sm:px-6">
        {logo}
        <Link
          href={href}
          className="inline-flex min-h-11 min-w-0 items-center gap-2 rounded-control px-3 font-bold hover:bg-sunken"
        >
          <ArrowLeft aria-hidden="true" className="size-5 shrink-0" />
          <span className="sr-only">{wayBack} </span>
          <span className="truncate">{title}</span>
        </Link>
        {/* As wide as its two buttons: if the page is painted between them, the first would
            move. */}
        <div className="ml-auto flex min-w-22 shrink-0">
          {children}
          <ReadingSettingsButton />
          <ThemeToggle />
        </div>
      </div>
    </header>
  )
}
