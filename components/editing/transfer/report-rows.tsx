'use client'
import { useEffect, useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import { formatNumber } from '@/lib/platform/hr/numbers'
import {
  ROW_STATUSES,
  type ReportRow,
  type RowStatus,
  type UploadedKind,
  type UploadReport,
} from '@/lib/editing/transfer/uploads/model'
import { RowPreview } from './row-preview'

const STATUS_NAMES: Record<RowStatus, string> = {
  new: 'Novo',
  changed: 'Promijenjeno',
  unchanged: 'Jednako',
  refused: 'Ne može se uvesti',
}
const LOOKS: Record<RowStatus, string> = {
  new: 'bg-good-soft text-good',
  changed: 'bg-link-soft text-link',
  unchanged: 'bg-sunken text-muted',
  refused: 'bg-bad-soft text-bad',
}

const NOUNS: Record<UploadedKind, string> = {
  image: 'slika',
  sound: 'snimka',
  literature: 'udžbenik',
  unit: 'cjelina',
  lesson: 'lekcija',
  question: 'pitanje',
  card: 'kartica',
  check: 'pitanje provjere',
}

const hasPreview = (kind: UploadedKind) => kind === 'question' || kind === 'card'

/** A row's kind and place: “pitanje, probna-lekcija/pitanja.gift, redak 3”. */
const placeOf = ({ kind, file, line, name, lesson }: Omit<ReportRow, 'status' | 'reasons'>) =>
  [
    // An unreadable file is named only by itself.
    ...(name === file ? [] : [NOUNS[kind], file ?? lesson]),
    line > 0 && `redak ${line}`,
  ]
    .filter(Boolean)
    .join(', ')

/** Rows shown at first and added per click. */
const SHOWN = 50

/** What an import would do, row by row. */
export function ReportRows({ report }: { report: UploadReport }) {
  const { rows, counts, fileName, format } = report
  const heading = useRef<HTMLParagraphElement>(null)
  const [only, setOnly] = useState<RowStatus | null>(null)
  const [shown, setShown] = useState(SHOWN)
  useEffect(() => heading.current?.focus(), [])
  const numbered = rows.map((row, index) => ({ ...row, index }))
  const wanted = only ? numbered.filter(({ status }) => status === only) : numbered
  return (
    <div className="space-y-4">
      <p ref={heading} tabIndex={-1} className="font-bold break-words outline-none">
        {fileName} ({format}): pronađeno {formatNumber(rows.length)}
      </p>
      <div role="group" aria-label="Pokaži" className="flex flex-wrap gap-2">
        {ROW_STATUSES.map((status) => (
          <Button
            key={status}
            variant="secondary"
            className="px-3"
            aria-pressed={only === status}
            disabled={!counts[status]}
            onClick={() => setOnly(only === status ? null : status)}
          >
            {STATUS_NAMES[status]}: {formatNumber(counts[status] ?? 0)}
          </Button>
        ))}
      </div>
      <ol className="space-y-2">
        {wanted.slice(0, shown).map(({ index, name, status, reasons, ...row }) => (
          <li key={index} className="rounded-control border border-line p-3">
            <p className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
              <span className={`rounded-full px-3 py-0.5 text-sm font-bold ${LOOKS[status]}`}>
                {STATUS_NAMES[status]}
              </span>
              <span className="min-w-0 font-bold break-words">{name}</span>
              <span className="text-sm text-muted">{placeOf({ name, ...row })}</span>
            </p>
            <ul className="list-disc pl-6">
              {reasons.map((reason) => (
                <li key={reason} className="break-words">
                  {reason}
                </li>
              ))}
            </ul>
            {status !== 'refused' && hasPreview(row.kind) && (
              <RowPreview upload={report._id} row={index} />
            )}
          </li>
        ))}
      </ol>
      {wanted.length > shown && (
        <Button variant="quiet" onClick={() => setShown(shown + SHOWN)}>
          Prikaži još
        </Button>
      )}
    </div>
  )
}
