import 'server-only'
import type { Library } from '@/lib/platform/markdown/library'
import { renderOnce, renderTextWith } from '@/lib/platform/markdown/render'
import { imagesIn } from './images/facts'
import { soundsIn } from './sounds/in-texts'

/** The images and recordings that texts anywhere in a value name. */
export async function libraryIn(source: unknown): Promise<Library> {
  const [images, own] = await Promise.all([imagesIn(source), soundsIn(source)])
  return { images, sounds: own }
}

/** Renders the texts of a value, with the images and recordings that they name. */
export const textRenderer = async (source: unknown): Promise<(markdown: string) => string> =>
  renderTextWith(await libraryIn(source))

/** The same for texts that change with each key that is pressed: nothing of them is kept. */
export async function previewRenderer(source: unknown): Promise<(markdown: string) => string> {
  const library = await libraryIn(source)
  return (markdown) => renderOnce(markdown, library)
}
