/** What a release that still runs does not survive, or waits for too long. */
const FAULTS: [pattern: RegExp, fault: string][] = [
  [/^drop table/, 'drops a table'],
  [/^alter table .* drop column/, 'drops a column'],
  [/^alter table .* rename/, 'renames a table or column'],
  [/^alter table .* alter column .* (set data )?type /, 'changes the type of a column'],
  [/^alter table .* alter column .* set not null/, 'forbids empty values'],
  [/^alter table .* alter column .* drop default/, 'drops a default'],
  [/^alter table .* add column (?!.* default ).* not null/, 'adds a column that must be written'],
  [/^alter table .* add constraint (?!.* not valid$)/, 'checks every row while it locks the table'],
  [/^create (unique )?index/, 'locks the table for writes while it builds an index'],
  [/^(update|delete) /, 'changes rows without batches'],
]

/** A line of the file that names the reason why a fault is no harm. */
const EXCUSE = /^-- harmless: \S.{20,}$/m

/**
 * Faults of a migration for servers of the former release that run beside it. Tables made by the
 * same file are free to change. A file that explains itself (`-- harmless: …`) has none.
 */
export function migrationFaults(source: string): string[] {
  if (EXCUSE.test(source)) return []
  const statements = source.split('--> statement-breakpoint').map(normalized)
  const own = statements.flatMap((statement) => {
    const [, table] = /^create table (?:if not exists )?(\S+)/.exec(statement) ?? []
    return table ? [table] : []
  })
  return statements.flatMap((statement) => {
    if (own.some((table) => statement.includes(` ${table} `))) return []
    return FAULTS.flatMap(([pattern, fault]) => (pattern.test(statement) ? [fault] : []))
  })
}

const normalized = (statement: string): string =>
  statement
    .replace(/--.*$/gm, '')
    .replaceAll('"', '')
    .replaceAll('public.', '')
    .replace(/\s+/g, ' ')
    .replace(/\s*;\s*$/, '')
    .trim()
    .toLowerCase()
