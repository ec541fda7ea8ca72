/** What is known of a family of one kind: the name of the kind and one row for each thing known. */
export type Section = { name: string; rows: Record<string, Value>[] }
export type Value = string | number | boolean | Date | null
export type Rows = Promise<Section['rows']>
