/** Relative luminance of `#rrggbb` (WCAG 2, section 1.4.3). */
function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const value = Number.parseInt(color.slice(at, at + 2), 16) / 255
    return value <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** Black or white, whichever contrasts more with the colour, and the contrast: always above 4.5. */
export function textColorOn(color: string): { color: string; contrast: number } {
  const light = luminance(color)
  return light > 0.179
    ? { color: '#000000', contrast: (light + 0.05) / 0.05 }
    : { color: '#ffffff', contrast: 1.05 / (light + 0.05) }
}
