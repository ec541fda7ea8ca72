import 'server-only'
import { libraryIn } from '@/lib/content/media/render-texts'
import { isKnown, type Library } from '@/lib/platform/markdown/library'
import { countWords } from '@/lib/platform/markdown/count-words'
import { renderScript } from '@/lib/platform/markdown/render'
import { HttpError } from '@/lib/platform/http/errors'
import { checkScript, nounOf } from './check-script'
import type { Script } from './contract'
import { type Figure, storedFigure, storedFigures } from './figures'

/** A script rendered as pupils see it, with its faults by line and its length. */
export async function previewScript({ markdown, figures }: Script) {
  const stored = storedFigures(figures)
  const drawn = new Map(stored.map(({ name, svg }) => [name, svg]))
  const shown = await libraryIn(markdown)
  return {
    html: renderScript(markdown, drawn, shown),
    faults: faultsOf(markdown, stored, shown),
    words: countWords(markdown),
  }
}

/** Faults that prevent publishing a script, by line. */
export function faultsOf(markdown: string, stored: Figure[], known: Library) {
  const { faults, figures, library } = checkScript(markdown)
  const missing = [
    ...figures.filter(({ name }) => !stored.some((figure) => figure.name === name)),
    ...library.filter(({ name }) => !isKnown(known, name)),
  ]
  const unknown = missing.map(({ name, line }) => ({
    ...{ line, message: `${nounOf(name)} ${name} ne postoji.` },
  }))
  return [...faults, ...unknown].sort((one, other) => one.line - other.line)
}

/** A figure in its stored form. Throws a 400 when the figure is refused. */
export function checkedFigure(figure: Figure): Figure {
  const stored = storedFigure(figure)
  if ('fault' in stored) throw new HttpError(400, stored.fault)
  return stored
}
