import { buttonLook } from '@/components/ui/button-look'
import { OIDC_PATH } from '@/lib/platform/auth/oidc/path'

type OidcSignInLinkProps = {
  name: string
  /** `#` and the hash with which the page begins an admin's sign-in. */
  hash?: string
}

/**
 * Leads to the sign-in at the provider. A plain link without scripts: the page that it loads learns
 * from the referrer where to return to.
 */
export const OidcSignInLink = ({ name, hash = '' }: OidcSignInLinkProps) => (
  <p className="mt-4 border-t border-line pt-4">
    <a href={OIDC_PATH + hash} className={buttonLook({ variant: 'secondary' }, 'w-full')}>
      Prijava uslugom {name}
    </a>
  </p>
)
