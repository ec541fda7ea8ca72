import { Link } from './link'

/** A way on from a screen at the door, 44 px tall. Its page is fetched when it is asked for. */
export function EntryLink({ href, children }: { href: string; children: string }) {
  return (
    <Link
      href={href}
      className="inline-flex min-h-11 items-center font-bold text-link underline underline-offset-4 hover:no-underline"
    >
      {children}
    </Link>
  )
}
