import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { toast } from '@/components/ui/toast'
import { ApiError } from '@/lib/http/client'
import { answersIn } from '@/stores/lesson-test'
import { waiting } from '@/stores/outbox'
import {
  atTheDesk,
  choose,
  first,
  KEY,
  openTest,
  pass,
  press,
  reload,
  second,
  server,
  settle,
  sitDown,
  TEST_ID,
  texts,
  third,
  type,
  walk,
  where,
} from '../support/lesson-test'

vi.mock('@/lib/http/client', async (original) => ({ ...(await original()), call: vi.fn() }))
vi.mock('@/components/ui/toast', () => ({ toast: vi.fn() }))

atTheDesk()

const stored = async () => answersIn(await waiting('gost'), TEST_ID)
const B = { kind: 'single', choice: 'b' } as const

it('an answer is saved half a second after it is given, and the pupil sees that it is', async () => {
  await sitDown()
  expect(texts()).not.toContain('Spremljeno')
  choose(/drugi/)
  expect(texts()).toContain('Spremam...')
  await pass(499)
  expect(server.kept()).toEqual([])
  await pass(1)
  expect(server.kept()).toEqual([[first, B]])
  expect(texts()).toContain('Spremljeno')
  expect(await stored()).toEqual({})
})

it('what is typed is saved once, when the typing rests; what is emptied is taken back', async () => {
  await sitDown()
  await press('Dalje')
  for (const text of ['Z', 'Za', 'Zag']) {
    type(text)
    await pass(300)
  }
  await settle()
  expect(server.kept()).toEqual([[second, { kind: 'short', text: 'Zag' }]])
  type('')
  await settle()
  expect(server.kept().at(-1)).toEqual([second, null])
})

it('a ticked option that is unticked leaves no answer', async () => {
  await sitDown()
  await press('Pitanje 3, bez odgovora')
  choose(/drugi/)
  await settle()
  choose(/drugi/)
  await settle()
  expect(server.kept()).toEqual([
    [third, { kind: 'several', choices: ['b'] }],
    [third, null],
  ])
  expect(where()).toBe('Pitanje 3, bez odgovora')
})

it('without a connection answers are kept, the pupil reads so, and they go out later', async () => {
  await sitDown()
  server.goesAway()
  choose(/drugi/)
  await settle()
  expect(screen.getByRole('status').textContent).toMatch(/^Nema veze s internetom\. Odgovori su/)
  await press('Dalje')
  type('Zagreb')
  await settle()
  expect(await stored()).toEqual({ [first]: B, [second]: { kind: 'short', text: 'Zagreb' } })
  server.comesBack()
  const before = server.kept().length
  fireEvent(window, new Event('online'))
  await pass(0)
  expect(server.kept().slice(before)).toEqual([
    [first, B],
    [second, { kind: 'short', text: 'Zagreb' }],
  ])
  expect(await stored()).toEqual({})
  expect(texts()).toContain('Spremljeno')
})

it('after a reload what was not sent is there, and goes out', async () => {
  await sitDown()
  server.says('/testovi/{id}/odgovori', new ApiError(0, 'Nema veze.'))
  choose(/drugi/)
  await settle()
  await reload()
  expect(screen.getByLabelText(/drugi/)).toHaveProperty('checked', true)
  server.comesBack()
  await pass(4_000)
  expect(server.kept().at(-1)).toEqual([first, B])
  expect(await stored()).toEqual({})
  expect(texts()).toContain('Spremljeno')
})

it('a reload comes back to the same question', async () => {
  await sitDown()
  await press('Dalje')
  await press('Dalje')
  await press('Natrag')
  expect(where()).toBe('Pitanje 2, bez odgovora')
  await reload()
  expect(where()).toBe('Pitanje 2, bez odgovora')
})

it('another device begins at the first question without an answer', async () => {
  server.says('/lessons/{id}/test', openTest({ answers: { [first]: B } }))
  await sitDown()
  expect(where()).toBe('Pitanje 2, bez odgovora')
  await press('Pitanje 1, odgovoreno')
  expect(screen.getByLabelText(/drugi/)).toHaveProperty('checked', true)
})

it.each(['{', '99', '-1', '0.5', '{"position":1}'])(
  'a storage that holds %s breaks nothing',
  async (text) => {
    localStorage.setItem(KEY, text)
    await sitDown()
    expect(where()).toBe('Pitanje 1, bez odgovora')
  },
)

it('a test that was handed in on another device shows its result', async () => {
  await sitDown()
  server.says('/testovi/{id}/odgovori', new ApiError(409, 'Ovaj je test već predan.'))
  choose(/drugi/)
  await settle()
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('dobar (3)')
  expect(localStorage.getItem(KEY)).toBeNull()
})

it('a tab that is hidden saves at once', async () => {
  await sitDown()
  choose(/drugi/)
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  fireEvent(document, new Event('visibilitychange'))
  await pass(0)
  expect(server.kept()).toEqual([[first, B]])
})

it.each([
  ['hidden by the router', () => walk('away')],
  ['taken away', () => Promise.resolve(cleanup())],
])('an answer that was just given is saved when its page is %s', async (_, go) => {
  await sitDown()
  choose(/drugi/)
  await pass(100)
  expect(server.kept()).toEqual([])
  await go()
  await pass(0)
  expect(server.kept()).toEqual([[first, B]])
  expect(await stored()).toEqual({})
})

it('a page that is left without anything to save asks nothing of the server', async () => {
  await sitDown()
  choose(/drugi/)
  await settle()
  await walk('away')
  expect(server.kept()).toHaveLength(1)
})

const NOT_NOW = /^Odgovori se trenutačno ne mogu spremiti\. Sačuvani su na ovom uređaju/

it.each([403, 413])(
  'an answer that is refused with %i is not kept, and the pupil reads why',
  async (status) => {
    await sitDown()
    server.says('/testovi/{id}/odgovori', new ApiError(status, 'Poslani podaci su preveliki.'))
    choose(/drugi/)
    await settle()
    expect(toast).toHaveBeenCalledExactlyOnceWith({
      kind: 'error',
      title: 'Greška',
      text: 'Poslani podaci su preveliki.',
    })
    expect(await stored()).toEqual({})
  },
)

it.each([429, 500, 503])(
  'a server that answers %i is no missing connection, and is not called one',
  async (status) => {
    await sitDown()
    server.says('/testovi/{id}/odgovori', new ApiError(status, 'Ne sada.'))
    choose(/drugi/)
    await settle()
    expect(screen.getByRole('status').textContent).toMatch(NOT_NOW)
    await press('Predaj test već sada')
    fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Predaj test' }))
    await pass(0)
    expect(within(screen.getByRole('dialog')).getByRole('alert').textContent).toBe(
      'Odgovori se trenutačno ne mogu spremiti. Sačuvani su na ovom uređaju: pokušaj predati test za minutu.',
    )
    expect(server.handedIn()).toEqual([])
  },
)

it('what the pupil reads follows what hinders: first the server, then the connection', async () => {
  await sitDown()
  server.says('/testovi/{id}/odgovori', new ApiError(503, 'Ne sada.'))
  choose(/drugi/)
  await settle()
  expect(screen.getByRole('status').textContent).toMatch(NOT_NOW)
  server.goesAway()
  await pass(2_000)
  expect(screen.getByRole('status').textContent).toMatch(/^Nema veze s internetom\./)
})
