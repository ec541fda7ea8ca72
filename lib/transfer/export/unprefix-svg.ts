/** The prefix that an import gives the ids of a figure (import/sanitise-svg). */
export const idPrefixOf = (name: string): string => name.replace(/\W+/g, '-').replace(/-svg$/, '')

/** Takes the prefix off a stored figure's ids and what points to them: an import adds it again. */
export function unprefixSvg(svg: string, prefix: string): string {
  return svg.replace(/<[^>]*>/g, (tag) =>
    tag
      .replaceAll(` id="${prefix}-`, ' id="')
      .replaceAll(` href="#${prefix}-`, ' href="#')
      .replaceAll(`"url(#${prefix}-`, '"url(#'),
  )
}
