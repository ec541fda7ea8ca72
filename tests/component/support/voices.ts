import { act } from '@testing-library/react'
import { vi } from 'vitest'

type Voice = { lang: string; localService: boolean; name: string }

/** The browser's utterance; a test lets it start, end or fail. */
export class FakeUtterance {
  voice: Voice | null = null
  lang = ''
  rate = 1
  onstart?: () => void
  onend?: () => void
  onerror?: (event: { error: string }) => void
  constructor(readonly text: string) {}
}

/** A browser's speech synthesis, which does nothing by itself. */
export class FakeSpeech extends EventTarget {
  said: FakeUtterance[] = []
  speaking = false
  pending = false
  constructor(private voices: Voice[]) {
    super()
  }
  getVoices = () => this.voices
  speak(utterance: FakeUtterance) {
    this.said.push(utterance)
    this.speaking = true
  }
  cancel() {
    this.speaking = false
  }
  /** Adds voices that the device lists later. */
  bring(voices: Voice[]) {
    this.voices = voices
    act(() => void this.dispatchEvent(new Event('voiceschanged')))
  }
  get last(): FakeUtterance {
    const last = this.said.at(-1)
    if (!last) throw new Error('Nothing was said.')
    return last
  }
  /** Ends the last utterance. */
  end() {
    this.speaking = false
    act(() => this.last.onend?.())
  }
}

export const LANA: Voice = { lang: 'hr-HR', localService: true, name: 'Lana' }
export const GABRIJELA: Voice = { lang: 'hr_HR', localService: false, name: 'Gabrijela' }
export const AVA: Voice = { lang: 'en-US', localService: true, name: 'Ava' }

/** Gives the browser these voices. */
export function withVoices(...voices: Voice[]): FakeSpeech {
  const speech = new FakeSpeech(voices)
  vi.stubGlobal('speechSynthesis', speech)
  vi.stubGlobal('SpeechSynthesisUtterance', FakeUtterance)
  return speech
}
