import { fireEvent, render, screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import '@/components/platform/admin/history-list'
import '@/components/platform/admin/record-form'
import { ImagesScreen } from '@/components/content/media/images/images-screen'
import { apiCallOf } from '@/lib/platform/http/api-call'
import { readImageContract, saveImageContract } from '@/lib/content/media/images/contract'
import {
  historyContract,
  listDraftsContract,
  readDraftContract,
  readVersionContract,
} from '@/lib/editing/records/contract'
import { answer, sentInputs, settle } from '../../../support/network'
import { idOf } from '../../../platform/admin/things'

vi.mock('next/navigation', () => import('../../../platform/admin/address'))

const [OLD, NEW] = [idOf(71), idOf(72)]
const image = {
  ...{ _id: idOf(1), version: 2, slug: 'roda', name: 'Roda', alt: 'Ptica', uses: [] },
  ...{ width: 320, height: 200, picture: { file: NEW, crop: null } },
  below: { sentence: '', isInTheWay: false },
}

const press = async (name: string) => {
  fireEvent.click(screen.getByRole('button', { name }))
  await settle()
}

test('a replaced file can be viewed and is restored with its crop', async () => {
  answer(apiCallOf(readImageContract), image)
  answer(apiCallOf(listDraftsContract), [])
  answer(apiCallOf(readDraftContract), { own: null, others: [] })
  const head = { at: '2026-11-23T11:04:00Z', adminEmail: 'iva@iskra.test' }
  answer(apiCallOf(historyContract), [
    { ...head, _id: idOf(32), action: 'record-update', fields: ['file', 'crop', 'width'] },
    { ...head, _id: idOf(31), action: 'record-create', fields: [] },
  ])
  const crop = { x: 1, y: 2, width: 30, height: 40 }
  answer(apiCallOf(readVersionContract), { file: OLD, crop, width: 30 })
  window.history.replaceState(null, '', `/admin/slike?record=${image._id}`)
  render(<ImagesScreen />)
  await settle()
  await settle()
  const details = screen.getByText('Povijest').closest('details')
  if (details) details.open = true
  fireEvent(details ?? document.body, new Event('toggle'))
  await settle()
  expect(screen.getByText(/Promijenjeno \(Datoteka, Izrez, Širina\)/)).toBeTruthy()
  await press('Pogledaj')
  const pictures = within(screen.getByRole('dialog')).getAllByAltText('Pregled slike')
  expect(pictures.map((one) => new URL((one as HTMLImageElement).src).pathname)).toEqual([
    `/api/images/files/${NEW}`,
    `/api/images/files/${OLD}`,
  ])
  fireEvent.error(pictures[1] ?? document.body)
  expect(screen.getByText(/Ove datoteke više nema/)).toBeTruthy()
  await press('Vrati u obrazac')
  answer(apiCallOf(saveImageContract), image)
  await press('Spremi')
  expect(sentInputs(apiCallOf(saveImageContract))).toMatchObject([
    { body: { picture: { file: OLD, crop }, name: 'Roda' } },
  ])
})
