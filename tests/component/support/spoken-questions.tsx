// Preloaded: loading by the button would take real time.
import '@/components/platform/reading/nearby-content-reader'
import './all-fields'
import { act, cleanup, render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, vi } from 'vitest'
import { QuestionWithFields } from '@/components/learning/quiz/question-fields'
import type { Judged, PublicQuestion } from '@/lib/content/questions/model'
import { fakeIntersectionObserver } from './sight'
import { LANA, withVoices, type FakeSpeech } from './voices'

/** Questions that are read aloud: with a Croatian voice, on a page that is not yet scrolled. */

let voice: FakeSpeech
let tellVisible: () => void

beforeEach(() => {
  Range.prototype.getBoundingClientRect = () => new DOMRect(0, 100, 10, 10)
  voice = withVoices(LANA)
  tellVisible = fakeIntersectionObserver().come
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

export const speech = (): FakeSpeech => voice
export const said = (): string[] => voice.said.map(({ text }) => text.replaceAll('\u2060', ''))

/** What is rendered comes into view, and with it the buttons that read. */
export const come = () => act(tellVisible)

export async function show(part: ReactNode): Promise<void> {
  render(part)
  come()
  await screen.findAllByRole('button', { name: 'Poslušaj' })
}

/** A question without an answer. */
export const fields = (question: PublicQuestion, judgement?: Judged) => (
  <form>
    <QuestionWithFields
      question={question}
      answer={undefined}
      judged={judgement}
      takesFocus={false}
      onChange={() => undefined}
    />
  </form>
)
