import { formatDateTime } from '@/lib/platform/hr/dates'
import { labelOf, NESTED_LABELS } from '@/lib/editing/records/labels'

/** A record's value in readable form: labelled parts, lists as lists. */
export function ValueView({ value }: { value: unknown }) {
  if (isNothing(value)) return <>(prazno)</>
  if (Array.isArray(value)) {
    return (
      <ul className="list-disc space-y-2 pl-5">
        {value.map((one: unknown, index) => (
          <li key={index}>
            <ValueView value={one} />
          </li>
        ))}
      </ul>
    )
  }
  if (typeof value === 'object' && value !== null) {
    return (
      <ul>
        {Object.entries(value).map(([name, part]: [string, unknown]) => (
          <li key={name}>
            <span className="text-muted">{NESTED_LABELS[name] ?? labelOf(name)}: </span>
            <ValueView value={part} />
          </li>
        ))}
      </ul>
    )
  }
  if (typeof value === 'boolean') return <>{value ? 'da' : 'ne'}</>
  const text = String(value)
  if (ID.test(text)) return <>(drugi zapis)</>
  return <>{TIME.test(text) ? formatDateTime(new Date(text)) : text}</>
}

/** The id of another record, which is not shown. */
const ID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/

/** Times in the formats of JSON and the database. */
const TIME = /^\d{4}-\d\d-\d\d[T ]\d\d:\d\d:\d\d[.\d]*(?:Z|[+-]\d\d(?::?\d\d)?)$/

const isNothing = (value: unknown) =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && !value.length)
