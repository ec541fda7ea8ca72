import { ArrowLeft } from 'lucide-react'
import { buttonLook } from '@/components/ui/button-look'
import { AddressLink } from './use-address'

/** A link from a record to its list in its previous state. */
export const BackToList = () => (
  <AddressLink
    changes={{ record: undefined, draft: undefined, copy: undefined }}
    className={buttonLook({ variant: 'quiet' }, 'px-3')}
  >
    <ArrowLeft aria-hidden="true" className="size-5" />
    Natrag na popis
  </AddressLink>
)
