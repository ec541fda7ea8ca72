import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { db } from '@/lib/platform/db/client'
import { parsePdf } from '@/lib/content/media/pdfs/read'
import { pdfs } from '@/lib/content/media/pdfs/tables'
import { pdfSaying } from '@/tests/support/pdf'
import { newAdmin } from '../../../support/admins'
import { callForAnswer, call } from '../../../support/call'

let cookie: string
beforeAll(async () => void ({ cookie } = await newAdmin()))

type Pdf = { _id: string; name: string; pages: number; bytes: number }
type Answer = { success: boolean; data: Pdf & Pdf[]; message: string }

const ask = async (method: string, address: string, raw?: BodyInit) => {
  const { status, body } = await callForAnswer(method, address, { cookie, ...(raw && { raw }) })
  return { status, body: body as Answer }
}
const add = (name: string, raw: BodyInit = pdfSaying('Pitagorin poucak')) =>
  ask('POST', `/pdfs?name=${encodeURIComponent(name)}`, raw)

// 'POST /api/pdfs', 'GET /api/pdfs', 'DELETE /api/pdfs/{id}', 'GET /api/pdfs/{id}/file',
// 'GET /api/pdfs/{id}/thumbnail'
describe('PDF documents', () => {
  test('are listed with the newest first, and found by name, in the envelope', async () => {
    expect(await ask('GET', '/pdfs')).toEqual({
      status: 200,
      body: { success: true, data: [], message: 'PDF-ovi su dohvaćeni.' },
    })
    await add('Račun.pdf')
    const { status, body } = await add('Školski list.pdf')
    expect({ status, body }).toMatchObject({
      status: 200,
      body: { success: true, data: { name: 'Školski list.pdf', pages: 1 } },
    })
    const names = async (search: string) =>
      (await ask('GET', `/pdfs?search=${search}`)).body.data.map(({ name }) => name)
    expect(await names('')).toEqual(['Školski list.pdf', 'Račun.pdf'])
    expect(await names('racun')).toEqual(['Račun.pdf'])
    expect(await names('%25')).toEqual([])
  })

  test('are stored with their text and a thumbnail, and downloaded unchanged', async () => {
    const sent = pdfSaying('Zbroj kutova')
    const { _id: id } = (await add('kutovi.pdf', sent)).body.data
    const [row] = await db().select().from(pdfs).where(eq(pdfs.id, id))
    expect(row?.text.trim()).toBe('Zbroj kutova')
    const file = await call('GET', `/pdfs/${id}/file`, { cookie })
    expect(file.headers.get('content-disposition')).toBe('attachment; filename="kutovi.pdf"')
    expect(Buffer.compare(await file.bytes(), sent)).toBe(0)
    const thumbnail = await call('GET', `/pdfs/${id}/thumbnail`, { cookie })
    expect(await sharp(await thumbnail.bytes()).metadata()).toMatchObject({
      format: 'webp',
      width: 640,
    })
  })

  test('can be deleted once', async () => {
    const { _id: id } = (await add('Stari.pdf')).body.data
    expect(await ask('DELETE', `/pdfs/${id}`)).toEqual({
      status: 200,
      body: { success: true, data: null, message: 'PDF je obrisan.' },
    })
    expect(await ask('DELETE', `/pdfs/${id}`)).toEqual({
      status: 404,
      body: { success: false, data: null, message: 'Ovog zapisa više nema.' },
    })
  })

  test.each([
    ['an image', '\x89PNG\r\n\x1a\n', 'Ova vrsta datoteke nije dopuštena. Može: PDF.'],
    [
      'a broken document',
      '%PDF-1.7\nnothing more',
      'Ovaj se PDF ne može pročitati: zaključan je, oštećen ili prevelik.',
    ],
  ])('refuses %s, in the envelope', async (_, raw, message) => {
    expect(await add('Krivo.pdf', raw)).toEqual({
      status: 415,
      body: { success: false, data: null, message },
    })
  })

  test('are refused if reading takes too long', async () => {
    await expect(parsePdf(new Blob([pdfSaying('x')]), 1)).rejects.toMatchObject({ status: 415 })
  })

  test('give the specified message when the database fails', async () => {
    const broken = vi.spyOn(db(), 'select').mockImplementation(() => {
      throw new Error('broken')
    })
    const failed = { success: false, data: null }
    const { status, body } = await ask('GET', '/pdfs').finally(() => broken.mockRestore())
    expect(status).toBe(500)
    expect(body).toEqual({ ...failed, message: 'Došlo je do greške prilikom dohvaćanja PDF-ova' })
  })
})
