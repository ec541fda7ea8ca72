'use client'
import { useQueries } from '@tanstack/react-query'
import { PickMany } from '@/components/platform/admin/pick-many'
import type { FieldWiring } from '@/components/ui/field'
import { listContract, readContract } from '@/lib/content/curriculum/lessons/contract'
import { CONTENT_LIMITS } from '@/lib/content/curriculum/limits'
import { queryKeyOf, queryClient, callWithSignal } from '@/lib/platform/browser/queries'
import { apiCallOf } from '@/lib/platform/http/api-call'

type PrerequisitesFieldProps = {
  /** Ids of lessons. */
  value: string[]
  onChange: (ids: string[]) => void
  wiring: FieldWiring
}

/** Selects the lessons that must be known before a lesson. */
export function PrerequisitesField({ value, onChange, wiring }: PrerequisitesFieldProps) {
  const read = apiCallOf(readContract)
  const lessons = useQueries(
    {
      queries: value.map((id) => {
        const input = { params: { id } }
        return { queryKey: queryKeyOf(read, input), queryFn: () => callWithSignal(read, input) }
      }),
    },
    queryClient(),
  )
  return (
    <PickMany
      {...{ wiring }}
      label="Preduvjeti"
      list={listContract}
      nameOf={({ title, literatureName }) => `${title} · ${literatureName}`}
      value={value.map((_id, place) => {
        const { data, isError } = lessons[place] ?? {}
        return { _id, name: data?.title ?? (isError ? 'lekcija koje više nema' : '…') }
      })}
      onChange={(chosen) => onChange(chosen.map(({ _id }) => _id))}
      max={CONTENT_LIMITS.prerequisites}
    />
  )
}
