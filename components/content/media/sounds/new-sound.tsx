'use client'
import { useState } from 'react'
import { FormMessage } from '@/components/forms/form-message'
import { SlowStatus } from '@/components/forms/slow-status'
import { UploadButton } from '@/components/forms/upload-button'
import { useSchemaForm } from '@/components/forms/use-contract-form'
import { nameFromFile } from '@/components/content/media/images/model'
import { Button } from '@/components/ui/button'
import { TextField } from '@/components/ui/field'
import { refresh } from '@/lib/platform/browser/queries'
import { apiCallOf } from '@/lib/platform/http/api-call'
import { call } from '@/lib/platform/http/client'
import {
  createSoundContract,
  soundFields,
  soundListContract,
  uploadSoundContract,
} from '@/lib/content/media/sounds/contract'
import type { LibrarySound } from './model'
import { SoundPreview } from './sound-preview'

type NewSoundProps = { onAdded: (sound: LibrarySound) => void }

type Sent = { file: string; name: string }

/** Uploads a recording and asks for its description before adding it to the library. */
export function NewSound({ onAdded }: NewSoundProps) {
  const [sent, setSent] = useState<Sent | null>(null)
  return (
    <div className="space-y-4">
      <UploadButton
        label="Pošalji novu snimku"
        contract={uploadSoundContract}
        onUploaded={({ file }, from) => setSent({ file, name: nameFromFile(from, 'Snimka') })}
      />
      {sent && <DescribeForm key={sent.file} {...sent} onAdded={onAdded} />}
    </div>
  )
}

const described = soundFields.omit({ file: true })

function DescribeForm({ file, name, onAdded }: Sent & NewSoundProps) {
  const { formProps, field, isSending, message } = useSchemaForm({
    schema: described,
    defaults: { name, alt: '' },
    send: async (values) => {
      const added = await call(apiCallOf(createSoundContract), { body: { ...values, file } })
      void refresh(apiCallOf(soundListContract))
      onAdded(added)
    },
  })
  return (
    <form {...formProps} className="space-y-2 rounded-card border border-line bg-surface p-4">
      <FormMessage text={message} />
      <SoundPreview file={file} />
      <TextField label="Naziv" {...field('name')} />
      <TextField label="Što se čuje" {...field('alt')} />
      <Button type="submit" aria-disabled={isSending || undefined}>
        {isSending ? 'Spremam...' : 'Dodaj u knjižnicu'}
      </Button>
      <SlowStatus {...{ isSending }} />
    </form>
  )
}
