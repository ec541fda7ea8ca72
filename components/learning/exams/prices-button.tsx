import { ButtonLink } from '@/components/ui/button-link'
import { PRICES_PATH } from '@/lib/platform/paths'

/** Leads to the price list; hidden from families that have a subscription. */
export const PricesButton = () => (
  <div className="contents paying:hidden">
    <ButtonLink href={PRICES_PATH} variant="secondary">
      Cjenik
    </ButtonLink>
  </div>
)
