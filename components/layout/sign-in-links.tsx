import { clsx } from 'clsx'
import { ButtonLink } from '@/components/ui/button-link'

/** Sign-in and registration, for guests. */
export function SignInLinks({ className }: { className?: string }) {
  return (
    <nav aria-label="Račun" className={clsx('items-center gap-2', className)}>
      <ButtonLink href="/prijava" variant="quiet" className="px-3">
        Prijava
      </ButtonLink>
      <ButtonLink href="/registracija" variant="secondary" className="px-4">
        Registracija
      </ButtonLink>
    </nav>
  )
}
