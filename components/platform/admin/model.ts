import type { ReactNode } from 'react'
import type { z } from 'zod'
import type { Paged } from '@/lib/platform/admin/paged'
import type { RecordBase } from '@/lib/platform/admin/records'
import type { Contract } from '@/lib/platform/http/contract'
import type { FieldWiring } from '@/components/ui/field'

/** A list as `paged` declares it (lib/platform/admin). */
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

/** Of the one record of its kind, which has no id in its address. */
export type ReadSingleContract<One extends RecordBase> = Contract & {
  query?: undefined
  body?: undefined
  returns: z.ZodType<One>
}

type SaveContract<One> = Contract & { body: z.ZodType; returns: z.ZodType<One> }

/** What a form calls, as lib/platform/admin/records declares it. */
export type FormContracts<One extends RecordBase> = {
  read?: ReadContract<One>
  create?: SaveContract<One>
  save: SaveContract<One>
  remove?: Contract & { params: z.ZodObject<{ id: z.ZodUUID }>; query: z.ZodObject }
}

/** The calls about the records of a list. */
export type RecordContracts<One extends RecordBase> = FormContracts<One> & {
  read: ReadContract<One>
}

export type Column<Item> = {
  /** Names the order of the list, where `sorts` has it. */
  id: string
  header: string
  cell: (item: Item) => ReactNode
  isSortable?: boolean
  /** Long texts, which may wrap. */
  isLong?: boolean
}

type Option = { value: string; label: string }

/** A filter by a name of the list's query: one of its options, or a day. */
export type Filter = { name: string; label: string } & (
  { kind?: undefined; options: Option[] } | { kind: 'day' }
)

/** An action on many rows, one after another. */
export type BulkAction<Item> = {
  label: string
  /** What it resolves to is a remark on the row for the report, if it is a text. */
  run: (item: Item) => Promise<unknown>
  /** The question before an action that cannot be undone, and what follows from it. */
  asks?: string
  text?: string
}

/** A control of its own: PickMany, an editor. */
type OwnControl = (control: {
  value: unknown
  onChange: (value: unknown) => void
  wiring: FieldWiring
}) => ReactNode

export type FormField<Values> = {
  name: Extract<keyof Values, string>
  label: string
  hint?: string
  /** Its words are Markdown: in a conflict they are shown as they will look. */
  isMarkdown?: boolean
} & (
  | { kind?: 'text' | 'area' | 'number' | 'tick' }
  | { kind: 'choice'; options: Option[] }
  | {
      /** An address: while it is empty, `proposal` tells the one that the words of a field give. */
      kind: 'slug'
      of: Extract<keyof Values, string>
      proposal: (words: string) => ReactNode
    }
  | {
      kind: 'own'
      control: OwnControl
      /** Empty for what follows from other fields. */
      toText: (value: unknown) => string
      /** In the history, where words don't tell: a picture. */
      show?: (value: unknown) => ReactNode
    }
)

/** The value of a choice that an editor has yet to make; no contract accepts it. */
export const NOT_CHOSEN = '' as never
