import { fireEvent, render, screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import '@/components/platform/admin/history-list'
import '@/components/platform/admin/record-form'
import { SoundsScreen } from '@/components/content/media/sounds/sounds-screen'
import { apiCallOf } from '@/lib/platform/http/api-call'
import { historyContract, readVersionContract } from '@/lib/editing/records/contract'
import {
  createSoundContract,
  readSoundContract,
  saveSoundContract,
} from '@/lib/content/media/sounds/contract'
import { idOf } from '../../../platform/admin/things'
import { answer, sentInputs, settle } from '../../../support/network'

vi.mock('next/navigation', () => import('../../../platform/admin/address'))

type Uploaded = (answer: { file: string }) => void

const [OLD, NEW] = [idOf(71), idOf(72)]

vi.mock('@/components/forms/upload-button', () => ({
  UploadButton: ({ label, onUploaded }: { label: string; onUploaded: Uploaded }) => (
    <button type="button" onClick={() => onUploaded({ file: NEW })}>
      {label}
    </button>
  ),
}))

const sound = {
  ...{ _id: idOf(1), version: 2, slug: 'dog', name: 'Riječ dog', alt: 'Poslušaj: dog', file: OLD },
  uses: [{ place: 'skripta', title: 'Životinje', path: '/admin/skripte?record=1' }],
  below: { sentence: '', isInTheWay: false },
}

const press = async (name: string) => {
  fireEvent.click(screen.getByRole('button', { name }))
  await settle()
}
const open = async (query: string) => {
  window.history.replaceState(null, '', `/admin/snimke?${query}`)
  render(<SoundsScreen />)
  await settle()
  await settle()
}
const playerIn = (element: HTMLElement) =>
  within(element)
    .getAllByLabelText<HTMLAudioElement>('Poslana snimka')
    .map(({ src, preload }) => [new URL(src).pathname, preload])

test('a recording needs a file, a name and a description', async () => {
  await open('record=new')
  await press('Spremi')
  for (const why of ['Odaberi datoteku snimke.', 'Opiši što se čuje.'])
    expect(screen.getAllByText(why).length).toBeGreaterThan(0)
  await press('Pošalji datoteku')
  expect(playerIn(document.body)).toEqual([[`/api/sounds/files/${NEW}`, 'none']])
  fireEvent.change(screen.getByLabelText('Naziv'), { target: { value: 'Riječ dog' } })
  fireEvent.change(screen.getByLabelText('Što se čuje'), { target: { value: 'Poslušaj: dog' } })
  answer(apiCallOf(createSoundContract), sound)
  answer(apiCallOf(readSoundContract), sound)
  await press('Spremi')
  expect(sentInputs(apiCallOf(createSoundContract))).toMatchObject([
    { body: { file: NEW, name: 'Riječ dog', alt: 'Poslušaj: dog' } },
  ])
})

test('a used recording lists its uses; a former file can be played and restored', async () => {
  answer(apiCallOf(readSoundContract), sound)
  const head = { at: '2026-11-25T11:04:00Z', adminEmail: 'iva@iskra.test' }
  answer(apiCallOf(historyContract), [
    { ...head, _id: idOf(32), action: 'record-update', fields: ['file', 'alt'] },
    { ...head, _id: idOf(31), action: 'record-create', fields: [] },
  ])
  answer(apiCallOf(readVersionContract), { file: NEW, alt: 'Pas' })
  await open(`record=${sound._id}`)
  expect(screen.getByText('![Poslušaj: dog](/snimke/dog)')).toBeTruthy()
  expect(screen.getByRole('link', { name: '„Životinje”' })).toBeTruthy()
  const details = screen.getByText('Povijest').closest('details')
  if (details) details.open = true
  fireEvent(details ?? document.body, new Event('toggle'))
  await settle()
  expect(screen.getByText(/Promijenjeno \(Snimka, Što se čuje\)/)).toBeTruthy()
  await press('Pogledaj')
  expect(playerIn(screen.getByRole('dialog')).map(([path]) => path)).toEqual([
    `/api/sounds/files/${OLD}`,
    `/api/sounds/files/${NEW}`,
  ])
  const [, earlier] = within(screen.getByRole('dialog')).getAllByLabelText('Poslana snimka')
  fireEvent.error(earlier ?? document.body)
  expect(screen.getByText(/ne može poslušati/)).toBeTruthy()
  await press('Vrati u obrazac')
  answer(apiCallOf(saveSoundContract), sound)
  await press('Spremi')
  expect(sentInputs(apiCallOf(saveSoundContract))).toMatchObject([
    { body: { file: NEW, alt: 'Pas' } },
  ])
})
