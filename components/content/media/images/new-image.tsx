'use client'
import { useEffect, useRef, useState } from 'react'
import { FormMessage } from '@/components/forms/form-message'
import { SlowStatus } from '@/components/forms/slow-status'
import { UploadButton } from '@/components/forms/upload-button'
import { useSchemaForm } from '@/components/forms/use-contract-form'
import { Button } from '@/components/ui/button'
import { TextField } from '@/components/ui/field'
import { refresh } from '@/lib/platform/browser/queries'
import { apiCallOf } from '@/lib/platform/http/api-call'
import { call } from '@/lib/platform/http/client'
import {
  createImageContract,
  imageFields,
  imageListContract,
  uploadImageContract,
} from '@/lib/content/media/images/contract'
import { nameFromFile, type LibraryImage } from './model'
import { PicturePreview } from './picture-preview'

type NewImageProps = {
  onAdded: (image: LibraryImage) => void
  /** Accepts several files at once. */
  isMultiple?: boolean
}

type Waiting = { file: string; name: string }

/** Uploads pictures and asks for each one's description before adding it to the library. */
export function NewImage({ onAdded, isMultiple = false }: NewImageProps) {
  const [waiting, setWaiting] = useState<Waiting[]>([])
  const place = useRef<HTMLDivElement>(null)
  const count = useRef(0)
  useEffect(() => {
    const isOneGone = waiting.length < count.current
    count.current = waiting.length
    if (!isMultiple || !isOneGone) return
    // The focused form is gone: focuses the next one, or the upload button.
    const next = (what: string) => place.current?.querySelector<HTMLElement>(what)
    ;(next('input[name=alt]') ?? next('button'))?.focus()
  }, [waiting.length, isMultiple])
  return (
    <div ref={place} className="space-y-4">
      <UploadButton
        label={isMultiple ? 'Odaberi datoteke' : 'Pošalji novu sliku'}
        contract={uploadImageContract}
        isMultiple={isMultiple}
        onUploaded={({ file }, sent) =>
          setWaiting((before) => [...before, { file, name: nameFromFile(sent) }])
        }
      />
      {waiting.map((one) => (
        <DescribeForm
          key={one.file}
          {...one}
          onAdded={(image) => {
            setWaiting((before) => before.filter(({ file }) => file !== one.file))
            void refresh(apiCallOf(imageListContract))
            onAdded(image)
          }}
        />
      ))}
    </div>
  )
}

const described = imageFields.omit({ picture: true })

function DescribeForm({
  file,
  name,
  onAdded,
}: Waiting & { onAdded: (image: LibraryImage) => void }) {
  const { formProps, field, isSending, message } = useSchemaForm({
    schema: described,
    defaults: { name, alt: '' },
    send: async (values) => {
      const body = { ...values, picture: { file, crop: null } }
      onAdded(await call(apiCallOf(createImageContract), { body }))
    },
  })
  return (
    <form {...formProps} className="space-y-2 rounded-card border border-line bg-surface p-4">
      <FormMessage text={message} />
      <PicturePreview file={file} crop={null} />
      <TextField label="Naziv" {...field('name')} />
      <TextField label="Što slika prikazuje" {...field('alt')} />
      <Button type="submit" aria-disabled={isSending || undefined}>
        {isSending ? 'Spremam...' : 'Dodaj u knjižnicu'}
      </Button>
      <SlowStatus {...{ isSending }} />
    </form>
  )
}
