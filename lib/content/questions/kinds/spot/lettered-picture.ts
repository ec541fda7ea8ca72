import { letterAt } from './places'

/**
 * HTML of a picture with its letters, where it is only displayed (styles in prose.css).
 * @param picture HTML of the picture
 * @param points in the order of their letters
 */
export const letteredPicture = (picture: string, points: { x: number; y: number }[]): string => {
  const letters = points.map(
    ({ x, y }, index) =>
      `<span aria-hidden="true" style="left:${x}%;top:${y}%">${letterAt(index)}</span>`,
  )
  return `<span class="lettered">${picture}${letters.join('')}</span>`
}
