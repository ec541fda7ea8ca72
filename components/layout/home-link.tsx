import { clsx } from 'clsx'
import { Link } from '@/components/ui/link'

type HomeLinkProps = {
  /** Classes without a display value. */
  className: string
  /** Its picture for early readers, where the links beside it have one. */
  earlyIcon?: 'home'
}

/** „Početna”: home for guests, the profile for signed-in users (rule 7.7). */
export function HomeLink({ className, earlyIcon }: HomeLinkProps) {
  return (
    <>
      <Link href="/" className={clsx('inline-flex member:hidden', className)}>
        Početna
      </Link>
      <Link
        href="/profil"
        data-early-icon={earlyIcon}
        className={clsx('hidden member:inline-flex', className)}
      >
        Početna
      </Link>
    </>
  )
}
