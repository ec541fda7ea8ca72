import 'server-only'
import { slipCodeText, type Slip } from './fields'

/**
 * PDF417 as required by HUB-3A, 58 x 26 mm at most: at 0.254 mm per module the code is 56 mm wide
 * and may be 102 modules high. A slip full of č, which takes two bytes, has 93.
 */
const CODE = { bcid: 'pdf417', columns: 9, eclevel: 4, rowmult: 3 } as const
/** The quiet zone around the code, in modules. */
const QUIET = 4

const drawn = { backgroundcolor: 'FFFFFF', paddingwidth: QUIET, paddingheight: QUIET }

/** Loaded with the first slip, because the library is large: it draws a hundred kinds of codes. */
const encoder = async () => (await import('bwip-js/node')).default

/** The code of a slip as SVG. */
export async function slipCodeSvg(slip: Slip): Promise<string> {
  const { toSVG } = await encoder()
  return toSVG({ ...CODE, ...drawn, scale: 1, text: slipCodeText(slip) })
}

/** The code of a slip as a PNG for an e-mail, four pixels per module. */
export async function slipCodeLetterPng(slip: Slip): Promise<Buffer> {
  const { toBuffer } = await encoder()
  return toBuffer({ ...CODE, ...drawn, scale: 4, text: slipCodeText(slip) })
}
