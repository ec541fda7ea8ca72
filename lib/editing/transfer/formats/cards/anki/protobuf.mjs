/**
 * The strings or nested messages in a field of a Protocol Buffers message.
 * @param {Uint8Array} bytes
 * @param {number} wanted the field's number
 * @param {BufferEncoding} [encoding]
 */
export function stringsOf(bytes, wanted, encoding = 'utf8') {
  const message = Buffer.from(bytes)
  const found = []
  let at = 0
  const number = () => {
    let value = 0
    for (let shift = 0; at < message.length; shift += 7) {
      const byte = message[at++] ?? 0
      value += (byte & 127) * 2 ** shift
      if (byte < 128) break
    }
    return value
  }
  while (at < message.length) {
    const key = number()
    const [field, type] = [Math.floor(key / 8), key % 8]
    if (type === 0) number()
    else if (type === 1) at += 8
    else if (type === 5) at += 4
    else if (type === 2) {
      const end = number() + at
      if (field === wanted) found.push(message.toString(encoding, at, end))
      at = end
    } else throw new Error('no Protocol Buffers')
  }
  return found
}
