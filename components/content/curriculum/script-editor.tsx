'use client'
import { useLayoutEffect, useRef } from 'react'
import { useQueryParams } from '@/components/platform/admin/use-query-params'
import { MarkdownEditor } from '@/components/content/editor/markdown-editor'
import type { FieldWiring } from '@/components/ui/field'
import { useDebounced } from '@/components/ui/use-debounced'
import { useCall } from '@/lib/platform/browser/queries'
import {
  checkFigureContract,
  previewContract,
  readContract,
  type Script,
} from '@/lib/content/curriculum/scripts/contract'
import { apiCallOf } from '@/lib/platform/http/api-call'
import { call } from '@/lib/platform/http/client'
import { ScriptPreview } from './script-preview'

export type ScriptEditorProps = {
  value: Script
  onChange: (script: Script) => void
  wiring: FieldWiring
}

/** Pause in typing after which the preview is rendered. */
const PREVIEW_WAIT_MS = 700

/** The editor of a script with its figures; on wide screens the preview is beside it. */
export function ScriptEditor({ value, onChange, wiring }: ScriptEditorProps) {
  const { record: id = '' } = useQueryParams()
  // The surrounding form has fetched it already.
  const { data: lesson } = useCall(
    apiCallOf(readContract),
    { params: { id } },
    { staysOnFocus: true },
  )
  const shown = useDebounced(value, PREVIEW_WAIT_MS)
  const preview = useCall(
    apiCallOf(previewContract),
    { body: shown },
    { keepsPrevious: true, isForgotten: true, staysOnFocus: true },
  )
  /** The latest value: a figure and the text that uses it are changed in immediate succession. */
  const latest = useRef(value)
  useLayoutEffect(() => {
    latest.current = value
  }, [value])
  const change = (part: Partial<Script>) => {
    latest.current = { ...latest.current, ...part }
    onChange(latest.current)
  }
  const addFigure = async (name: string, svg: string) => {
    const figure = await call(apiCallOf(checkFigureContract), { body: { name, svg } })
    const others = latest.current.figures.filter((one) => one.name !== name)
    change({ figures: [...others, figure] })
  }
  return (
    <div className="grid grid-cols-1 gap-6 2xl:grid-cols-[minmax(0,1fr)_24.5rem]">
      <MarkdownEditor
        kind="script"
        label="Skripta"
        wiring={wiring}
        value={value.markdown}
        onChange={(markdown) => change({ markdown })}
        figures={Object.fromEntries(value.figures.map(({ name, svg }) => [name, svg]))}
        addFigure={addFigure}
        faults={preview.data?.faults ?? []}
      />
      <ScriptPreview lesson={lesson} preview={preview.data} />
    </div>
  )
}
