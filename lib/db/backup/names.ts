import { escapeIdentifier } from 'pg'

type Named = { schema: string; name: string }

/** The name of a table or sequence as SQL writes it. */
export const qualified = ({ schema, name }: Named): string =>
  `${escapeIdentifier(schema)}.${escapeIdentifier(name)}`

/** The name for people. */
export const plainName = ({ schema, name }: Named): string => `${schema}.${name}`

/** A table with its columns, as COPY takes it. */
export const withColumns = (table: Named & { columns: string[] }): string =>
  `${qualified(table)} (${table.columns.map(escapeIdentifier).join(', ')})`
