import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { ApiError } from '@/lib/http/client'
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
  texts,
  third,
  type,
  walk,
  where,
} from '../support/lesson-test'

vi.mock('@/lib/http/client', async (original) => ({ ...(await original()), call: vi.fn() }))
vi.mock('@/components/ui/toast', () => ({ toast: vi.fn() }))

atTheDesk()

const stored = () => JSON.parse(localStorage.getItem(KEY) ?? 'null') as object
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
  expect(stored()).toEqual({ position: 0, waiting: {} })
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
  expect(stored()).toEqual({
    position: 1,
    waiting: { [first]: B, [second]: { kind: 'short', text: 'Zagreb' } },
  })
  server.comesBack()
  const before = server.kept().length
  fireEvent(window, new Event('online'))
  await pass(0)
  expect(server.kept().slice(before)).toEqual([
    [first, B],
    [second, { kind: 'short', text: 'Zagreb' }],
  ])
  expect(stored()).toEqual({ position: 1, waiting: {} })
  expect(texts()).toContain('Spremljeno')
})

it.each([429, 500, 503])('a server that answers %i is asked again', async (status) => {
  await sitDown()
  server.says('/testovi/{id}/odgovori', new ApiError(status, 'Ne sada.'))
  choose(/drugi/)
  await settle()
  server.comesBack()
  await pass(2_000)
  expect(stored()).toEqual({ position: 0, waiting: {} })
})

it('after a reload without what was sent, the answer is there and goes out', async () => {
  await sitDown()
  server.goesAway()
  choose(/drugi/)
  await settle()
  server.comesBack()
  await reload()
  expect(screen.getByLabelText(/drugi/)).toHaveProperty('checked', true)
  await settle()
  expect(server.kept().at(-1)).toEqual([first, B])
  expect(stored()).toEqual({ position: 0, waiting: {} })
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

it.each(['{', '7', '{"position":99,"waiting":{}}', '{"position":0,"waiting":{"x":{"kind":"?"}}}'])(
  'a storage that holds %s breaks nothing',
  async (text) => {
    localStorage.setItem(KEY, text)
    await sitDown()
    expect(where()).toBe('Pitanje 1, bez odgovora')
  },
)

it('an answer that the server refuses for good holds up no other', async () => {
  await sitDown()
  server.says('/testovi/{id}/odgovori', new ApiError(404, 'Pitanje nije pronađeno'))
  choose(/drugi/)
  await settle()
  server.comesBack()
  await press('Dalje')
  type('Zagreb')
  await settle()
  expect(server.kept().at(-1)).toEqual([second, { kind: 'short', text: 'Zagreb' }])
  expect(stored()).toEqual({ position: 1, waiting: {} })
})

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
  expect(stored()).toEqual({ position: 0, waiting: {} })
})

it('a page that is left without anything to save asks nothing of the server', async () => {
  await sitDown()
  choose(/drugi/)
  await settle()
  await walk('away')
  expect(server.kept()).toHaveLength(1)
})

const NOT_NOW = /^Odgovori se trenutačno ne mogu spremiti\. Sačuvani su na ovom uređaju/

it.each([403, 413, 429, 500, 503])(
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
