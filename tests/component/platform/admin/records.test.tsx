import { act, fireEvent, screen, within, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { useToastQueue } from '@/components/ui/toast'
import { adminSessionApiCalls } from '@/lib/platform/admin/calls'
import { hardNavigate } from '@/lib/platform/browser/hard-navigate'
import { apiCallOf } from '@/lib/platform/http/api-call'
import { MESSAGES } from '@/lib/platform/http/errors'
import { field, fill, blurField, noteOf } from '../../support/form'
import { answer, answerBy, holdRequest, refuse, sentInputs, settle } from '../../support/network'
import { change, press, show } from './screen'
import { calls, idOf, list, pageOf, thing } from './things'

vi.mock('next/navigation', () => import('./address'))
vi.mock('@/lib/platform/browser/hard-navigate', () => ({ hardNavigate: vi.fn() }))

const toasts = () => useToastQueue.getState().toasts.map(({ text }) => text)
const heading = () => screen.getByRole('heading', { level: 1 })
const asked = () => sentInputs(apiCallOf(list)).at(-1)?.query

describe('a list', () => {
  it('fetches what its address says, and the default for an invalid one', async () => {
    answer(apiCallOf(list), pageOf([thing(1)]))
    await show('?search=stv&sort=name&direction=desc&page=3&kind=a')
    const rest = { direction: 'desc', page: '3', size: '20', kind: 'a' }
    expect(asked()).toEqual({ search: 'stv', sort: 'name', ...rest })
    act(() => window.history.replaceState(null, '', '?sort=password&page=x'))
    await settle()
    expect(asked()).toEqual({ search: '', sort: 'order', direction: 'asc', page: '1', size: '20' })
  })

  it('writes search, order, filter and page into its address', async () => {
    answer(apiCallOf(list), pageOf([thing(1)], { total: 50, pages: 3 }))
    await show()
    await press('Naziv')
    expect(window.location.search).toBe('?sort=name&direction=asc')
    await press('Naziv')
    expect(window.location.search).toBe('?sort=name&direction=desc')
    const column = screen.getByRole('columnheader', { name: 'Naziv' })
    expect(column.getAttribute('aria-sort')).toBe('descending')
    await press('Sljedeća', 'link')
    expect(document.activeElement?.textContent).toBe('Stvari')
    expect(asked()).toMatchObject({ page: '2', direction: 'desc' })
    fireEvent.change(screen.getByLabelText('Vrsta'), { target: { value: 'a' } })
    await settle()
    expect(window.location.search).toBe('?sort=name&direction=desc&kind=a')
    const search = screen.getByRole<HTMLInputElement>('searchbox')
    fireEvent.change(search, { target: { value: 'st' } })
    await vi.waitFor(() => expect(window.location.search).toContain('search=st'))
    // Typing continues in the field, which follows changes of the address from elsewhere.
    expect(screen.getByRole('searchbox')).toBe(search)
    act(() => window.history.replaceState(null, '', '?search=drugo'))
    await settle()
    expect(search.value).toBe('drugo')
  })

  it.each([
    ['', 'Ovdje još nema ničega'],
    ['?search=x', 'Ništa nije pronađeno'],
  ])('at „%s” explains why it is empty', async (search, sentence) => {
    answer(apiCallOf(list), pageOf([]))
    await show(search)
    expect(await screen.findByText(sentence)).toBeDefined()
  })

  it.each([
    [10_000, 'Ukupno: 10 000'],
    [10_001, 'Ukupno: više od 10 000. Suzi popis pretragom ili uvjetima.'],
  ])('for %i rows shows „%s”', async (total, sentence) => {
    answer(apiCallOf(list), pageOf([thing(1)], { total, pages: 500 }))
    await show()
    expect(screen.getByText(sentence)).toBeDefined()
  })

  it('marks rows of the previous query, and allows no actions on them', async () => {
    answer(apiCallOf(list), pageOf([thing(1)], { total: 50, pages: 3 }))
    await show()
    await press('Odaberi: Stvar 1', 'checkbox')
    refuse(apiCallOf(list), 503, 'Iskra se odmara.')
    fireEvent.change(screen.getByLabelText('Vrsta'), { target: { value: 'a' } })
    await settle()
    expect(screen.getByText('Iskra se odmara.').role).toBe('alert')
    const tick = screen.getByRole<HTMLInputElement>('checkbox', { name: 'Odaberi: Stvar 1' })
    expect(tick.disabled).toBe(true)
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Obriši' }).disabled).toBe(true)
    expect(tick.closest('[aria-busy="true"]')).not.toBeNull()
  })

  it('without a session leads to the sign-in', async () => {
    answer(adminSessionApiCalls.adminSignOut, { success: true })
    refuse(apiCallOf(list), 401, MESSAGES.invalidAdminToken)
    await show()
    await vi.waitFor(() =>
      expect(hardNavigate).toHaveBeenCalledExactlyOnceWith(
        expect.stringMatching('^/admin/prijava[?]povratak=%2Fadmin%2Fstvari'),
      ),
    )
  })

  it('processes selected rows of all pages and reports each rejected one', async () => {
    const all = [thing(1), thing(2), thing(3)]
    answerBy(apiCallOf(list), ({ query }) =>
      query?.size === '20' ? pageOf(all.slice(0, 2), { total: 3, pages: 2 }) : pageOf(all),
    )
    await show()
    await press('Odaberi: Stvar 1', 'checkbox')
    await press('Odaberi sve (3)')
    expect(screen.getByText('Odabrano: 3')).toBeDefined()
    const fields = { name: ['Stvar ima 2 dijela.'] }
    refuse(apiCallOf(calls.remove), 400, MESSAGES.invalid, { fields })
    await press('Obriši')
    expect(screen.getByRole('dialog', { name: 'Obrisati odabrano?' })).toBeDefined()
    await press('Odustani')
    expect(sentInputs(apiCallOf(calls.remove))).toEqual([])
    await press('Obriši')
    await press('Obriši (3)')
    expect(screen.getByText('Uspjelo: 0. Nije uspjelo: 3.')).toBeDefined()
    expect(screen.getByText('Stvar 3: Stvar ima 2 dijela.')).toBeDefined()
    answer(apiCallOf(calls.remove), { success: true })
    await press('Obriši')
    await press('Obriši (3)')
    expect(screen.getByText('Uspjelo: 3. Nije uspjelo: 0.')).toBeDefined()
    expect(screen.queryByText(/^Odabrano/)).toBeNull()
    await vi.waitFor(() => expect(document.activeElement?.textContent).toContain('Uspjelo: 3.'))
  })
})

describe('a record', () => {
  it('is created, validated by the contract’s schema, and stays open', async () => {
    answer(apiCallOf(list), pageOf([]))
    await show()
    await press('Nova stvar', 'link')
    expect(document.activeElement).toBe(heading())
    await blurField('Naziv')
    expect(noteOf('Naziv')).toBe('Naziv je obavezan')
    fill('Naziv', 'Stvar 7')
    answer(apiCallOf(calls.create), thing(7))
    answer(apiCallOf(calls.read), thing(7))
    refuse(apiCallOf(calls.create), 0, '', { once: true })
    await press('Spremi')
    await press('Spremi')
    // After a lost response the same record is sent, not a second one.
    const _id = expect.stringMatching(/^[\da-f-]{36}$/) as string
    const [first, second, ...more] = sentInputs(apiCallOf(calls.create))
    expect(first).toEqual({ body: { _id, name: 'Stvar 7', text: '' } })
    expect([second, ...more]).toEqual([first])
    expect(window.location.search).toBe(`?record=${idOf(7)}`)
    expect(toasts()).toEqual(['Spremljeno.'])
    answer(apiCallOf(list), pageOf([thing(7)]))
    await press('Natrag na popis', 'link')
    expect(document.activeElement).toBe(heading())
    expect(screen.getByRole('link', { name: 'Stvar 7' })).toBeDefined()
  })

  it('changed elsewhere by someone else is merged and saved without a question', async () => {
    await change()
    answer(apiCallOf(calls.save), thing(1, { name: 'Moje', text: 'Tuđe', version: 3 }))
    const current = thing(1, { text: 'Tuđe', version: 2 })
    refuse(apiCallOf(calls.save), 409, 'Drukčije.', { current, once: true })
    await press('Spremi')
    const body = { name: 'Moje', text: 'Tuđe', version: 2 }
    expect(sentInputs(apiCallOf(calls.save)).at(-1)).toEqual({ params: { id: idOf(1) }, body })
    expect(field('Tekst').value).toBe('Tuđe')
    expect(toasts().join()).toContain('zajedno s promjenama')
  })

  it('is copied into a new one, which is created only when saved', async () => {
    answer(apiCallOf(calls.read), thing(1, { text: 'Isto' }))
    await show(`?record=${idOf(1)}`)
    await press('Napravi kopiju', 'link')
    await settle()
    expect(screen.getByText('Kopija uzima sve osim mjesta.')).toBeDefined()
    expect([field('Naziv').value, field('Tekst').value]).toEqual(['Stvar 1 (kopija)', 'Isto'])
    answer(apiCallOf(calls.create), thing(2))
    answer(apiCallOf(calls.read), thing(2))
    await press('Spremi')
    const [created] = sentInputs(apiCallOf(calls.create))
    expect(created?.body).toMatchObject({ name: 'Stvar 1 (kopija)', text: 'Isto' })
    expect(created?.body).not.toMatchObject({ _id: idOf(1) })
    expect(window.location.search).toBe(`?record=${idOf(2)}`)
  })

  it('that is gone says so, with a link to the bin', async () => {
    refuse(apiCallOf(calls.read), 404, 'Stvar nije pronađena.')
    await show(`?record=${idOf(1)}`)
    const heading = await screen.findByRole('heading', { name: /više nema/ })
    await waitFor(() => expect(document.activeElement).toBe(heading))
    expect(screen.getByText('Stvar nije pronađena.').role).toBe('alert')
    expect(screen.getByRole('link', { name: 'Otvori koš' }).getAttribute('href')).toBe('/admin/kos')
    expect(screen.getByRole('link', { name: 'Natrag na popis' })).toBeDefined()
    expect(screen.queryByRole('button', { name: 'Pokušaj ponovno' })).toBeNull()
  })

  it('is saved by Ctrl+S instead of the page', async () => {
    await change()
    answer(apiCallOf(calls.save), thing(1, { name: 'Moje', version: 2 }))
    expect(fireEvent.keyDown(field('Naziv'), { key: 's', ctrlKey: true })).toBe(false)
    await settle()
    expect(sentInputs(apiCallOf(calls.save))).toHaveLength(1)
  })

  it('keeps text typed while it is being saved', async () => {
    await change()
    const saving = holdRequest(apiCallOf(calls.save))
    await press('Spremi')
    fill('Tekst', 'Još nešto')
    await saving.answer(thing(1, { name: 'Moje', version: 2 }))
    expect(field('Tekst').value).toBe('Još nešto')
    answer(apiCallOf(calls.save), thing(1, { name: 'Moje', text: 'Još nešto', version: 3 }))
    await press('Spremi')
    const body = { name: 'Moje', text: 'Još nešto', version: 2 }
    expect(sentInputs(apiCallOf(calls.save)).at(-1)?.body).toEqual(body)
  })

  it('overtaken again and again is not saved endlessly', async () => {
    await change()
    refuse(apiCallOf(calls.save), 409, 'Drukčije.', { current: thing(1, { version: 2 }) })
    await press('Spremi')
    expect(await screen.findByText('Drukčije.')).toBeDefined()
    expect(sentInputs(apiCallOf(calls.save)).length).toBeLessThan(6)
    expect(field('Naziv').value).toBe('Moje')
  })

  it('asks about a field changed by both, and saves the chosen value', async () => {
    await change()
    const current = thing(1, { name: 'Tuđe', version: 2 })
    refuse(apiCallOf(calls.save), 409, 'Drukčije.', { current })
    await press('Spremi')
    const question = screen.getByRole('region', { name: /promijenio isto/ })
    expect(question.contains(document.activeElement)).toBe(true)
    expect(field('Naziv').value).toBe('Moje')
    fill('Naziv', 'Treće')
    fireEvent.click(within(question).getByRole('radio', { name: 'Njihovo: Tuđe' }))
    expect(field('Naziv').value).toBe('Tuđe')
    fireEvent.click(within(question).getByRole('radio', { name: 'Tvoje: Treće' }))
    answer(apiCallOf(calls.save), thing(1, { name: 'Treće', version: 3 }))
    await press('Spremi')
    expect(sentInputs(apiCallOf(calls.save)).at(-1)?.body).toEqual({
      name: 'Treće',
      text: '',
      version: 2,
    })
    expect(screen.queryByRole('region', { name: /promijenio isto/ })).toBeNull()
  })

  it('asks before unsaved changes are lost with the session, but not after saving', async () => {
    answer(apiCallOf(calls.read), thing(1))
    await show(`?record=${idOf(1)}`)
    const signOut = vi.fn()
    const leaves = document.body.appendChild(document.createElement('button'))
    leaves.dataset.leaves = ''
    leaves.onclick = signOut
    const isHeld = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))
    expect(isHeld()).toBe(false)
    fill('Naziv', 'Moje')
    await settle()
    expect(isHeld()).toBe(true)
    fireEvent.click(leaves)
    await settle()
    expect(screen.getByRole('dialog', { name: 'Napustiti bez spremanja?' })).toBeDefined()
    await press('Odustani')
    expect(signOut).not.toHaveBeenCalled()
    expect(field('Naziv').value).toBe('Moje')
    answer(apiCallOf(calls.save), thing(1, { name: 'Moje', version: 2 }))
    await press('Spremi')
    expect(isHeld()).toBe(false)
    fireEvent.click(leaves)
    expect(signOut).toHaveBeenCalledOnce()
    leaves.remove()
  })
})

describe('a deletion', () => {
  it('is not offered while something prevents it', async () => {
    const below = { sentence: 'Stvar ima 2 dijela.', isInTheWay: true }
    answer(apiCallOf(calls.read), thing(1, { below }))
    await show(`?record=${idOf(1)}`)
    await press('Obriši…')
    const dialog = within(screen.getByRole('dialog', { name: 'Obrisati „Stvar 1”?' }))
    expect(dialog.getByText(below.sentence)).toBeDefined()
    expect(dialog.queryByRole('button', { name: 'Obriši' })).toBeNull()
  })

  it('names what else it deletes, and sends the displayed sentence', async () => {
    const below = { sentence: 'Stvar ima 2 bilješke.', isInTheWay: false }
    answer(apiCallOf(calls.read), thing(1, { below }))
    answer(apiCallOf(list), pageOf([]))
    await show(`?record=${idOf(1)}`)
    await press('Obriši…')
    answer(apiCallOf(calls.remove), { success: true })
    await press('Obriši')
    const query = { version: '1', seen: below.sentence }
    expect(sentInputs(apiCallOf(calls.remove))).toEqual([{ params: { id: idOf(1) }, query }])
    expect(window.location.search).toBe('')
    expect(toasts()).toEqual(['Obrisano. Još 30 dana može se vratiti iz koša.'])
  })
})
