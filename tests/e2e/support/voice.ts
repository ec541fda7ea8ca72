import type { Page } from './test'

type Voice = { spoken: string[]; endSentence: () => void }

/** Gives the page a fake Croatian voice. A sentence lasts until the test calls `endSentence`. */
export const installFakeVoice = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const spoken: string[] = []
    let current: { text: string; onend?: () => void } | null = null
    const speech = Object.assign(new EventTarget(), {
      speaking: false,
      pending: false,
      getVoices: () => [{ lang: 'hr-HR', localService: true }],
      speak(utterance: { text: string }) {
        spoken.push(utterance.text)
        current = utterance
        speech.speaking = true
      },
      cancel() {
        current = null
        speech.speaking = false
      },
    })
    class Utterance {
      constructor(readonly text: string) {}
    }
    Object.defineProperty(window, 'speechSynthesis', { value: speech })
    Object.defineProperty(window, 'SpeechSynthesisUtterance', { value: Utterance })
    Object.assign(window, {
      spoken,
      endSentence: () => {
        speech.speaking = false
        current?.onend?.()
      },
    })
  })

/** The sentences passed to the voice so far. */
export const spoken = (page: Page): Promise<string[]> =>
  page.evaluate(() => (window as unknown as Voice).spoken)

export const endSentence = (page: Page): Promise<void> =>
  page.evaluate(() => (window as unknown as Voice).endSentence())

/** The text that is highlighted as being read aloud. */
export const markedText = (page: Page): Promise<string> =>
  page.evaluate(() => [...(CSS.highlights.get('aloud') ?? [])].map(String).join())
