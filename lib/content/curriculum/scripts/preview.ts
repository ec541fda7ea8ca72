import 'server-only'
import { libraryMediaIn } from '@/lib/content/media/render-texts'
import { isInLibrary, type MediaLibrary } from '@/lib/platform/markdown/media-library'
import { countWords } from '@/lib/platform/markdown/count-words'
import { renderScript } from '@/lib/platform/markdown/render'
import { HttpError } from '@/lib/platform/http/errors'
import { checkScript, mediaNounOf } from './check-script'
import type { Script } from './contract'
import { type ScriptFigure, sanitiseFigure, acceptedFigures } from './figures'

/** A script rendered as pupils see it, with its faults by line and its length. */
export async function previewScript({ markdown, figures }: Script) {
  const stored = acceptedFigures(figures)
  const drawn = new Map(stored.map(({ name, svg }) => [name, svg]))
  const shown = await libraryMediaIn(markdown)
  return {
    html: renderScript(markdown, drawn, shown),
    faults: faultsOf(markdown, stored, shown),
    words: countWords(markdown),
  }
}

/** Faults that prevent publishing a script, by line. */
export function faultsOf(markdown: string, stored: ScriptFigure[], known: MediaLibrary) {
  const { faults, figures, library } = checkScript(markdown)
  const missing = [
    ...figures.filter(({ name }) => !stored.some((figure) => figure.name === name)),
    ...library.filter(({ name }) => !isInLibrary(known, name)),
  ]
  const unknown = missing.map(({ name, line }) => ({
    ...{ line, message: `${mediaNounOf(name)} ${name} ne postoji.` },
  }))
  return [...faults, ...unknown].sort((one, other) => one.line - other.line)
}

/** A figure in its stored form. Throws a 400 when the figure is refused. */
export function acceptedFigureOrThrow(figure: ScriptFigure): ScriptFigure {
  const stored = sanitiseFigure(figure)
  if ('fault' in stored) throw new HttpError(400, stored.fault)
  return stored
}
