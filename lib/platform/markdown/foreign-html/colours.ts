/** Maximum difference between red, green and blue of a grey. */
const GREY_SPREAD = 24
const GREYS =
  /^(?:inherit|initial|unset|revert|auto|none|transparent|currentcolor|windowtext|window|black|white|whitesmoke|snow|(?:dark|light|dim|slate)?gr[ae]y|gainsboro|silver|var\(.*\))$/

/** True for a colour without meaning: black, white, grey, or the page's own. */
export function isNeutral(value: string): boolean {
  const text = value.toLowerCase().replace('!important', '').trim()
  if (!text || GREYS.test(text)) return true
  const parts = partsOf(text)
  return parts !== null && Math.max(...parts) - Math.min(...parts) <= GREY_SPREAD
}

function partsOf(text: string): number[] | null {
  const hex = /^#?([0-9a-f]{3}|[0-9a-f]{6})(?:[0-9a-f]{1,2})?$/.exec(text)?.[1]
  if (hex) {
    const size = hex.length / 3
    return [0, 1, 2].map((at) =>
      parseInt(hex.slice(at * size, at * size + size).padEnd(2, hex[at]), 16),
    )
  }
  const rgb = /^rgba?\(([^)]*)\)$/.exec(text)?.[1]
  const numbers = rgb
    ?.match(/[\d.]+%?/g)
    ?.map((one) => (one.endsWith('%') ? parseFloat(one) * 2.55 : Number(one)))
  if (!numbers || numbers.length < 3) return null
  // A fully transparent colour is invisible, so it counts as neutral.
  return numbers[3] === 0 ? [0, 0, 0] : numbers.slice(0, 3)
}
