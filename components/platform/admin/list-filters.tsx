'use client'
import { clsx } from 'clsx'
import { SlidersHorizontal } from 'lucide-react'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { Field, type FieldWiring } from '@/components/ui/field'
import { DayInput } from '@/components/ui/day-input'
import { Select } from '@/components/ui/input'
import { SearchField } from '@/components/ui/search-field'
import { parseTypedDay, formatTypedDay } from '@/lib/platform/hr/dates'
import type { Filter } from './model'
import { changeQueryParams } from './use-query-params'

type ListFiltersProps = { filters: Filter[]; address: Record<string, string> }

/** A list's search and filters. On phones a button opens the filters. */
export function ListFilters({ filters, address }: ListFiltersProps) {
  const [isOpen, setIsOpen] = useState(false)
  const used = filters.filter(({ name }) => address[name]).length
  return (
    <div className="grid gap-x-4 sm:grid-cols-2 xl:grid-cols-4">
      <SearchField
        label="Traži"
        search={address.search ?? ''}
        onSearch={(search) => changeQueryParams({ search, page: undefined }, 'replace')}
      />
      {filters.length > 0 && (
        <Button
          variant="secondary"
          className="-mt-5 sm:hidden"
          aria-expanded={isOpen}
          onClick={() => setIsOpen(!isOpen)}
        >
          <SlidersHorizontal aria-hidden="true" className="size-5" />
          Uvjeti{used > 0 && ` (${used})`}
        </Button>
      )}
      {filters.map((filter) => (
        <div key={filter.name} className={clsx(!isOpen && 'max-sm:hidden', 'max-sm:mt-3')}>
          <Field label={filter.label}>
            {(wiring) => (
              <FilterControl {...wiring} {...{ filter }} value={address[filter.name] ?? ''} />
            )}
          </Field>
        </div>
      ))}
    </div>
  )
}

type FilterControlProps = FieldWiring & { filter: Filter; value: string }

function FilterControl({ filter, value, ...wiring }: FilterControlProps) {
  const set = (next: string) => changeQueryParams({ [filter.name]: next, page: undefined })
  if (filter.kind === 'day') return <DayFilter {...wiring} value={value} onChange={set} />
  return (
    <Select {...wiring} value={value} onChange={({ target }) => set(target.value)}>
      <option value="">Sve</option>
      {/* Keeps the selected value while the options are loading. */}
      {value && !filter.options.some((option) => option.value === value) && (
        <option value={value}>…</option>
      )}
      {filter.options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </Select>
  )
}

type DayFilterProps = FieldWiring & { value: string; onChange: (day: string) => void }

/** Only a complete date filters the list. */
function DayFilter({ value, onChange, ...wiring }: DayFilterProps) {
  const [unfinished, setUnfinished] = useState('')
  return (
    <DayInput
      {...wiring}
      value={unfinished || value}
      onChange={(next) => {
        const isWhole = !next || parseTypedDay(formatTypedDay(next)) !== null
        setUnfinished(isWhole ? '' : next)
        if (isWhole) onChange(next)
      }}
    />
  )
}
