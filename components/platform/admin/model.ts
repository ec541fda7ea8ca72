import type { ReactNode } from 'react'
import type { z } from 'zod'
import type { Paged } from '@/lib/platform/admin/paged'
import type { RecordBase } from '@/lib/platform/admin/records'
import type { ContractOrApiCall } from '@/lib/platform/http/api-call'
import type { Contract } from '@/lib/platform/http/contract'
import type { FieldWiring } from '@/components/ui/field'

/** A list whose response is declared by `pagedSchema` (lib/platform/admin/paged). */
export type ListContract<Item> = Contract & {
  params?: undefined
  query: z.ZodObject
  body?: undefined
  returns: z.ZodType<Paged<Item>>
}

export type ReadContract<One extends RecordBase> = Contract & {
  params: z.ZodObject<{ id: z.ZodUUID }>
  query?: undefined
  body?: undefined
  returns: z.ZodType<One>
}

/** A contract for reading the only record of its kind, without an id in its address. */
export type ReadSingleContract<One extends RecordBase> = Contract & {
  query?: undefined
  body?: undefined
  returns: z.ZodType<One>
}

type SaveContract<One> = Contract & { body: z.ZodType; returns: z.ZodType<One> }

type RemoveContract = Contract & {
  params: z.ZodObject<{ id: z.ZodUUID }>
  query: z.ZodObject
}

/** A form's contracts, as declared by lib/platform/admin/record-contracts, or their calls. */
export type FormContracts<One extends RecordBase> = {
  read?: ContractOrApiCall<ReadContract<One>>
  create?: ContractOrApiCall<SaveContract<One>>
  save: ContractOrApiCall<SaveContract<One>>
  remove?: ContractOrApiCall<RemoveContract>
}

/** The contracts for the records of a list. */
export type RecordContracts<One extends RecordBase> = FormContracts<One> & {
  read: ContractOrApiCall<ReadContract<One>>
}

export type Column<Item> = {
  /** Also the name of the sort order, if `sorts` lists it. */
  id: string
  header: string
  cell: (item: Item) => ReactNode
  isSortable?: boolean
  /** Long texts, which may wrap. */
  isLong?: boolean
}

type Option = { value: string; label: string }

/** A filter for a parameter of the list's query: one of several options, or a day. */
export type Filter = { name: string; label: string } & (
  { kind?: undefined; options: Option[] } | { kind: 'day' }
)

/** An action on many rows, in sequence. */
export type BulkAction<Item> = {
  label: string
  /** If the promise resolves with a text, the report shows it as a remark on the row. */
  run: (item: Item) => Promise<unknown>
  /** The confirmation before an action that can't be undone, with its consequences. */
  asks?: string
  text?: string
}

/** A custom control: PickMany, an editor. */
type OwnControl = (control: {
  value: unknown
  onChange: (value: unknown) => void
  wiring: FieldWiring
}) => ReactNode

export type FormField<Values> = {
  name: Extract<keyof Values, string>
  label: string
  hint?: string
  /** True for Markdown, which conflicts show rendered. */
  isMarkdown?: boolean
} & (
  | { kind?: 'text' | 'area' | 'number' | 'tick' }
  | { kind: 'choice'; options: Option[] }
  | {
      /** A slug. While empty, `proposal` shows the one derived from another field. */
      kind: 'slug'
      of: Extract<keyof Values, string>
      proposal: (words: string) => ReactNode
    }
  | {
      kind: 'own'
      control: OwnControl
      /** Empty for fields derived from others. */
      toText: (value: unknown) => string
      /** For the history, where text is not enough: a picture. */
      show?: (value: unknown) => ReactNode
    }
)

/** The value of a select field without a choice; every contract rejects it. */
export const NOT_CHOSEN = '' as never
