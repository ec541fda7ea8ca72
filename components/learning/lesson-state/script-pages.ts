/** The parts of a script by page: what comes before the first heading, then each section. */
export function pagesOf(parts: Element[]): Element[][] {
  const pages: Element[][] = []
  for (const part of parts) {
    const page = pages.at(-1)
    if (!page || part.tagName === 'H2') pages.push([part])
    else page.push(part)
  }
  return pages
}
