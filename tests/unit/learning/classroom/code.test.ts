import { expect, test, vi } from 'vitest'
import { drawQrCode } from '@/lib/learning/classroom/qr-code'
import { readBarcode } from '@/tests/support/read-barcode'

vi.mock('next/cache', () => ({ cacheLife: () => undefined, cacheTag: () => undefined }))

test.each([
  'https://iskra.test/5-razred/vremeplov-5/stari-egipat',
  `https://iskra.test/8-razred/${'vrlo-'.repeat(20)}duga/adresa`,
])('a phone reads %s in its code', async (address) => {
  const { size, path } = await drawQrCode(address)
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${size * 2}" viewBox="0 0 ${size} ${size}"><path d="${path}"/></svg>`
  expect(await readBarcode(Buffer.from(svg), 'QRCode')).toBe(address)
})

test('a code has a quiet zone of four modules on each side', async () => {
  const { size, path } = await drawQrCode('https://iskra.test/5-razred')
  const runs = [...path.matchAll(/M(\d+) (\d+)h(\d+)/g)].map((run) => run.slice(1).map(Number))
  const places = runs.flatMap(([x = NaN, y = NaN, width = NaN]) => [x, x + width, y, y + 1])
  expect(Math.min(...places)).toBe(4)
  expect(Math.max(...places)).toBe(size - 4)
})
