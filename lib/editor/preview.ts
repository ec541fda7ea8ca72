import 'server-only'
import { checkMarkdown } from '@/lib/markdown/check'
import { renderText } from '@/lib/markdown/render'
import type { Preview } from './model'

/** A short text as the pupil sees it, and its faults. */
export const previewText = (markdown: string): Preview => ({
  html: renderText(markdown),
  faults: checkMarkdown(markdown).faults,
})
