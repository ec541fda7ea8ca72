import { useDebounced } from '@/components/ui/use-debounced'
import { useCall } from '@/lib/platform/browser/queries'
import { apiCallOf } from '@/lib/platform/http/api-call'
import { slugify } from '@/lib/platform/hr/slug'
import { uniqueSlugContract, type SlugKind } from '@/lib/editing/records/slugs/contract'
import { useQueryParams } from './use-query-params'

type SlugProposalProps = {
  words: string
  modelType: SlugKind
}

/** Pause in typing after which the server is asked. */
const WAIT_MS = 300

/** The free slug the server proposes for a name (rule 2.4). */
export function SlugProposal({ words, modelType }: SlugProposalProps) {
  const { record } = useQueryParams()
  const own = record === 'new' ? undefined : record
  const baseSlug = useDebounced(slugify(words).slice(0, 200), WAIT_MS)
  const { data } = useCall(
    apiCallOf(uniqueSlugContract),
    { body: { baseSlug, modelType, ...(own && { _id: own }) } },
    { isEnabled: baseSlug !== '', keepsPrevious: true, isForgotten: true, staysOnFocus: true },
  )
  if (!data || !baseSlug) return null
  return (
    <p className="mt-1 text-sm text-muted">
      Adresa će biti: <span className="font-semibold">{data.slug}</span>
    </p>
  )
}
