import { Link } from '@/components/ui/link'
import { NO_CHILDREN_MESSAGE } from '@/lib/people/billing/orders/order-labels'

/**
 * Shown to a parent without children, who can order but has no child to activate it for. The
 * profile asks for the first child.
 */
export const AddChildHint = () => (
  <p className="no-print rounded-card bg-almost-soft p-4">
    {NO_CHILDREN_MESSAGE}{' '}
    <Link href="/profil" className="font-bold text-link underline underline-offset-4">
      Dodajte dijete
    </Link>
  </p>
)
