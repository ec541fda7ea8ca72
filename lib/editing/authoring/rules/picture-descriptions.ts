import { isFigureAddress } from '@/lib/platform/figures/figure-address'
import { checkMarkdown } from '@/lib/platform/markdown/check'
import { SHORTEST_DESCRIPTION } from '../bounds'
import type { Rule } from '../model'

/**
 * Pictures whose description is missing or too short to say what is to be seen. A drawing from
 * numbers describes itself, unless it is given words.
 */
export const pictureDescriptions: Rule = ({ passages }) =>
  passages.flatMap(({ file, line, markdown }) => {
    if (!markdown.includes('![')) return []
    return checkMarkdown(markdown).images.flatMap(({ url, alt, line: ownLine }) => {
      const written = alt.trim()
      const isSelfDescribed = isFigureAddress(url) && !written
      if (isSelfDescribed || written.length >= SHORTEST_DESCRIPTION) return []
      const why = written ? `ima prekratak opis („${written}”)` : 'nema opis'
      const message = `Slika ${url} ${why}: u zagradama ![…] napiši što se na njoj vidi.`
      return [{ file, line: line + ownLine - 1, message }]
    })
  })
