import { clsx } from 'clsx'
import { Link } from '@/components/ui/link'

type HomeLinkProps = {
  /** Classes without a display value. */
  className: string
}

/** „Početna”: home for guests, the profile for signed-in users (rule 7.7). */
export function HomeLink({ className }: HomeLinkProps) {
  return (
    <>
      <Link href="/" className={clsx('inline-flex member:hidden', className)}>
        Početna
      </Link>
      <Link
        href="/profil"
        data-early-icon="home"
        className={clsx('hidden member:inline-flex', className)}
      >
        Početna
      </Link>
    </>
  )
}
