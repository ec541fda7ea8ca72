export type Value = string | number | boolean | Date | null
export type Row = Record<string, Value>
export type Rows = Promise<Row[]>

/** What is known of a family of one kind: its name, and what reads its next page of rows. */
export type Section = [name: string, nextPage: () => PromiseLike<Row[]>]
