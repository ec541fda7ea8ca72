import { isFigureAddress } from '@/lib/platform/figures/figure-address'
import { checkMarkdown } from '@/lib/platform/markdown/check'
import { SHORTEST_DESCRIPTION } from '../bounds'
import type { Rule } from '../model'

/**
 * Pictures whose description is missing or too short to say what is to be seen. A drawing describes
 * itself by what is drawn; in a script it also has to say what it is there for.
 */
export const pictureDescriptions: Rule = ({ passages }) =>
  passages.flatMap(({ file, line, part, markdown }) => {
    if (!markdown.includes('![')) return []
    return checkMarkdown(markdown).images.flatMap(({ url, alt, line: ownLine }) => {
      const isSelfDescribed = isFigureAddress(url) && part !== 'script' && !alt.trim()
      if (isSelfDescribed || alt.trim().length >= SHORTEST_DESCRIPTION) return []
      const why = alt.trim() ? `ima prekratak opis („${alt}”)` : 'nema opis'
      const message = `Slika ${url} ${why}: u zagradama ![…] napiši što se na njoj vidi.`
      return [{ file, line: line + ownLine - 1, message }]
    })
  })
