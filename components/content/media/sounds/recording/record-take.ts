import { RECORDING_LIMITS } from '@/lib/content/media/sounds/model'
import { meterLevel } from './loudness'
import { openMicrophone, RecordingError } from './microphone'

/** A recorded sentence: one channel of samples from -1 to 1. */
export type Take = { samples: Float32Array<ArrayBuffer>; seconds: number }

/** A recording that goes on. */
export type RunningTake = {
  /** The loudness now, from 0 to 1. */
  level: () => number
  /** Ends the recording; rejects with a RecordingError if it can't be read. */
  stop: () => Promise<Take>
  /** Ends it and throws it away. */
  discard: () => void
}

/**
 * Starts recording from the microphone in whichever format the browser records.
 * @param signal ends a start that waits for permission, so that no microphone stays on
 * @param onLost called when the microphone is unplugged
 * @throws RecordingError without a microphone
 */
export async function startTake(signal: AbortSignal, onLost: () => void): Promise<RunningTake> {
  const stream = await openMicrophone()
  const release = () => stream.getTracks().forEach((track) => track.stop())
  if (signal.aborted) {
    release()
    throw signal.reason
  }
  const context = new AudioContext()
  const analyser = new AnalyserNode(context, { fftSize: 2_048 })
  context.createMediaStreamSource(stream).connect(analyser)
  const moment = new Float32Array(analyser.fftSize)
  const parts: Blob[] = []
  const recorder = new MediaRecorder(stream, { audioBitsPerSecond: 128_000 })
  recorder.ondataavailable = ({ data }) => parts.push(data)
  const ended = new Promise<void>((resolve) => {
    recorder.onstop = () => resolve()
  })
  // An unplugged microphone ends the recorder by itself.
  stream.getTracks().forEach((track) => track.addEventListener('ended', onLost, { once: true }))
  recorder.start()
  const end = () => {
    if (recorder.state !== 'inactive') recorder.stop()
    release()
    if (context.state !== 'closed') void context.close()
  }
  return {
    level: () => {
      analyser.getFloatTimeDomainData(moment)
      return meterLevel(moment)
    },
    stop: async () => {
      end()
      await ended
      return read(new Blob(parts))
    },
    discard: end,
  }
}

/** Decodes what this browser has recorded, as one channel of the kept rate. */
async function read(recorded: Blob): Promise<Take> {
  try {
    const { samplesPerSecond, seconds } = RECORDING_LIMITS
    const context = new OfflineAudioContext(1, 1, samplesPerSecond)
    const { numberOfChannels, ...decoded } = channelsOf(
      await context.decodeAudioData(await recorded.arrayBuffer()),
    )
    const length = Math.min(decoded.length, seconds * samplesPerSecond)
    const samples = new Float32Array(length)
    for (const channel of decoded.channels)
      for (let at = 0; at < length; at += 1)
        samples[at] = (samples[at] ?? 0) + (channel[at] ?? 0) / numberOfChannels
    return { samples, seconds: length / samplesPerSecond }
  } catch {
    throw new RecordingError('unread')
  }
}

const channelsOf = (buffer: AudioBuffer) => ({
  ...{ numberOfChannels: buffer.numberOfChannels, length: buffer.length },
  channels: Array.from({ length: buffer.numberOfChannels }, (_, index) =>
    buffer.getChannelData(index),
  ),
})
