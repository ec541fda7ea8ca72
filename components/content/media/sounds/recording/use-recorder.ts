'use client'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { RECORDING_LIMITS } from '@/lib/content/media/sounds/model'
import { isSilent } from './loudness'
import { playTake } from './play-take'
import { RecordingError } from './microphone'
import { startTake, type RunningTake, type Take } from './record-take'

/** How often time and loudness are shown. */
const TICK_MS = 100

type Phase = 'idle' | 'asking' | 'recording' | 'reading'

/** What a recorder shows and does; `take` is the last finished recording. */
export type Recorder = ReturnType<typeof useRecorder>

/** Records one sentence at a time. The microphone is on only while recording. */
export function useRecorder() {
  const [phase, setPhase] = useState<Phase>('idle')
  const [fault, setFault] = useState('')
  const [now, setNow] = useState({ seconds: 0, level: 0 })
  const [take, setTake] = useState<Take | null>(null)
  const [isPlaying, setPlaying] = useState(false)
  const starting = useRef<AbortController>(null)
  const running = useRef<RunningTake>(null)
  const playing = useRef<() => void>(null)

  const stopPlaying = () => {
    playing.current?.()
    playing.current = null
    setPlaying(false)
  }
  const fail = (error: unknown) => {
    setPhase('idle')
    if (!(error instanceof RecordingError)) throw error
    setFault(error.message)
  }
  const stop = async () => {
    const ending = running.current
    if (!ending) return
    running.current = null
    setPhase('reading')
    try {
      setTake(await ending.stop())
      setPhase('idle')
    } catch (error) {
      fail(error)
    }
  }
  const start = async () => {
    if (starting.current || running.current) return
    stopPlaying()
    setFault('')
    setPhase('asking')
    const asked = (starting.current = new AbortController())
    try {
      const started = await startTake(asked.signal, () => void stop())
      running.current = started
      setNow({ seconds: 0, level: 0 })
      setPhase('recording')
    } catch (error) {
      if (!asked.signal.aborted) fail(error)
    } finally {
      if (starting.current === asked) starting.current = null
    }
  }
  const onTick = useEffectEvent((seconds: number) => {
    if (seconds >= RECORDING_LIMITS.seconds) void stop()
    else setNow({ seconds, level: running.current?.level() ?? 0 })
  })
  useEffect(() => {
    if (phase !== 'recording') return
    const begin = performance.now()
    const timer = setInterval(() => onTick((performance.now() - begin) / 1_000), TICK_MS)
    return () => clearInterval(timer)
  }, [phase])

  useEffect(() => {
    const release = () => {
      starting.current?.abort()
      running.current?.discard()
      playing.current?.()
      starting.current = running.current = playing.current = null
    }
    // A page in the back-forward cache would go on recording.
    window.addEventListener('pagehide', release)
    return () => {
      window.removeEventListener('pagehide', release)
      release()
    }
  }, [])

  return {
    ...{ phase, fault, take, isPlaying, now, start, stop },
    /** True if nothing can be heard on the take. */
    isSilent: take !== null && isSilent(take.samples),
    isTooShort: take !== null && take.seconds < RECORDING_LIMITS.leastSeconds,
    togglePlaying: () => {
      if (isPlaying || !take) return stopPlaying()
      playing.current = playTake(take, stopPlaying)
      setPlaying(true)
    },
  }
}
