'use client'
import { useId } from 'react'
import { Picture } from '@/components/content/media/images/picture'
import { avatars } from '@/lib/across/accounts/avatars'

type AvatarChoiceProps = { legend: string; value: string; onChoose: (file: string) => void }

/** All available pictures as a single choice; arrow keys move between them. */
export function AvatarChoice({ legend, value, onChoose }: AvatarChoiceProps) {
  const name = useId()
  return (
    <fieldset>
      <legend className="mb-1.5 font-bold">{legend}</legend>
      <div className="grid grid-cols-4 gap-2 sm:grid-cols-6">
        {avatars.map(({ file, label }) => (
          <label key={file} className="relative block cursor-pointer">
            <input
              type="radio"
              name={name}
              checked={file === value}
              onChange={() => onChoose(file)}
              className="peer absolute inset-0 opacity-0"
            />
            <Picture
              src={file}
              alt={label}
              className="aspect-square size-full rounded-card border-4 border-transparent bg-area-soft p-1 peer-checked:border-area peer-focus-visible:outline-3 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-link"
            />
          </label>
        ))}
      </div>
    </fieldset>
  )
}
