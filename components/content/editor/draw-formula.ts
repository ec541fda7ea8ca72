/**
 * Renders a formula into an element with KaTeX, loaded for the first formula. Returns the text from
 * the first error on; null for a valid formula.
 */
export async function drawFormula(
  dom: HTMLElement,
  latex: string,
  displayMode: boolean,
): Promise<string | null> {
  dom.dataset.latex = latex
  if (!dom.hasChildNodes()) dom.textContent = latex
  const { default: katex } = await import('katex')
  // The formula has changed meanwhile.
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
