import { ArrowLeft } from 'lucide-react'
import { Logo } from '@/components/art/logo'
import { Link } from '@/components/ui/link'
import { ThemeToggle } from '@/components/ui/theme-toggle'

type ReadingBarProps = {
  href: string
  title: string
  /** Said before the title, which alone would not tell where the link leads. */
  wayBack?: string
}

/**
 * The slim bar over a lesson's element: whose page it is, the way back and the colour mode. It
 * scrolls away in a low window (a phone on its side), which has no room for it.
 */
export function ReadingBar({ href, title, wayBack = 'Natrag na lekciju' }: ReadingBarProps) {
  return (
    <header className="sticky top-0 z-40 border-b border-line bg-page/95 backdrop-blur-sm [@media(max-height:30rem)]:static">
      <div className="mx-auto flex h-14 max-w-4xl items-center gap-1 px-2 sm:gap-2 sm:px-6">
        <Link
          href="/"
          aria-label="Iskra, početna"
          className="inline-flex h-11 w-10 shrink-0 items-center overflow-hidden sm:w-auto"
        >
          <Logo className="h-9 w-auto shrink-0" />
        </Link>
        <Link
          href={href}
          // Who reads has just come from there: the router still holds it.
          className="inline-flex min-h-11 min-w-0 items-center gap-2 rounded-control px-3 font-bold hover:bg-sunken"
        >
          <ArrowLeft aria-hidden="true" className="size-5 shrink-0" />
          <span className="sr-only">{wayBack} </span>
          <span className="truncate">{title}</span>
        </Link>
        <div className="ml-auto">
          <ThemeToggle />
        </div>
      </div>
    </header>
  )
}
