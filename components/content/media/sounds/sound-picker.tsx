'use client'
import { LibraryPicker, type PickerProps } from '@/components/content/media/images/library-picker'
import { Button } from '@/components/ui/button'
import { soundListContract } from '@/lib/content/media/sounds/contract'
import { currentSoundPath, type LibrarySound } from './model'
import { NewSound } from './new-sound'
import { SoundPlayer } from './player'

/** Chooses a library recording or adds one. */
export const SoundPicker = (props: PickerProps<LibrarySound>) => (
  <LibraryPicker
    {...props}
    list={soundListContract}
    words={{ none: 'snimke', one: 'snimku', many: 'Snimki' }}
    looks={{ dialog: 'sm:max-w-2xl!', list: 'space-y-3' }}
    New={NewSound}
    show={(sound, pick) => (
      <div className="flex flex-wrap items-center justify-between gap-3 rounded-control border border-line bg-surface p-3">
        <p className="min-w-0 flex-1 basis-40 break-words">
          <span className="block font-bold">{sound.name}</span>
          <span className="text-sm text-muted">{sound.alt}</span>
        </p>
        <SoundPlayer src={currentSoundPath(sound)} label={sound.name} />
        <Button variant="secondary" aria-label={`Odaberi: ${sound.name}`} onClick={pick}>
          Odaberi
        </Button>
      </div>
    )}
  />
)
