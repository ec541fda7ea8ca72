import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import sharp from 'sharp'
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader'

const entry = createRequire(import.meta.url).resolve('zxing-wasm/reader')
const folder = entry.slice(0, entry.lastIndexOf(`${path.sep}dist${path.sep}`))
const wasmBinary = new Uint8Array(readFileSync(`${folder}/dist/reader/zxing_reader.wasm`)).buffer

/** The content of a barcode in a picture (PNG, SVG) by an independent decoder; null without one. */
export async function readBarcode(
  picture: Uint8Array,
  format: 'PDF417' | 'QRCode' = 'PDF417',
): Promise<string | null> {
  await prepareZXingModule({ overrides: { wasmBinary }, fireImmediately: true })
  // SVGs are enlarged, like in print or on a phone's screen.
  const png = await sharp(picture, { density: 288 })
    .flatten({ background: 'white' })
    .png()
    .toBuffer()
  const [read] = await readBarcodes(new Uint8Array(png), { formats: [format], tryHarder: true })
  return read?.text ?? null
}
