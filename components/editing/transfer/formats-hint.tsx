import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { dismissErrorToast, toast } from '@/components/ui/toast'
import { apiCallOf } from '@/lib/platform/http/api-call'
import { ApiError } from '@/lib/platform/http/client'
import { download } from '@/lib/platform/http/download'
import { questionSheetTemplateContract } from '@/lib/editing/transfer/contract'

const FORMATS = [
  ['Excel (XLSX)', 'Iskrin predložak: kad pitanja pišeš ispočetka, u tablici'],
  ['Moodle XML, GIFT', 'banka pitanja iz Moodlea i sličnih; kategorija je naziv lekcije'],
  ['Aiken', 'običan tekst: pitanje, odgovori A, B, C i redak ANSWER'],
  ['Kahoot (XLSX), H5P', 'kvizovi iz tih programa'],
  ['Kartice', 'u jednu lekciju: iz Excela (dva stupca), CSV-a, Quizleta i Ankija (.txt, .apkg)'],
] as const

const ZIP = ['ZIP', 'cijeli udžbenik, kakav Iskra izvozi'] as const

type FormatsHintProps = { hasQuestions: boolean; hasBooks: boolean }

/** Supported files, their purpose, and the sheet template. */
export function FormatsHint({ hasQuestions, hasBooks }: FormatsHintProps) {
  const [isSaving, setSaving] = useState(false)
  const save = async () => {
    setSaving(true)
    await saveTemplate()
    setSaving(false)
  }
  const formats = [...(hasQuestions ? FORMATS : []), ...(hasBooks ? [ZIP] : [])]
  return (
    <>
      <details>
        <summary className="inline-flex min-h-11 cursor-pointer items-center font-bold text-link">
          Koje datoteke Iskra čita?
        </summary>
        <dl className="space-y-1 pb-2">
          {formats.map(([name, about]) => (
            <div key={name}>
              <dt className="inline font-bold">{name}</dt>: <dd className="inline">{about}</dd>
            </div>
          ))}
        </dl>
      </details>
      {hasQuestions && (
        <Button variant="quiet" className="px-0" disabled={isSaving} onClick={() => void save()}>
          Preuzmi predložak za Excel
        </Button>
      )}
    </>
  )
}

async function saveTemplate(): Promise<void> {
  try {
    await download(apiCallOf(questionSheetTemplateContract), { query: {} })
    dismissErrorToast('template')
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    toast({ kind: 'error', about: 'template', title: 'Greška', text: error.message })
  }
}
