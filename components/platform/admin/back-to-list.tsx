import { ArrowLeft } from 'lucide-react'
import { buttonLook } from '@/components/ui/button-look'
import { QueryParamsLink } from './use-query-params'

/** A link from a record to its list in its previous state. */
export const BackToList = () => (
  <QueryParamsLink
    changes={{ record: undefined, draft: undefined, copy: undefined }}
    className={buttonLook({ variant: 'quiet' }, 'px-3')}
  >
    <ArrowLeft aria-hidden="true" className="size-5" />
    Natrag na popis
  </QueryParamsLink>
)
