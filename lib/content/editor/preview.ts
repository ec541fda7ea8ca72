import 'server-only'
import { previewRenderer } from '@/lib/content/media/render-texts'
import { checkMarkdown } from '@/lib/platform/markdown/check'
import type { Preview } from './model'

/** A short text rendered as pupils see it, with its faults. */
export async function previewText(markdown: string): Promise<Preview> {
  const render = await previewRenderer(markdown)
  return { html: render(markdown), faults: checkMarkdown(markdown).faults }
}
