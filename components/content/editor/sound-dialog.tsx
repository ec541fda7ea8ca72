'use client'
import { SoundPlayer } from '@/components/content/media/sounds/player'
import { SoundPicker } from '@/components/content/media/sounds/sound-picker'
import { soundPath, soundSlugOf } from '@/lib/platform/markdown/library-sounds'
import { LibraryDialog, type MediaDialogProps } from './library-dialog'

/** Asks for a recording from the library and its description. */
export const SoundDialog = ({ named, ...on }: MediaDialogProps) => (
  <LibraryDialog
    title="Snimka"
    named={named && soundSlugOf(named.src) ? named : null}
    Picker={SoundPicker}
    pathOf={soundPath}
    words={{
      label: 'Opis snimke',
      hint: 'Što se čuje, npr. „Poslušaj: dog”. Ne odaje odgovor.',
      missing: 'Odaberi snimku.',
      undescribed: 'Opiši što se čuje.',
    }}
    show={(src) => <SoundPlayer src={src} label="Odabrana snimka" />}
    {...on}
  />
)
