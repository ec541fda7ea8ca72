import 'server-only'
import { keepUntilRenewed } from '@/lib/platform/cache/keep-until-renewed'

/** Level M survives a crease and a stain. */
const CODE = { bcid: 'qrcode', eclevel: 'M' } as const

/** The quiet zone around a QR code, in modules (ISO/IEC 18004). */
const QUIET = 4

/** A QR code as one path of an SVG: `size` modules wide and high, the quiet zone included. */
export type Code = { size: number; path: string }

/** Loaded when the first code is drawn: it knows a hundred kinds of them. */
const encoder = async () => (await import('bwip-js/node')).default

/** Draws the QR code of a text. */
export async function drawCode(text: string): Promise<Code> {
  const { raw } = await encoder()
  const [matrix] = raw({ ...CODE, text })
  if (!matrix || !('pixs' in matrix)) throw new Error('bwip-js gave no matrix')
  const { pixs, pixx: width } = matrix
  const path = pixs.flatMap((isDark, index) => {
    const column = index % width
    // One stroke for each run of dark modules of a row.
    if (!isDark || (column > 0 && pixs[index - 1])) return []
    const end = pixs.findIndex((dark, at) => at > index && (!dark || at % width === 0))
    const run = (end === -1 ? pixs.length : end) - index
    return [`M${column + QUIET} ${Math.floor(index / width) + QUIET}h${run}v1h-${run}z`]
  })
  return { size: width + 2 * QUIET, path: path.join('') }
}

/** The same, drawn once for each address. */
export async function cachedCode(address: string): Promise<Code> {
  'use cache'
  keepUntilRenewed('content')
  return drawCode(address)
}
