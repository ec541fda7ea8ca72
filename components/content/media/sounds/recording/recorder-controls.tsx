'use client'
import { Circle, Play, Square } from 'lucide-react'
import { useEffect, useRef, type Ref } from 'react'
import { Button } from '@/components/ui/button'
import { RECORDING_LIMITS } from '@/lib/content/media/sounds/model'
import { counted } from '@/lib/platform/hr/plurals'
import type { Recorder } from './use-recorder'

const SECONDS = ['sekunda', 'sekunde', 'sekundi'] as const

const clock = (seconds: number) =>
  `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`

/** What is announced when the recorder's state changes. */
function sentenceOf({ phase, fault, take, isSilent, isTooShort }: Recorder): string {
  if (phase === 'asking') return 'Preglednik pita smije li koristiti mikrofon.'
  if (phase === 'recording') return 'Snimanje traje.'
  if (phase === 'reading') return 'Pripremam snimku...'
  if (fault) return fault
  if (!take) return `Jedna rečenica, najviše ${counted(RECORDING_LIMITS.seconds, SECONDS)}.`
  if (isTooShort) return 'Snimka je prekratka. Snimi ponovno.'
  if (isSilent) return 'Na snimci se ništa ne čuje. Provjeri mikrofon, pa snimi ponovno.'
  return `Snimljeno: ${counted(Math.max(1, Math.round(take.seconds)), SECONDS)}.`
}

type RecorderControlsProps = { recorder: Recorder; recordButton: Ref<HTMLButtonElement> }

/** Buttons, time and loudness of a recorder. */
export function RecorderControls({ recorder, recordButton }: RecorderControlsProps) {
  const { phase, fault, take, isSilent, isTooShort, isPlaying, now } = recorder
  const place = useRef<HTMLDivElement>(null)
  const before = useRef(phase)
  // The pressed button is gone then. Focus never falls on one that would record over the take.
  useEffect(() => {
    if (before.current !== phase) place.current?.querySelector('button')?.focus()
    before.current = phase
  }, [phase])
  const isWrong = phase === 'idle' && (fault !== '' || isSilent || isTooShort)
  return (
    <div className="space-y-2 rounded-card border border-line bg-surface p-4">
      <div ref={place} className="flex min-h-12 flex-wrap items-center gap-3">
        {phase === 'idle' && take && (
          <Button variant="secondary" onClick={recorder.togglePlaying}>
            {isPlaying ? <Square aria-hidden="true" /> : <Play aria-hidden="true" />}
            {isPlaying ? 'Zaustavi' : 'Poslušaj'}
          </Button>
        )}
        {phase === 'idle' && (
          <Button ref={recordButton} variant="secondary" onClick={() => void recorder.start()}>
            <Circle aria-hidden="true" className="fill-bad text-bad" />
            {take ? 'Snimi ponovno' : fault ? 'Pokušaj ponovno' : 'Počni snimati'}
          </Button>
        )}
        {phase === 'recording' && (
          <>
            <Button onClick={() => void recorder.stop()}>
              <Square aria-hidden="true" className="fill-current" />
              Zaustavi snimanje
            </Button>
            <span role="timer" aria-label="Trajanje" className="font-bold tabular-nums">
              {clock(now.seconds)} / {clock(RECORDING_LIMITS.seconds)}
            </span>
            <Meter level={now.level} />
          </>
        )}
      </div>
      <p role="status" className={isWrong ? 'font-bold text-bad' : 'text-muted'}>
        {sentenceOf(recorder)}
      </p>
    </div>
  )
}

const Meter = ({ level }: { level: number }) => (
  <div
    role="meter"
    aria-label="Glasnoća"
    aria-valuemin={0}
    aria-valuemax={100}
    aria-valuenow={Math.round(level * 100)}
    className="h-3.5 min-w-24 flex-1 overflow-hidden rounded-full border border-field bg-sunken forced-colors:bg-[Canvas]"
  >
    <div
      className="h-full origin-left bg-spark forced-colors:bg-[Highlight]"
      style={{ transform: `scaleX(${level})` }}
    />
  </div>
)
