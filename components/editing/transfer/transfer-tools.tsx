'use client'
import { useState, type ReactNode } from 'react'
import { useQueryParams } from '@/components/platform/admin/use-query-params'
import { Field } from '@/components/ui/field'
import { Select } from '@/components/ui/input'
import { LIST_LIMITS } from '@/lib/platform/admin/paged'
import { useCall } from '@/lib/platform/browser/queries'
import { listContract as listLessonsContract } from '@/lib/content/curriculum/lessons/contract'
import { listContract as listBooksContract } from '@/lib/content/curriculum/literature/contract'
import { apiCallOf } from '@/lib/platform/http/api-call'
import { ExportButtons } from './export-buttons'
import { ImportPanel } from './import-panel'
import { RecentImports } from './recent-imports'

export type TransferProps = { of: 'books' | 'lessons' | 'questions' }

type ToolsProps = TransferProps & { record: string | undefined }

/** Imports and exports available on this page, and the latest imports. */
export function TransferTools({ of, record }: ToolsProps) {
  return (
    <div className="space-y-6 pt-4">
      {of === 'books' && !record && (
        <Part title="Uvezi udžbenik (ZIP)">
          <ImportPanel target={{}} hasBooks />
        </Part>
      )}
      {of === 'books' && record && <OfBook literature={record} hasBooks />}
      {of === 'lessons' && record && (
        <Part title="Uvezi pitanja i kartice u ovu lekciju">
          <ImportPanel target={{ lesson: record }} />
        </Part>
      )}
      {of !== 'books' && !record && <OfChosenBook />}
      <Part title="Nedavni uvozi">
        <RecentImports />
      </Part>
    </div>
  )
}

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className="space-y-3">
    <h2 className="font-display text-lg font-bold">{title}</h2>
    {children}
  </section>
)

type ChoiceProps = {
  label: string
  hint?: string
  none: string
  options: { value: string; label: string }[]
  value: string
  onChange: (value: string) => void
}

const Choice = ({ label, hint, none, options, value, onChange }: ChoiceProps) => (
  <Field {...{ label, hint }}>
    {(wiring) => (
      <Select {...wiring} {...{ value }} onChange={({ target }) => onChange(target.value)}>
        <option value="">{none}</option>
        {options.map((one) => (
          <option key={one.value} value={one.value}>
            {one.label}
          </option>
        ))}
      </Select>
    )}
  </Field>
)

/** Imports into the textbook of the list's filter, or into another one. */
function OfChosenBook() {
  const { book = '', lesson } = useQueryParams()
  const [chosen, setChosen] = useState(book)
  const { data } = useCall(apiCallOf(listBooksContract), { query: { size: LIST_LIMITS.size } })
  const options = (data?.items ?? []).map(({ _id, name, gradeName }) => ({
    value: _id,
    label: `${gradeName}: ${name}`,
  }))
  return (
    <>
      <Choice
        label="Udžbenik"
        none="Odaberi udžbenik"
        {...{ options }}
        value={chosen}
        onChange={setChosen}
      />
      {chosen && <OfBook key={chosen} literature={chosen} lesson={chosen === book ? lesson : ''} />}
    </>
  )
}

type OfBookProps = { literature: string; lesson?: string | undefined; hasBooks?: boolean }

function OfBook({ literature, lesson = '', hasBooks = false }: OfBookProps) {
  const [chosen, setChosen] = useState(lesson)
  const query = { literature, size: LIST_LIMITS.size }
  const { data } = useCall(apiCallOf(listLessonsContract), { query })
  const options = (data?.items ?? []).map(({ _id, title }) => ({ value: _id, label: title }))
  return (
    <>
      <Part title="Izvezi udžbenik">
        <ExportButtons {...{ literature }} />
      </Part>
      <Part
        title={hasBooks ? 'Uvezi pitanja, kartice ili cijeli udžbenik' : 'Uvezi pitanja i kartice'}
      >
        <ImportPanel target={chosen ? { lesson: chosen } : { literature }} {...{ hasBooks }}>
          <Choice
            label="Kamo"
            hint="Za cijeli udžbenik lekcija piše u datoteci."
            none="Cijeli udžbenik"
            {...{ options }}
            value={chosen}
            onChange={setChosen}
          />
        </ImportPanel>
      </Part>
    </>
  )
}
