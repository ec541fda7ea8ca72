import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ListenToArticleButton } from '@/components/platform/reading/listen-button'
import { ReadingSettingsButton } from '@/components/platform/reading/reading-settings-button'
import { storedReadingSettings } from '@/components/platform/reading/stored-reading-settings'
import { advanceClock, settle } from '../../support/network'
import { button, press } from '../../support/person'
import { AVA, GABRIJELA, LANA, withVoices, type FakeSpeech } from '../../support/voices'

const marks = new Map<string, Range[]>()
let speech: FakeSpeech

beforeEach(() => {
  marks.clear()
  Range.prototype.getBoundingClientRect = () => new DOMRect(0, 100, 10, 10)
  vi.stubGlobal('CSS', { highlights: marks })
  vi.stubGlobal('Highlight', function (this: unknown, ...ranges: Range[]) {
    return ranges
  })
  speech = withVoices(AVA, GABRIJELA, LANA)
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

async function listen() {
  render(
    <div data-area="priroda">
      <ListenToArticleButton />
      <article>
        <p>Pas laje. Mačka spava.</p>
        <p>Kraj.</p>
      </article>
    </div>,
  )
  await press('Poslušaj')
  await screen.findByRole('region', { name: 'Čitanje naglas' })
  await settle()
}

const bar = () => screen.queryByRole('region', { name: 'Čitanje naglas' })
const said = () => speech.said.map(({ text }) => text)
const marked = () => marks.get('aloud')?.map(String)

it('reads sentence by sentence with the device’s voice, and marks each', async () => {
  await listen()
  expect(speech.last).toMatchObject({ text: 'Pas laje.', voice: LANA, lang: 'hr-HR', rate: 1 })
  expect(marked()).toEqual(['Pas laje.'])
  speech.end()
  expect(speech.last.text).toBe('Mačka spava.')
  expect(marked()).toEqual(['Mačka spava.'])
  speech.end()
  speech.end()
  expect(said()).toEqual(['Pas laje.', 'Mačka spava.', 'Kraj.'])
  expect(bar()).toBeNull()
  expect(marked()).toBeUndefined()
  expect(document.activeElement).toBe(button('Poslušaj'))
})

it('says nothing before it is started', async () => {
  render(<ListenToArticleButton />)
  await settle()
  expect(said()).toEqual([])
})

it('is offered with a Croatian voice, even one that is listed later', async () => {
  speech = withVoices(AVA)
  render(<ListenToArticleButton />)
  expect(screen.queryByRole('button')).toBeNull()
  speech.bring([AVA, GABRIJELA])
  expect(button('Poslušaj')).toBeDefined()
})

it('without a voice, or without speech at all, it explains how to get one', async () => {
  for (const synthesis of [withVoices(AVA), undefined]) {
    vi.stubGlobal('speechSynthesis', synthesis)
    cleanup()
    render(<ReadingSettingsButton />)
    await press('Pomoć pri čitanju')
    const dialog = await screen.findByRole('dialog')
    expect(dialog.textContent).toContain('nema hrvatski glas')
    expect(screen.queryByText('Brzina čitanja naglas')).toBeNull()
  }
})

it('pauses, repeats the sentence, and goes back and forth', async () => {
  await listen()
  speech.end()
  await press('Pauza')
  expect(speech.speaking).toBe(false)
  await press('Nastavi')
  expect(said()).toEqual(['Pas laje.', 'Mačka spava.', 'Mačka spava.'])
  await press('Sljedeća rečenica')
  expect(speech.last.text).toBe('Kraj.')
  await press('Prethodna rečenica')
  await press('Prethodna rečenica')
  await press('Prethodna rečenica')
  expect(speech.last.text).toBe('Pas laje.')
})

it('can be slower or faster, which is stored', async () => {
  await listen()
  await press('Sporije')
  expect(speech.last).toMatchObject({ text: 'Pas laje.', rate: 0.75 })
  expect(storedReadingSettings().pace).toBe('slower')
  expect(button('Sporije').getAttribute('aria-pressed')).toBe('true')
  await press('Brže')
  expect(speech.last.rate).toBe(1.3)
  await press('Brže')
  expect(storedReadingSettings().pace).toBe('usual')
})

it.each([
  ['Escape', () => fireEvent.keyDown(document.body, { key: 'Escape' })],
  ['its button', () => fireEvent.click(button('Zaustavi čitanje'))],
  ['leaving the page', () => cleanup()],
])('stops by %s', async (_, stop) => {
  await listen()
  const first = speech.last
  stop()
  await settle()
  expect(bar()).toBeNull()
  expect(speech.speaking).toBe(false)
  first.onend?.()
  expect(said()).toEqual(['Pas laje.'])
})

it('a voice that never reports its end does not stop the reading', async () => {
  await listen()
  vi.useFakeTimers()
  await press('Sljedeća rečenica')
  speech.last.onstart?.()
  speech.speaking = false
  await advanceClock(20_000)
  expect(said()).toEqual(['Pas laje.', 'Mačka spava.', 'Kraj.'])
})

it('an inaudible voice is reported', async () => {
  await listen()
  speech.speaking = false
  speech.last.onerror?.({ error: 'not-allowed' })
  await settle()
  expect(screen.getByRole('alert').textContent).toBe('Glas se sada ne čuje. Pokušaj ponovno.')
  await press('Nastavi')
  expect(screen.getByRole('alert').textContent).toBe('')
  expect(said()).toEqual(['Pas laje.', 'Pas laje.'])
})

it('gives way to other speech', async () => {
  await listen()
  speech.last.onerror?.({ error: 'interrupted' })
  await settle()
  expect(bar()).toBeNull()
})

it('without highlights it only reads', async () => {
  vi.stubGlobal('Highlight', undefined)
  vi.stubGlobal('CSS', undefined)
  await listen()
  speech.end()
  expect(said()).toEqual(['Pas laje.', 'Mačka spava.'])
})

/** Players of recordings; nothing plays in jsdom. */
function withPlayers(play: () => Promise<void>) {
  const players: HTMLAudioElement[] = []
  vi.stubGlobal('Audio', function (src: string) {
    const player = document.createElement('audio')
    const pause = vi.fn()
    players.push(Object.assign(player, { src, play, pause }))
    return player
  })
  return players
}

async function listenToRecording() {
  render(
    <div data-area="priroda">
      <ListenToArticleButton />
      <article>
        <p>Pas laje. Mačka spava.</p>
        <p className="recording">
          <audio src="/snimke/pas?v=1" aria-label="Pas laje." />
        </p>
      </article>
    </div>,
  )
  await press('Poslušaj')
  await screen.findByRole('region', { name: 'Čitanje naglas' })
  await settle()
}

it('plays the recording of a sentence in place of the voice, and goes on with the voice', async () => {
  const players = withPlayers(() => Promise.resolve())
  await listenToRecording()
  expect(marked()).toEqual(['Pas laje.'])
  expect(said()).toEqual([])
  expect(new URL(String(players[0]?.src)).pathname).toBe('/snimke/pas')
  await press('Sporije')
  expect(players.map(({ playbackRate }) => playbackRate)).toEqual([1, 0.75])
  expect(players[0]?.pause).toHaveBeenCalled()
  fireEvent(players[1] as Element, new Event('ended'))
  expect(said()).toEqual(['Mačka spava.'])
  await press('Prethodna rečenica')
  expect(speech.speaking).toBe(false)
  expect(players).toHaveLength(3)
  await press('Zaustavi čitanje')
  expect(players[2]?.pause).toHaveBeenCalled()
})

it('speaks a sentence whose recording can’t be played', async () => {
  withPlayers(() => Promise.reject(new DOMException('', 'NotSupportedError')))
  await listenToRecording()
  expect(said()).toEqual(['Pas laje.'])
  speech.end()
  expect(said()).toEqual(['Pas laje.', 'Mačka spava.'])
})
