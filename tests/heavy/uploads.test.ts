import sharp from 'sharp'
import { expect, test } from 'vitest'
import { newAdmin } from '@/tests/api/support/admins'
import { call } from '@/tests/api/support/call'
import { hugePng, picture } from '@/tests/api/content/media/images/pictures'

const GIGABYTE = 2 ** 30
const PART = new Uint8Array(2 ** 16)

const { cookie } = await newAdmin()
const send = (address: string, raw: BodyInit) => call('POST', address, { raw, cookie })

/** A stream of a gigabyte, and how much of it was read. */
function gigabyte(start: Uint8Array<ArrayBuffer> = PART) {
  let taken = 0
  const stream = new ReadableStream<Uint8Array<ArrayBuffer>>({
    pull(controller) {
      controller.enqueue(taken ? PART : start)
      taken += PART.length
      if (taken >= GIGABYTE) controller.close()
    },
  })
  return { stream, taken: () => taken }
}

/** The peak memory above the memory before, and the duration. */
async function costOf(work: () => Promise<unknown>) {
  const before = process.memoryUsage.rss()
  const begin = performance.now()
  let growth = 0
  const timer = setInterval(() => {
    growth = Math.max(growth, process.memoryUsage.rss() - before)
  }, 5)
  await work()
  clearInterval(timer)
  return { growth, ms: performance.now() - begin }
}

test.each([
  ['/images/files', 21_000_000],
  ['/sounds/files', 21_000_000],
  ['/sounds/recordings', 2_000_000],
  ['/pdfs?name=veliko.pdf', 51_000_000],
])('a gigabyte sent to %s is cut off, with flat memory', async (address, most) => {
  await send(address, gigabyte().stream)
  const { stream, taken } = gigabyte()
  const cost = await costOf(async () => {
    expect((await send(address, stream)).status).toBe(413)
  })
  expect(taken()).toBeLessThan(most)
  expect(cost.growth).toBeLessThan(100_000_000)
  expect(cost.ms).toBeLessThan(1_000)
})

test('a picture of 900 million pixels costs no memory', async () => {
  const { growth, ms } = await costOf(async () => {
    expect((await send('/images/files', hugePng(30_000, 30_000))).status).toBe(413)
  })
  expect(growth).toBeLessThan(50_000_000)
  expect(ms).toBeLessThan(1_000)
})

test('ten of the largest photos at once are decoded one after another', async () => {
  const raw = new Uint8Array(await picture({ width: 8_600, height: 5_800 }).jpeg().toBuffer())
  const { growth } = await costOf(async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => send('/images/files', raw)))
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200))
  })
  expect(growth).toBeLessThan(400_000_000)
  expect(await sharp(raw).metadata()).toMatchObject({ width: 8_600 })
})
