'use client'
import { useState } from 'react'
import { FormMessage } from '@/components/forms/form-message'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { Select } from '@/components/ui/input'
import { Progress } from '@/components/ui/progress'
import { toast } from '@/components/ui/toast'
import { counted, type PluralForms } from '@/lib/hr/plurals'
import { callOf } from '@/lib/http/call'
import { ApiError } from '@/lib/http/client'
import { download } from '@/lib/http/download'
import { templateContract } from '@/lib/transfer/contract'
import { ReportRows } from './report-rows'
import { useImport } from './use-import'

type ImportPanelProps = { literature: string; lessons: { value: string; label: string }[] }

const ITEMS: PluralForms = ['stavka', 'stavke', 'stavki']

/** Takes a file of questions or cards: first shows what it would do, then does it, then undoes it. */
export function ImportPanel({ literature, lessons }: ImportPanelProps) {
  const [lesson, setLesson] = useState('')
  const { step, message, check, write, undo, again } = useImport()
  if (step.name === 'busy') {
    return (
      <div role="status" className="space-y-2">
        <p className="font-bold">{step.text}</p>
        {step.share !== undefined && <Progress value={step.share} max={1} label="Poslano" />}
      </div>
    )
  }
  if (step.name === 'checked') {
    const { report } = step
    const toWrite = (report.counts.new ?? 0) + (report.counts.changed ?? 0)
    return (
      <div className="space-y-4">
        <FormMessage text={message} />
        <ReportRows report={report} />
        <div className="flex flex-wrap gap-3">
          {toWrite > 0 && (
            <Button onClick={() => void write(report)}>Uvezi {counted(toWrite, ITEMS)}</Button>
          )}
          <Button variant="secondary" onClick={again}>
            Odaberi drugu datoteku
          </Button>
        </div>
      </div>
    )
  }
  if (step.name === 'written' || step.name === 'undone') {
    return (
      <div className="space-y-4">
        <FormMessage text={message} />
        <p role="status" className="font-bold">
          {step.name === 'undone'
            ? 'Uvoz je poništen: sve je kao prije.'
            : `Uvezeno: ${counted(step.count, ITEMS)}. Učenici to vide odmah.`}
        </p>
        <div className="flex flex-wrap gap-3">
          <Button onClick={again}>Uvezi još jednu datoteku</Button>
          {step.name === 'written' && (
            <Button variant="secondary" onClick={() => void undo(step.report, step.count)}>
              Poništi uvoz
            </Button>
          )}
        </div>
      </div>
    )
  }
  return (
    <div className="space-y-3">
      <FormMessage text={message} />
      <p>
        Iskra čita svoj predložak za Excel, Moodle XML, GIFT, Kahoot (XLSX), Aiken, H5P i kartice iz
        Ankija i Quizleta. Prvo ćeš vidjeti što bi se uvezlo; ništa se ne mijenja dok ne potvrdiš.
      </p>
      <Button variant="quiet" onClick={() => void saveTemplate()}>
        Preuzmi predložak za Excel
      </Button>
      <Field label="Kamo" hint="Za cijeli udžbenik lekcija piše u datoteci.">
        {(wiring) => (
          <Select {...wiring} value={lesson} onChange={({ target }) => setLesson(target.value)}>
            <option value="">Cijeli udžbenik</option>
            {lessons.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field label="Datoteka" hint="Najviše 20 MB i 5000 pitanja.">
        {(wiring) => (
          <input
            {...wiring}
            type="file"
            className="block min-h-11 w-full rounded-control border border-field bg-surface p-2"
            onChange={({ target }) => {
              const [file] = target.files ?? []
              if (file) void check(file, lesson ? { lesson } : { literature })
            }}
          />
        )}
      </Field>
    </div>
  )
}

async function saveTemplate(): Promise<void> {
  try {
    await download(callOf(templateContract), { query: {} })
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    toast({ kind: 'error', title: 'Greška', text: error.message })
  }
}
