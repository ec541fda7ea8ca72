'use client'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { isUsualReading, USUAL_READING, type ReadingSetting } from '@/lib/platform/reading/settings'
import { useHasVoice } from './croatian-voice'
import { chooseReading, keptReading } from './kept-reading'
import { ReadingChoice } from './reading-choice'
import { WaysToVoice } from './ways-to-voice'

type ReadingDialogProps = { onOpenChange: (isOpen: boolean) => void }

const LOOKS: ReadingSetting[] = ['font', 'size', 'spacing']
const VOICE: ReadingSetting[] = ['aloud', 'pace']

/** Settings for how texts look and are read aloud. The page shows each choice at once. */
export function ReadingDialog({ onOpenChange }: ReadingDialogProps) {
  const [settings, setSettings] = useState(keptReading)
  const hasVoice = useHasVoice()
  const choose = (chosen: typeof settings) => {
    chooseReading(chosen)
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
        {hasVoice ? choices(VOICE) : <WaysToVoice />}
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
