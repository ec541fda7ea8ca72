'use client'
import { useId, useState } from 'react'
import { Player } from '@/components/sounds/player'
import { SoundPicker } from '@/components/sounds/sound-picker'
import { Button } from '@/components/ui/button'
import { TextField } from '@/components/ui/field'
import { soundPath, soundSlugOf } from '@/lib/markdown/library-sounds'
import { AskDialog } from './ask-dialog'

type Sound = { src: string; alt: string }

type SoundDialogProps = {
  /** The one that is changed; null for a new one. */
  sound: Sound | null
  onSave: (sound: Sound) => void
  onClose: () => void
}

/** Asks for a recording of the library, and for what is heard. */
export function SoundDialog({ sound, onSave, onClose }: SoundDialogProps) {
  const isSound = sound !== null && soundSlugOf(sound.src) !== undefined
  const [src, setSrc] = useState(isSound ? sound.src : '')
  const [alt, setAlt] = useState(isSound ? sound.alt : '')
  const [errors, setErrors] = useState<{ src?: string; alt?: string }>({})
  const chosen = useId()
  const [isPicking, setPicking] = useState(false)
  const save = () => {
    const missing = {
      ...(!src && { src: 'Odaberi snimku.' }),
      ...(!alt.trim() && { alt: 'Opiši što se čuje.' }),
    }
    setErrors(missing)
    if (missing.src || missing.alt) return false
    onSave({ src, alt: alt.trim() })
    return true
  }
  return (
    <AskDialog title="Snimka" onSave={save} onClose={onClose}>
      <Button
        variant="secondary"
        aria-describedby={chosen}
        data-invalid={errors.src ? '' : undefined}
        onClick={() => setPicking(true)}
      >
        Iz knjižnice…
      </Button>
      {isPicking && (
        <SoundPicker
          onOpenChange={setPicking}
          onPick={(picked) => {
            setSrc(soundPath(picked.slug))
            setErrors({})
            if (!alt) setAlt(picked.alt)
          }}
        />
      )}
      {src && <Player src={src} label="Odabrana snimka" />}
      <p id={chosen} role="status">
        {errors.src ? (
          <span className="font-bold text-bad">{errors.src}</span>
        ) : (
          src && `Odabrano: ${src}`
        )}
      </p>
      <TextField
        label="Opis snimke"
        hint="Što se čuje, npr. „Poslušaj: dog”. Ne odaje odgovor."
        error={errors.alt}
        value={alt}
        onChange={({ target }) => setAlt(target.value)}
      />
    </AskDialog>
  )
}
