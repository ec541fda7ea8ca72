'use client'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { counted, type PluralForms } from '@/lib/platform/hr/plurals'
import type { UploadReport } from '@/lib/editing/transfer/uploads/model'
import { ReportRows } from './report-rows'
import { ITEMS_ACCUSATIVE } from './sentences'

type CheckedUploadProps = {
  report: UploadReport
  onWrite: (report: UploadReport, asDrafts: boolean) => unknown
  onAgain: () => void
}

/** The genitive, used after “bez”. */
const REFUSED_OF: PluralForms = ['neispravne', 'neispravne', 'neispravnih']

const CHOICES = [
  [false, 'Objavi odmah', 'učenici novo vide čim se uveze'],
  [true, 'Uvezi kao skice', 'novo vide tek kad ga objaviš'],
] as const

/** A checked file's findings, and the choice how to import it. */
export function CheckedUpload({ report, onWrite, onAgain }: CheckedUploadProps) {
  const [asDrafts, setAsDrafts] = useState(false)
  const { new: made = 0, changed = 0, refused = 0 } = report.counts
  const isHeldBack = report.isWhole && refused > 0
  const toWrite = isHeldBack ? 0 : made + changed
  const hasDrafts = report.rows.some(
    ({ kind, status }) => status === 'new' && (kind === 'question' || kind === 'lesson'),
  )
  return (
    <div className="space-y-4">
      <ReportRows report={report} />
      {report.notes.length > 0 && (
        <ul className="list-disc space-y-1 pl-6 break-words">
          {report.notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      )}
      {toWrite > 0 && hasDrafts && (
        <fieldset className="space-y-1">
          <legend className="font-bold">Što s novim?</legend>
          {CHOICES.map(([value, name, about]) => (
            <label key={name} className="flex min-h-11 items-center gap-3">
              <input
                type="radio"
                name={`drafts-${report._id}`}
                className="size-5 shrink-0 accent-(--link)"
                checked={asDrafts === value}
                onChange={() => setAsDrafts(value)}
              />
              <span>
                <b>{name}</b>: {about}
              </span>
            </label>
          ))}
        </fieldset>
      )}
      {toWrite > 0 && changed > 0 && (
        <p>Promjene onoga što je već objavljeno učenici vide odmah.</p>
      )}
      {isHeldBack && (
        <p className="font-bold">
          Udžbenik se uvozi cijeli. Ispravi označeno pa pošalji arhivu ponovno.
        </p>
      )}
      {!isHeldBack && !toWrite && <p className="font-bold">Ovdje nema ničega novog za uvoz.</p>}
      <div className="flex flex-wrap gap-3">
        {toWrite > 0 && (
          <Button onClick={() => onWrite(report, asDrafts)}>
            Uvezi {counted(toWrite, ITEMS_ACCUSATIVE)}
            {refused > 0 && ` bez ${counted(refused, REFUSED_OF)}`}
          </Button>
        )}
        <Button variant="secondary" onClick={onAgain}>
          Odaberi drugu datoteku
        </Button>
      </div>
    </div>
  )
}
