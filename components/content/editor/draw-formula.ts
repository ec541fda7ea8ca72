/**
 * Draws a formula into an element, with KaTeX that is loaded for the first one. Gives the place from
 * which it can't be read; null for a formula that is right.
 */
export async function drawFormula(
  dom: HTMLElement,
  latex: string,
  displayMode: boolean,
): Promise<string | null> {
  dom.dataset.latex = latex
  if (!dom.hasChildNodes()) dom.textContent = latex
  const { default: katex } = await import('katex')
  // Typed on meanwhile.
  if (dom.dataset.latex !== latex) return null
  try {
    katex.render(latex, dom, { displayMode, output: 'mathml', strict: 'ignore' })
    return null
  } catch (error) {
    if (!(error instanceof katex.ParseError)) throw error
    dom.textContent = latex
    return latex.slice(error.position) || latex
  }
}
