'use client'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import {
  areDefaultReadingSettings,
  DEFAULT_READING_SETTINGS,
  type ReadingSetting,
} from '@/lib/platform/reading/settings'
import { useHasVoice } from './croatian-voice'
import { saveReadingSettings, storedReadingSettings } from './stored-reading-settings'
import { ReadingChoice } from './reading-choice'
import { VoiceInstallHelp } from './voice-install-help'

type ReadingSettingsDialogProps = { onOpenChange: (isOpen: boolean) => void }

const LOOKS: ReadingSetting[] = ['font', 'size', 'spacing']
const VOICE: ReadingSetting[] = ['aloud', 'pace']

/** Settings for how texts look and are read aloud. The page shows each choice at once. */
export function ReadingSettingsDialog({ onOpenChange }: ReadingSettingsDialogProps) {
  const [settings, setSettings] = useState(storedReadingSettings)
  const hasVoice = useHasVoice()
  const choose = (chosen: typeof settings) => {
    saveReadingSettings(chosen)
    setSettings(chosen)
  }
  const choices = (list: ReadingSetting[]) =>
    list.map((setting) => (
      <ReadingChoice key={setting} {...{ setting, settings }} onChoose={choose} />
    ))
  return (
    <Dialog onOpenChange={onOpenChange} title="Pomoć pri čitanju">
      <div className="space-y-5">
        {choices(LOOKS)}
        {/* The sample shows on phones what the dialog covers. */}
        <p className="prose rounded-control border border-line bg-surface p-4">
          Žaba i čvorak šeću uz rijeku.
        </p>
        {hasVoice ? choices(VOICE) : <VoiceInstallHelp />}
        <Button
          variant="secondary"
          aria-disabled={areDefaultReadingSettings(settings)}
          onClick={() => choose(DEFAULT_READING_SETTINGS)}
        >
          Vrati uobičajeno
        </Button>
      </div>
    </Dialog>
  )
}
