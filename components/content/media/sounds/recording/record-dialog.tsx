'use client'
import { useRef, useState } from 'react'
import { v7 as uuidv7 } from 'uuid'
import { FormMessage } from '@/components/forms/form-message'
import { SlowStatus } from '@/components/forms/slow-status'
import { useSchemaForm } from '@/components/forms/use-contract-form'
import { useConfirmationDialog } from '@/components/platform/admin/use-confirmation-dialog'
import { useUnsavedGuard } from '@/components/platform/admin/use-unsaved-guard'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { Field, TextField } from '@/components/ui/field'
import { FIELD_LOOK } from '@/components/ui/input'
import { useOnLeave } from '@/components/ui/use-on-leave'
import { refresh } from '@/lib/platform/browser/queries'
import { apiCallOf } from '@/lib/platform/http/api-call'
import { call, FILE_TIMEOUT_MS } from '@/lib/platform/http/client'
import { soundPath } from '@/lib/platform/markdown/library-sounds'
import {
  createSoundContract,
  uploadRecordingContract,
  soundFields,
  soundListContract,
} from '@/lib/content/media/sounds/contract'
import { encodeMp3 } from './encode-mp3'
import { recordingNameFromText } from './proposed-name'
import type { Take } from './record-take'
import { RecorderControls } from './recorder-controls'
import { useRecorder } from './use-recorder'

type RecordDialogProps = {
  /** The text beside the cursor, which is probably what will be said. */
  text: string
  /** Called with the recording that is now in the library. */
  onKept: (kept: { src: string; alt: string }) => void
  onClose: () => void
}

const described = soundFields.omit({ file: true })
const DISCARD = {
  asks: 'Odbaciti snimku?',
  text: 'Snimljena rečenica nije zadržana.',
  action: 'Odbaci',
}

/** Records a sentence, and adds it to the library with its words as the description. */
export function RecordingDialog({ text, onKept, onClose }: RecordDialogProps) {
  const recorder = useRecorder()
  const { take, phase } = recorder
  const recordButton = useRef<HTMLButtonElement>(null)
  // One id for all tries: an answer that was lost must not leave two recordings.
  const [_id] = useState(() => uuidv7())
  const [missing, setMissing] = useState(false)
  const { question, dialog } = useConfirmationDialog()
  const { formProps, field, isSending, message } = useSchemaForm({
    schema: described,
    defaults: { name: recordingNameFromText(text), alt: text },
    send: async ({ name, alt }) => {
      if (!take || phase !== 'idle' || recorder.isTooShort) return setMissing(true)
      const words = alt.replace(/\s+/g, ' ')
      const { slug } = await keep(take, { _id, name, alt: words })
      onKept({ src: soundPath(slug), alt: words })
      onClose()
    },
  })
  const isUnsaved = take !== null || phase === 'recording' || phase === 'reading'
  const guard = useUnsavedGuard({ isDirty: isUnsaved, isKept: false, isFailing: false })
  useOnLeave(onClose)
  const close = async () => {
    if (isSending) return
    await recorder.stop()
    if (!isUnsaved || (await question(DISCARD))) onClose()
  }
  const { error, ...words } = field('alt')
  return (
    <Dialog
      title="Snimi rečenicu"
      onOpenChange={() => void close()}
      returnsFocus={false}
      initialFocus={recordButton}
    >
      <form {...formProps} className="space-y-3">
        <FormMessage text={message} />
        <Field
          label="Što se govori"
          hint="Opis snimke, za onoga tko ne čuje. U pitanju ne odaje odgovor."
          error={error}
        >
          {(wiring) => (
            <textarea rows={2} {...wiring} {...words} className={`${FIELD_LOOK} py-2`} />
          )}
        </Field>
        <RecorderControls {...{ recorder, recordButton }} />
        <p role="alert" className="font-bold text-bad empty:hidden">
          {missing && (!take || phase !== 'idle') && 'Prvo snimi rečenicu do kraja.'}
        </p>
        <TextField label="Naziv u knjižnici" {...field('name')} />
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="secondary" onClick={() => void close()}>
            Odustani
          </Button>
          <Button type="submit" aria-disabled={isSending || undefined}>
            {isSending ? 'Spremam...' : 'Zadrži'}
          </Button>
        </div>
        <SlowStatus {...{ isSending }} />
      </form>
      {dialog}
      {guard}
    </Dialog>
  )
}

/** Sends a take and adds it to the library. */
async function keep(take: Take, record: { _id: string; name: string; alt: string }) {
  const body = await encodeMp3(take.samples)
  const timeout = { timeoutMs: FILE_TIMEOUT_MS }
  const { file } = await call(apiCallOf(uploadRecordingContract), { body }, timeout)
  const added = await call(apiCallOf(createSoundContract), { body: { ...record, file } })
  void refresh(apiCallOf(soundListContract))
  return added
}
