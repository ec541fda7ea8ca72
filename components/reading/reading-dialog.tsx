'use client'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import {
  isUsualReading,
  READING_CHOICES,
  READING_SETTINGS,
  USUAL_READING,
  type ReadingSetting,
} from '@/lib/reading/settings'
import { chooseReading, keptReading } from './kept-reading'

type ReadingDialogProps = { onOpenChange: (isOpen: boolean) => void }

/** Font, size and spacing of texts. The page shows each choice at once. */
export function ReadingDialog({ onOpenChange }: ReadingDialogProps) {
  const [settings, setSettings] = useState(keptReading)
  const choose = (chosen: typeof settings) => {
    chooseReading(chosen)
    setSettings(chosen)
  }
  return (
    <Dialog onOpenChange={onOpenChange} title="Pomoć pri čitanju">
      <div className="space-y-5">
        {READING_SETTINGS.map((setting) => (
          <fieldset key={setting}>
            <legend className="mb-2 font-bold">{NAMES[setting]}</legend>
            <div className="flex flex-wrap gap-2">
              {READING_CHOICES[setting].map((choice) => (
                <label key={choice} className={CHOICE}>
                  <input
                    type="radio"
                    name={setting}
                    checked={settings[setting] === choice}
                    onChange={() => choose({ ...settings, [setting]: choice })}
                    className="size-5 shrink-0 accent-link"
                  />
                  {CHOICE_NAMES[setting][choice]}
                </label>
              ))}
            </div>
          </fieldset>
        ))}
        {/* The sample shows on a phone what the dialog covers. */}
        <p className="prose rounded-control border border-line bg-surface p-4">
          Žaba i čvorak šeću uz rijeku.
        </p>
        <Button
          variant="secondary"
          aria-disabled={isUsualReading(settings)}
          onClick={() => choose(USUAL_READING)}
        >
          Vrati uobičajeno
        </Button>
      </div>
    </Dialog>
  )
}

const CHOICE =
  'inline-flex min-h-11 cursor-pointer items-center gap-2 rounded-control border-2 border-field ' +
  'bg-surface px-4 py-2 font-semibold has-checked:border-link has-checked:bg-link-soft'

const NAMES: Record<ReadingSetting, string> = {
  font: 'Slova',
  size: 'Veličina',
  spacing: 'Razmak',
}

const CHOICE_NAMES: { [Setting in ReadingSetting]: Record<string, string> } = {
  font: { usual: 'Uobičajena', dyslexia: 'Lakša za čitanje' },
  size: { usual: 'Uobičajena', larger: 'Veća', largest: 'Najveća' },
  spacing: { usual: 'Uobičajen', wide: 'Širok' },
}
