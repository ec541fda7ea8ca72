import 'server-only'
import { encodedSlip, type Slip } from './fields'

/**
 * PDF417 as HUB-3A asks for it, 58 x 26 mm at most: at 0.254 mm a module it is 56 mm wide, and may be
 * 102 modules high. A slip full of č, which takes two bytes, has 93.
 */
const CODE = { bcid: 'pdf417', columns: 9, eclevel: 4, rowmult: 3 } as const
/** The quiet zone around the code, in modules. */
const QUIET = 4

const drawn = { backgroundcolor: 'FFFFFF', paddingwidth: QUIET, paddingheight: QUIET }

/** Loaded when the first slip is drawn: it knows a hundred kinds of codes. */
const encoder = async () => (await import('bwip-js/node')).default

/** The code of a slip as a drawing. */
export async function slipSvg(slip: Slip): Promise<string> {
  const { toSVG } = await encoder()
  return toSVG({ ...CODE, ...drawn, scale: 1, text: encodedSlip(slip) })
}

/** The code of a slip as a picture for a letter, four dots a module. */
export async function slipPng(slip: Slip): Promise<Buffer> {
  const { toBuffer } = await encoder()
  return toBuffer({ ...CODE, ...drawn, scale: 4, text: encodedSlip(slip) })
}
