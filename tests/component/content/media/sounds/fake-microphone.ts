import { vi } from 'vitest'

const RATE = 44_100

/** A track of the microphone; `unplug` ends it from outside. */
class FakeTrack extends EventTarget {
  isOn = true
  stop() {
    this.isOn = false
  }
}

type Options = {
  /** What the browser answers to the question for the microphone. */
  answer?: () => Promise<void>
  /** Samples of what is recorded next. */
  samples?: () => Float32Array
}

const tone = (seconds: number, height = 0.5) => new Float32Array(seconds * RATE).fill(height)

/** A microphone and the browser's audio, which jsdom lacks. */
export function withMicrophone({ answer = async () => {}, samples = () => tone(2) }: Options = {}) {
  const tracks: FakeTrack[] = []
  const recorders: FakeRecorder[] = []
  const played: FakeSource[] = []
  const getUserMedia = vi.fn(async () => {
    await answer()
    const track = new FakeTrack()
    tracks.push(track)
    return { getTracks: () => [track] }
  })
  class FakeRecorder {
    state = 'inactive'
    ondataavailable?: (event: { data: Blob }) => void
    onstop?: () => void
    constructor() {
      recorders.push(this)
    }
    start() {
      this.state = 'recording'
    }
    stop() {
      this.state = 'inactive'
      queueMicrotask(() => {
        this.ondataavailable?.({ data: new Blob(['x']) })
        this.onstop?.()
      })
    }
  }
  class FakeContext {
    state = 'running'
    destination = {}
    close() {
      this.state = 'closed'
      return Promise.resolve()
    }
    createMediaStreamSource = () => ({ connect: () => {} })
    createBuffer = () => ({ copyToChannel: () => {} })
    decodeAudioData = () => {
      const channel = samples()
      return Promise.resolve({
        ...{ numberOfChannels: 1, length: channel.length },
        getChannelData: () => channel,
      })
    }
  }
  class FakeSource {
    onended: (() => void) | null = null
    constructor() {
      played.push(this)
    }
    connect() {}
    start() {}
  }
  class FakeAnalyser {
    fftSize = 8
    getFloatTimeDomainData = (moment: Float32Array) => moment.fill(0.1)
  }
  vi.stubGlobal('navigator', Object.assign(navigator, { mediaDevices: { getUserMedia } }))
  vi.stubGlobal('MediaRecorder', FakeRecorder)
  vi.stubGlobal('AudioContext', FakeContext)
  vi.stubGlobal('OfflineAudioContext', FakeContext)
  vi.stubGlobal('AnalyserNode', FakeAnalyser)
  vi.stubGlobal('AudioBufferSourceNode', FakeSource)
  return {
    getUserMedia,
    /** True while any track is on. */
    isOn: () => tracks.some((track) => track.isOn),
    unplug: () => tracks.at(-1)?.dispatchEvent(new Event('ended')),
    played,
  }
}

export { tone }
