'use client'
import { useState } from 'react'
import type { FieldWiring } from '@/components/ui/field'
import { Button } from '@/components/ui/button'
import { Progress } from '@/components/ui/progress'
import { ApiError, isOutcomeUnknown } from '@/lib/platform/http/client'
import {
  type Contract,
  type CallerResult,
  type CallerInput,
  uploadLimits,
} from '@/lib/platform/http/contract'
import { upload } from '@/lib/platform/http/upload'
import { FileButton } from './file-button'

type UploadButtonProps<C extends Contract> = {
  label: string
  contract: C
  /** Further input of the request besides the file. */
  inputOf?: (file: File) => Omit<CallerInput<C>, 'body'>
  /** Called for each accepted file. */
  onUploaded: (answer: CallerResult<C>, file: File) => void
  isMultiple?: boolean
  wiring?: FieldWiring
  variant?: 'primary' | 'secondary'
}

type Sending = { name: string; share: number }

/** `mayPass` means that a retry may succeed, because the connection or the store has failed. */
type Refused = { file: File; message: string; mayPass: boolean }

/** Uploads the chosen files in sequence, shows progress, and names rejected files. */
export function UploadButton<C extends Contract>(props: UploadButtonProps<C>) {
  const { label, contract, inputOf, onUploaded, isMultiple, wiring, variant } = props
  const [sending, setSending] = useState<Sending | null>(null)
  const [refused, setRefused] = useState<Refused[]>([])
  const send = async (files: File[]) => {
    setRefused([])
    for (const file of files) {
      const tell = (share: number) => setSending({ name: file.name, share })
      tell(0)
      try {
        const sent = { ...inputOf?.(file), body: file } as CallerInput<C> & { body: File }
        onUploaded(await upload(contract, sent, tell), file)
      } catch (error) {
        if (!(error instanceof ApiError)) throw error
        const { message } = error
        setRefused((before) => [...before, { file, message, mayPass: isOutcomeUnknown(error) }])
      }
    }
    setSending(null)
  }
  const again = refused.flatMap(({ file, mayPass }) => (mayPass ? [file] : []))
  return (
    <div className="space-y-2">
      <FileButton
        {...{ label, variant, isMultiple, wiring }}
        accept={uploadLimits(contract)?.types.join(',')}
        isBusy={sending !== null}
        onChoose={(files) => void send(files)}
      />
      {sending && (
        <div className="max-w-md space-y-1">
          <p role="status" className="truncate text-sm">
            {sending.share < 1 ? `Šaljem: ${sending.name}` : `Spremam: ${sending.name}`}
          </p>
          <Progress value={sending.share} max={1} label={`Šaljem: ${sending.name}`} />
        </div>
      )}
      <ul role="alert" className="font-bold break-words text-bad empty:hidden">
        {refused.map(({ file, message }) => (
          <li key={`${file.name} ${message}`}>
            {file.name}: {message}
          </li>
        ))}
      </ul>
      {!sending && again.length > 0 && (
        <Button variant="secondary" onClick={() => void send(again)}>
          Pokušaj ponovno
        </Button>
      )}
    </div>
  )
}
