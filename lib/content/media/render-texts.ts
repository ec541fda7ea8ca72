import 'server-only'
import type { Library } from '@/lib/platform/markdown/library'
import { renderOnce, renderTextWith } from '@/lib/platform/markdown/render'
import { imagesIn } from './images/facts'
import { soundsIn } from './sounds/in-texts'

/** The images and recordings named by texts anywhere in a value. */
export async function libraryIn(source: unknown): Promise<Library> {
  const [images, own] = await Promise.all([imagesIn(source), soundsIn(source)])
  return { images, sounds: own }
}

/** A renderer for the texts of a value, which knows the images and recordings that they name. */
export const textRenderer = async (source: unknown): Promise<(markdown: string) => string> =>
  renderTextWith(await libraryIn(source))

/** `textRenderer` without the rendering cache, for texts that change with each key press. */
export async function previewRenderer(source: unknown): Promise<(markdown: string) => string> {
  const library = await libraryIn(source)
  return (markdown) => renderOnce(markdown, library)
}
