/** Block elements in a table cell, which Markdown limits to one line. */
const BLOCKS = 'p, div, ul, ol, li, h1, h2, h3, h4, h5, h6, br'

/** Converts pasted HTML for the surface: single-line cells and only supported heading levels. */
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
