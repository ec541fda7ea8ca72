import sharp from 'sharp'
import { pictureLetters, type Place } from './picture-letters'

/**
 * The largest picture under labels. Older Moodle shrinks a picture to this size before it counts
 * pixels; newer Moodle shows the stored picture and counts its pixels.
 */
const LARGEST = { width: 600, height: 400 }

/**
 * A copy with letters that every Moodle shows as it is; null for bytes that are no picture. Moodle's
 * form takes no WebP there.
 * @param places in the order of their letters
 */
export async function letteredBackground(bytes: Buffer, places: Place[]) {
  try {
    const { data, info } = await sharp(bytes)
      .autoOrient()
      .resize({ ...LARGEST, fit: 'inside', withoutEnlargement: true })
      .toBuffer({ resolveWithObject: true })
    const size = { width: info.width, height: info.height }
    const letters = `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}">${pictureLetters(places, size)}</svg>`
    const lettered = sharp(data).composite([{ input: Buffer.from(letters) }])
    return { base64: (await lettered.png().toBuffer()).toString('base64'), size }
  } catch {
    return null
  }
}
