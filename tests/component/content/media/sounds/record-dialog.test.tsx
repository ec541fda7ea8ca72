import { act, cleanup, fireEvent, render, screen, within, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import '@/components/platform/admin/confirmation-dialog'
import { RecordingDialog } from '@/components/content/media/sounds/recording/record-dialog'
import { MICROPHONE_MESSAGES } from '@/components/content/media/sounds/recording/microphone'
import { createSoundContract, uploadRecordingContract } from '@/lib/content/media/sounds/contract'
import { apiCallOf } from '@/lib/platform/http/api-call'
import { idOf } from '../../../platform/admin/things'
import { answer, refuse, sentInputs, settle } from '../../../support/network'
import { tone, withMicrophone } from './fake-microphone'

vi.mock('next/navigation', () => import('../../../platform/admin/address'))

const ASK = 'Odbaciti snimku?'
const [CREATED, SENT] = [apiCallOf(createSoundContract), apiCallOf(uploadRecordingContract)]

const onKept = vi.fn()
const onClose = vi.fn()
const open = (text = 'Mačka spava.') => render(<RecordingDialog {...{ text, onKept, onClose }} />)
const button = (name: string) => screen.getByRole('button', { name })
const press = async (name: string) => {
  fireEvent.click(button(name))
  await settle()
}
const status = () => screen.getAllByRole('status').map(({ textContent }) => textContent)
const record = async () => {
  await press('Počni snimati')
  await press('Zaustavi snimanje')
}

/** A busy machine takes long to encode. */
const eventually = (check: () => unknown) => vi.waitFor(check, { timeout: 20_000 })

beforeEach(() => {
  onKept.mockReset()
  onClose.mockReset()
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('records, is listened to, and is kept in the library with its words', async () => {
  const microphone = withMicrophone()
  open()
  await settle()
  await waitFor(() => expect(document.activeElement).toBe(button('Počni snimati')))
  expect(screen.getByLabelText<HTMLTextAreaElement>('Što se govori').value).toBe('Mačka spava.')
  expect(microphone.getUserMedia).not.toHaveBeenCalled()
  await press('Počni snimati')
  expect(microphone.isOn()).toBe(true)
  expect(status()).toContain('Snimanje traje.')
  await waitFor(() => expect(document.activeElement).toBe(button('Zaustavi snimanje')))
  expect(screen.getByRole('meter', { name: 'Glasnoća' })).toBeTruthy()
  await press('Zaustavi snimanje')
  expect(microphone.isOn()).toBe(false)
  expect(status()).toContain('Snimljeno: 2 sekunde.')
  await waitFor(() => expect(document.activeElement).toBe(button('Poslušaj')))
  await press('Poslušaj')
  expect(microphone.played).toHaveLength(1)
  act(() => microphone.played[0]?.onended?.())
  expect(button('Poslušaj')).toBeTruthy()
  answer(SENT, { file: idOf(5) })
  answer(CREATED, {
    _id: idOf(1),
    version: 1,
    slug: 'macka-spava',
    name: '',
    alt: '',
    file: idOf(5),
  } as never)
  await press('Zadrži')
  await eventually(() => expect(onClose).toHaveBeenCalled())
  expect(sentInputs(CREATED)).toMatchObject([
    { body: { name: 'Mačka spava', alt: 'Mačka spava.', file: idOf(5) } },
  ])
  expect(onKept.mock.calls).toEqual([[{ src: '/snimke/macka-spava', alt: 'Mačka spava.' }]])
})

it('a take that could not be sent stays, and is sent again as the same recording', async () => {
  withMicrophone()
  open()
  await record()
  refuse(SENT, 507, 'Na poslužitelju nema više mjesta za datoteke.')
  await press('Zadrži')
  await eventually(() => screen.getByText('Na poslužitelju nema više mjesta za datoteke.'))
  expect(button('Poslušaj')).toBeTruthy()
  answer(SENT, { file: idOf(5) })
  refuse(CREATED, 503, 'Trenutačno ne radi.')
  await press('Zadrži')
  await eventually(() => screen.getByText('Trenutačno ne radi.'))
  answer(CREATED, {
    _id: idOf(1),
    version: 1,
    slug: 'x',
    name: '',
    alt: '',
    file: idOf(5),
  } as never)
  await press('Zadrži')
  await eventually(() => expect(onKept).toHaveBeenCalledTimes(1))
  const ids = sentInputs(CREATED).map(({ body }) => body._id)
  expect(ids).toHaveLength(2)
  expect(new Set(ids).size).toBe(1)
})

const refusal = (name: string) => () => Promise.reject(new DOMException('', name))
it.each([
  ['NotAllowedError', MICROPHONE_MESSAGES.refused],
  ['NotFoundError', MICROPHONE_MESSAGES.absent],
  ['NotReadableError', MICROPHONE_MESSAGES.busy],
])('%s is explained, and can be tried again', async (name, message) => {
  withMicrophone({ answer: refusal(name) })
  open()
  await press('Počni snimati')
  expect(status()).toContain(message)
  withMicrophone()
  await press('Pokušaj ponovno')
  expect(status()).toContain('Snimanje traje.')
})

it('a browser without a microphone is told so', async () => {
  withMicrophone()
  Object.assign(navigator, { mediaDevices: undefined })
  open()
  await press('Počni snimati')
  expect(status()).toContain(MICROPHONE_MESSAGES.unsupported)
})

it('silence is said, and a slip of the finger is not kept', async () => {
  let samples = tone(2, 0.001)
  withMicrophone({ samples: () => samples })
  open()
  await record()
  expect(status()).toContain('Na snimci se ništa ne čuje. Provjeri mikrofon, pa snimi ponovno.')
  samples = tone(0.25)
  await press('Snimi ponovno')
  await press('Zaustavi snimanje')
  expect(status()).toContain('Snimka je prekratka. Snimi ponovno.')
  await press('Zadrži')
  expect(sentInputs(SENT)).toEqual([])
})

it('needs a take and its words', async () => {
  withMicrophone()
  open('')
  await press('Zadrži')
  expect(screen.getByText('Opiši što se čuje.')).toBeTruthy()
  fireEvent.change(screen.getByLabelText('Što se govori'), { target: { value: 'Pas.' } })
  fireEvent.change(screen.getByLabelText('Naziv u knjižnici'), { target: { value: 'Pas' } })
  await press('Zadrži')
  expect(screen.getByText('Prvo snimi rečenicu do kraja.')).toBeTruthy()
  expect(onKept).not.toHaveBeenCalled()
})

it('stops by itself after a minute', async () => {
  const microphone = withMicrophone()
  open()
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] })
  await press('Počni snimati')
  act(() => void vi.advanceTimersByTime(59_900))
  expect(screen.getByRole('timer').textContent).toBe('0:59 / 1:00')
  expect(microphone.isOn()).toBe(true)
  act(() => void vi.advanceTimersByTime(200))
  await settle()
  expect(microphone.isOn()).toBe(false)
  expect(button('Poslušaj')).toBeTruthy()
})

it('what was recorded stays when the microphone is unplugged', async () => {
  const microphone = withMicrophone()
  open()
  await press('Počni snimati')
  microphone.unplug()
  await settle()
  expect(button('Poslušaj')).toBeTruthy()
})

it('closing asks before a take is lost, and stops a recording first', async () => {
  const microphone = withMicrophone()
  open()
  await press('Počni snimati')
  await press('Zatvori')
  expect(microphone.isOn()).toBe(false)
  const asked = await screen.findByRole('dialog', { name: ASK })
  fireEvent.click(within(asked).getByRole('button', { name: 'Odustani' }))
  await settle()
  expect(onClose).not.toHaveBeenCalled()
  expect(button('Poslušaj')).toBeTruthy()
  await press('Odustani')
  fireEvent.click(within(await screen.findByRole('dialog', { name: ASK })).getByText('Odbaci'))
  await settle()
  expect(onClose).toHaveBeenCalled()
})

it('without a take it closes at once', async () => {
  withMicrophone()
  open()
  await press('Odustani')
  expect(onClose).toHaveBeenCalled()
})

it.each([
  ['its page is left', () => cleanup()],
  ['the window is hidden for another page', () => void window.dispatchEvent(new Event('pagehide'))],
])('the microphone is off once %s', async (_, leave) => {
  const microphone = withMicrophone()
  open()
  await press('Počni snimati')
  expect(microphone.isOn()).toBe(true)
  leave()
  expect(microphone.isOn()).toBe(false)
})

it('a microphone that is allowed too late stays off', async () => {
  let allow = () => {}
  const microphone = withMicrophone({
    answer: () => new Promise((resolve) => (allow = resolve)),
  })
  open()
  await press('Počni snimati')
  expect(status()).toContain('Preglednik pita smije li koristiti mikrofon.')
  cleanup()
  allow()
  await settle()
  expect(microphone.isOn()).toBe(false)
})
