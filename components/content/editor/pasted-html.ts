/** Blocks within a cell, of which Markdown has one line. */
const BLOCKS = 'p, div, ul, ol, li, h1, h2, h3, h4, h5, h6, br'

/** HTML of other programs as the surface can take it: cells of one line, titles of our levels. */
export function cleanPasted(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  for (const cell of body.querySelectorAll('td, th')) {
    for (const block of cell.querySelectorAll(BLOCKS))
      block.replaceWith(' ', ...block.childNodes, ' ')
  }
  for (const title of body.querySelectorAll('h1, h4, h5, h6')) {
    const ours = document.createElement(title.tagName === 'H1' ? 'h2' : 'h3')
    ours.append(...title.childNodes)
    title.replaceWith(ours)
  }
  return body.innerHTML
}
