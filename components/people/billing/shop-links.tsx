import { ButtonLink } from '@/components/ui/button-link'
import { Container } from '@/components/ui/container'
import { ORDERS_PATH } from '@/lib/people/billing/orders/paths'
import { PRICES_PATH } from '@/lib/platform/paths'

/** Shop links below a parent's profile, rendered on the server to save scripts. */
export const ShopLinks = () => (
  <Container className="hidden parent:block">
    <nav aria-label="Kupnja" className="flex flex-wrap gap-2">
      <ButtonLink href={ORDERS_PATH} variant="secondary">
        Narudžbe i uplatnice
      </ButtonLink>
      <ButtonLink href={PRICES_PATH} variant="secondary">
        Cjenik
      </ButtonLink>
    </nav>
  </Container>
)
