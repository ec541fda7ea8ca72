import { Link } from './link'

/** A link on the sign-in pages, 44 px tall for touch. */
export function LinkOnSignInPage({ href, children }: { href: string; children: string }) {
  return (
    <Link
      href={href}
      className="inline-flex min-h-11 items-center font-bold text-link underline underline-offset-4 hover:no-underline"
    >
      {children}
    </Link>
  )
}
