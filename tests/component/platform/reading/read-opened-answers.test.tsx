import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import '@/components/platform/reading/aloud-bar'
import { setAutoReading } from '@/components/platform/reading/kept-reading'
import { ListenToArticleButton } from '@/components/platform/reading/listen-button'
import { settle } from '../../support/network'
import { press } from '../../support/person'
import { LANA, withVoices, type FakeSpeech } from '../../support/voices'

let speech: FakeSpeech

beforeEach(() => {
  Range.prototype.getBoundingClientRect = () => new DOMRect(0, 100, 10, 10)
  speech = withVoices(LANA)
  document.documentElement.dataset.earlyReader = ''
})
afterEach(() => {
  cleanup()
  delete document.documentElement.dataset.earlyReader
  setAutoReading(false)
  vi.unstubAllGlobals()
})

async function show() {
  render(
    <div data-area="matematika">
      <ListenToArticleButton keepsReading />
      <article>
        <p>Koliko je 9 + 4?</p>
        <details>
          <summary>Pokaži odgovor</summary>
          <p>Zbroj je 13.</p>
        </details>
        <p>Koliko je 2 + 2?</p>
        <details>
          <summary>Pokaži odgovor</summary>
          <p>Zbroj je 4.</p>
        </details>
      </article>
    </div>,
  )
  await settle()
}

const said = () => speech.said.map(({ text }) => text)

async function open(place: number) {
  act(() => screen.getAllByText('Pokaži odgovor')[place]?.click())
  await settle()
}

it('an early reader hears of a closed answer, the answer once it is opened, and then the rest', async () => {
  setAutoReading(true)
  await show()
  speech.end()
  expect(said()).toEqual(['Koliko je 9 + 4?', 'Pokaži odgovor'])
  await open(0)
  expect(said().slice(2)).toEqual(['Zbroj je 13.'])
  speech.end()
  speech.end()
  expect(said().slice(3)).toEqual(['Koliko je 2 + 2?', 'Pokaži odgovor'])
})

it('an answer is spoken also once everything else was read', async () => {
  setAutoReading(true)
  await show()
  for (let turn = 0; turn < 4; turn += 1) speech.end()
  expect(said()).toHaveLength(4)
  await open(1)
  expect(said().slice(4)).toEqual(['Zbroj je 4.'])
  speech.end()
  await press('Poslušaj')
  expect(said().at(-1)).toBe('Koliko je 9 + 4?')
})

it('others do not hear of it, nor what they open', async () => {
  delete document.documentElement.dataset.earlyReader
  await show()
  await press('Poslušaj')
  await settle()
  speech.end()
  expect(said()).toEqual(['Koliko je 9 + 4?', 'Koliko je 2 + 2?'])
  await open(0)
  expect(said()).toHaveLength(2)
})

it('an answer that is closed says nothing, nor one opened where reading was stopped', async () => {
  setAutoReading(true)
  await show()
  await open(0)
  await open(0)
  expect(said()).toHaveLength(2)
  await press('Zaustavi čitanje')
  await open(1)
  expect(said()).toHaveLength(2)
})
