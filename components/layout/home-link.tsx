import { clsx } from 'clsx'
import { Link } from '@/components/ui/link'

type HomeLinkProps = {
  /** How the link stands in its row, without its display. */
  className: string
}

/** „Početna”: the home page for guests, their profile for who is signed in (specification, section 2). */
export function HomeLink({ className }: HomeLinkProps) {
  return (
    <>
      <Link href="/" className={clsx('inline-flex member:hidden', className)}>
        Početna
      </Link>
      <Link href="/profil" className={clsx('hidden member:inline-flex', className)}>
        Početna
      </Link>
    </>
  )
}
