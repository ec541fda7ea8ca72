'use client'
import { Button } from '@/components/ui/button'
import { QueryParamsLink } from '@/components/platform/admin/use-query-params'
import { useCall } from '@/lib/platform/browser/queries'
import { apiCallOf } from '@/lib/platform/http/api-call'
import { listTemplatesContract } from '@/lib/asking/professor/answering/contract'

/** Inserts a template into the answer. */
export function TemplateChoice({ onChoose }: { onChoose: (text: string) => void }) {
  const { data: templates = [] } = useCall(apiCallOf(listTemplatesContract), {})
  return (
    <div role="group" aria-label="Predlošci" className="flex flex-wrap items-center gap-2">
      {templates.map(({ _id, name, text }) => (
        <Button
          key={_id}
          variant="secondary"
          className="max-w-full px-3"
          onClick={() => onChoose(text)}
        >
          <span className="min-w-0 truncate">{name}</span>
        </Button>
      ))}
      <QueryParamsLink
        changes={{ record: undefined, popis: 'predlosci' }}
        className="inline-flex min-h-11 items-center text-link underline"
      >
        {templates.length ? 'Uredi predloške' : 'Dodaj predložak'}
      </QueryParamsLink>
    </div>
  )
}
