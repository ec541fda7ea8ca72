import type { ReactNode } from 'react'
import { ButtonLink } from '@/components/ui/button-link'
import { RETURN_PARAM } from '@/lib/platform/browser/return-path'
import { PRICES_PATH } from '@/lib/platform/paths'
import { OwnAccess } from './own-access'
import { ProductCard, type OfferedProduct } from './product-card'

type ProductOffersProps = {
  products: OfferedProduct[]
  /** False while no orders are accepted. */
  isOpen: boolean
  /** Contact e-mail, or null. */
  contact: string | null
  /** Asks a parent for the password inside the order dialog. */
  confirm: ReactNode
}

/** The products on offer, presented alike. */
export function ProductOffers({ products, isOpen, contact, confirm }: ProductOffersProps) {
  const canOrder = isOpen && products.length > 0
  return (
    <section aria-labelledby="pretplate" className="space-y-5">
      <div className="space-y-3">
        <h2 id="pretplate" className="font-display text-3xl font-bold">
          Ako želite više
        </h2>
        <p className="max-w-2xl text-lg">
          Jedna pretplata vrijedi za svu djecu na Vašem računu. Plaća se jednom, uplatnicom, i ne
          obnavlja se sama.
        </p>
        {canOrder ? <HowGuestsOrder /> : <OpensSoon contact={contact} />}
        <OwnAccess />
      </div>
      <ul className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
        {products.map((product) => (
          <ProductCard key={product._id} product={product} confirm={canOrder && confirm} />
        ))}
      </ul>
    </section>
  )
}

/** Returns to the price list after signing in. */
const BACK = `?${RETURN_PARAM}=${encodeURIComponent(PRICES_PATH)}`

const HowGuestsOrder = () => (
  <div className="flex flex-wrap items-center gap-x-4 gap-y-3 member:hidden">
    <p>Naručuje se s roditeljskog računa, koji je besplatan.</p>
    <div className="flex flex-wrap gap-2">
      <ButtonLink href={`/registracija${BACK}`}>Otvori roditeljski račun</ButtonLink>
      <ButtonLink href={`/prijava${BACK}`} variant="secondary">
        Prijavi se
      </ButtonLink>
    </div>
  </div>
)

const OpensSoon = ({ contact }: { contact: string | null }) => (
  <p className="max-w-2xl rounded-card border border-line bg-surface p-4 text-lg">
    Narudžbe počinju uskoro. Dotad sve besplatno radi kao i uvijek.
    {contact && (
      <>
        {' '}
        Imate li pitanje, pišite nam na{' '}
        <a href={`mailto:${contact}`} className="font-bold text-link underline underline-offset-4">
          {contact}
        </a>
        .
      </>
    )}
  </p>
)
