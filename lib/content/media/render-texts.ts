import 'server-only'
import type { MediaLibrary } from '@/lib/platform/markdown/media-library'
import { renderTextUncached, textRendererFor } from '@/lib/platform/markdown/render'
import { imagesIn } from './images/facts'
import { soundsIn } from './sounds/in-texts'

/** The images and recordings named by texts anywhere in a value. */
export async function libraryMediaIn(source: unknown): Promise<MediaLibrary> {
  const [images, own] = await Promise.all([imagesIn(source), soundsIn(source)])
  return { images, sounds: own }
}

/** A renderer for the texts of a value, which knows the images and recordings that they name. */
export const textRenderer = async (source: unknown): Promise<(markdown: string) => string> =>
  textRendererFor(await libraryMediaIn(source))

/** `textRenderer` without the rendering cache, for texts that change with each key press. */
export async function previewRenderer(source: unknown): Promise<(markdown: string) => string> {
  const library = await libraryMediaIn(source)
  return (markdown) => renderTextUncached(markdown, library)
}
