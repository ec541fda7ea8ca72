'use client'
import { clsx } from 'clsx'
import { Delete } from 'lucide-react'
import type { Ref } from 'react'
import { Button } from '@/components/ui/button'
import {
  PICTURE_NAMES,
  PICTURES,
  PICTURES_IN_PASSWORD,
  type PictureName,
} from '@/lib/across/accounts/pictures/model'
import { PictureIcon } from './picture-icon'

type PicturePasswordFieldProps = {
  ref?: Ref<HTMLFieldSetElement>
  legend: string
  chosen: PictureName[]
  error: string | undefined
  /** Whether the last four were wrong: their places, empty again, shake once. */
  isRefused?: boolean
  onChange: (chosen: PictureName[]) => void
}

/** Four pictures, pressed one after another on a grid of sixteen; the last one can be taken back. */
export function PicturePasswordField({
  ref,
  legend,
  chosen,
  error,
  isRefused = false,
  onChange,
}: PicturePasswordFieldProps) {
  const isFull = chosen.length === PICTURES_IN_PASSWORD
  return (
    <fieldset ref={ref} tabIndex={-1} className="max-w-104 min-w-0 scroll-mt-4 outline-none">
      <legend className="mb-2 font-bold">{legend}</legend>
      <div className="mb-3 flex items-center justify-between gap-2">
        <ChosenPictures chosen={chosen} isRefused={isRefused} />
        {/* Never removed, so that keyboard users keep their place. */}
        <Button
          variant="secondary"
          aria-disabled={chosen.length === 0}
          onClick={() => onChange(chosen.slice(0, -1))}
          className="px-3 aria-disabled:opacity-55"
        >
          <Delete aria-hidden="true" className="size-5" />
          <span className="max-sm:sr-only">Obriši</span>
        </Button>
      </div>
      <div className="grid grid-cols-4 gap-2">
        {PICTURE_NAMES.map((name) => (
          <button
            key={name}
            type="button"
            aria-label={PICTURES[name]}
            aria-disabled={isFull}
            onClick={() => !isFull && onChange([...chosen, name])}
            className="grid aspect-square min-h-16 place-items-center rounded-control border-2 border-line bg-surface transition duration-quick hover:border-link active:scale-95 aria-disabled:opacity-40"
          >
            <PictureIcon name={name} className="size-3/4" />
          </button>
        ))}
      </div>
      <p role="alert" className="min-h-8 pt-1 text-sm font-bold text-bad">
        {error}
      </p>
    </fieldset>
  )
}

const PLACES = Array.from({ length: PICTURES_IN_PASSWORD }, (_, index) => index)

type ChosenPicturesProps = { chosen: PictureName[]; isRefused: boolean }

function ChosenPictures({ chosen, isRefused }: ChosenPicturesProps) {
  const names = chosen.map((name) => PICTURES[name]).join(', ')
  return (
    <div className={clsx('flex gap-1.5', isRefused && 'motion-safe:animate-shake')}>
      {PLACES.map((place) => {
        const name = chosen[place]
        return (
          <span
            key={place}
            className="grid size-11 place-items-center rounded-control border-2 border-dashed border-field data-chosen:border-solid data-chosen:border-link data-chosen:bg-surface"
            data-chosen={name && ''}
          >
            {name && <PictureIcon name={name} className="size-8" />}
          </span>
        )
      })}
      <span role="status" className="sr-only">
        {chosen.length > 0 && `Odabrano ${chosen.length} od ${PICTURES_IN_PASSWORD}: ${names}`}
      </span>
    </div>
  )
}
