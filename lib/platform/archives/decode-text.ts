import { isUtf8 } from 'node:buffer'
import { UnreadableUpload } from './unzip'

/** A text, and the encoding in which it was read. */
export type Decoded = { text: string; encoding: string }

const NO_TEXT =
  'Datoteka nije tekst, ni tablica XLSX, ni paket H5P. Stare tablice (XLS) spremi kao XLSX.'

/** Control characters that don't occur in texts. */
const CONTROLS = /[\u0000-\u0008\u000e-\u001a\u001c-\u001f\u007f-\u009f]/

/**
 * Decodes a text: by its byte order mark, as UTF-8, by its XML declaration, or else in an encoding
 * of older Croatian software. Normalises line ends to LF.
 * @throws UnreadableUpload for a file that is no text
 */
export function decodeText(bytes: Uint8Array): Decoded {
  const encoding = marked(bytes) ?? (isUtf8(bytes) ? 'utf-8' : (declared(bytes) ?? guessed(bytes)))
  const text = decoded(bytes, encoding)
  if (text === null || (encoding !== 'utf-8' && CONTROLS.test(text)) || text.includes('\0')) {
    throw new UnreadableUpload(NO_TEXT)
  }
  return { text: text.replace(/\r\n?/g, '\n'), encoding }
}

function marked([first, second]: Uint8Array): string | null {
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  return first === 0xfe && second === 0xff ? 'utf-16be' : null
}

function declared(bytes: Uint8Array): string | null {
  const head = Buffer.from(bytes.subarray(0, 100)).toString('latin1')
  return /^<\?xml[^>]*encoding=["']([\w-]+)["']/.exec(head)?.[1]?.toLowerCase() ?? null
}

/** Windows-1250 has letters where ISO 8859-2 has control characters. */
const guessed = (bytes: Uint8Array): string =>
  bytes.some((byte) => byte >= 0x80 && byte < 0xa0) ? 'windows-1250' : 'iso-8859-2'

function decoded(bytes: Uint8Array, encoding: string): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes)
  } catch {
    return null
  }
}
