import 'server-only'
import { keepUntilRenewed } from '@/lib/platform/cache/keep-until-renewed'

/** Error correction level M tolerates a crease or a stain. */
const CODE = { bcid: 'qrcode', eclevel: 'M' } as const

/** The quiet zone around a QR code, in modules (ISO/IEC 18004). */
const QUIET = 4

/** A QR code as one SVG path, `size` modules wide and high including the quiet zone. */
export type QrCode = { size: number; path: string }

/** Imported only for the first code, because the library is large: it draws a hundred kinds. */
const encoder = async () => (await import('bwip-js/node')).default

/** Draws the QR code of a text. */
export async function drawQrCode(text: string): Promise<QrCode> {
  const { raw } = await encoder()
  const [matrix] = raw({ ...CODE, text })
  if (!matrix || !('pixs' in matrix)) throw new Error('bwip-js gave no matrix')
  const { pixs, pixx: width } = matrix
  const path = pixs.flatMap((isDark, index) => {
    const column = index % width
    // One stroke for each horizontal run of dark modules.
    if (!isDark || (column > 0 && pixs[index - 1])) return []
    const end = pixs.findIndex((dark, at) => at > index && (!dark || at % width === 0))
    const run = (end === -1 ? pixs.length : end) - index
    return [`M${column + QUIET} ${Math.floor(index / width) + QUIET}h${run}v1h-${run}z`]
  })
  return { size: width + 2 * QUIET, path: path.join('') }
}

/** The QR code of an address, cached. */
export async function cachedQrCode(address: string): Promise<QrCode> {
  'use cache'
  keepUntilRenewed('content')
  return drawQrCode(address)
}
