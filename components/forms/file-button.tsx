'use client'
import { Upload } from 'lucide-react'
import { useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import type { FieldWiring } from '@/components/ui/field'

type FileButtonProps = {
  label: string
  accept?: string | undefined
  isMultiple?: boolean | undefined
  isDisabled?: boolean
  /** A file is underway. The button keeps the focus, which a disabled one would lose. */
  isBusy?: boolean
  variant?: 'primary' | 'secondary'
  /** Of a field, whose label opens it as well. */
  wiring?: FieldWiring | undefined
  /** Shows the name of the chosen file. */
  isNamed?: boolean
  onChoose: (files: File[]) => void
}

/** Chooses files. The browser's own control speaks the browser's language, not Croatian. */
export function FileButton(props: FileButtonProps) {
  const { label, accept, isMultiple, isDisabled, isBusy, wiring, isNamed } = props
  const input = useRef<HTMLInputElement>(null)
  const [name, setName] = useState('')
  const { id, ...described } = wiring ?? {}
  return (
    <div className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1">
      <input
        ref={input}
        type="file"
        hidden
        {...(isNamed ? { id } : { 'aria-label': label })}
        accept={accept}
        disabled={isDisabled}
        multiple={isMultiple}
        onChange={({ target }) => {
          const files = [...(target.files ?? [])]
          // The same file may be chosen again.
          target.value = ''
          if (files.length) setName(files.map((file) => file.name).join(', '))
          props.onChoose(files)
        }}
      />
      <Button
        {...described}
        // Else the label of the field would replace what is read on the button.
        {...(!isNamed && { id, 'aria-label': label })}
        variant={props.variant ?? 'secondary'}
        disabled={isDisabled}
        aria-disabled={isBusy || undefined}
        onClick={() => !isBusy && input.current?.click()}
      >
        <Upload aria-hidden="true" className="size-5" />
        {label}
      </Button>
      {isNamed && (
        <span role="status" className="min-w-0 break-all text-muted">
          {name || 'Još ništa nije odabrano.'}
        </span>
      )}
    </div>
  )
}
