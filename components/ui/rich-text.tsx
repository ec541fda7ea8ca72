import { clsx } from 'clsx'

type RichTextProps = { html: string; className?: string; as?: 'div' | 'span' }

/** HTML that the server rendered from Markdown (lib/platform/markdown), never raw user input. */
export function RichText({ html, className, as: Tag = 'div' }: RichTextProps) {
  return <Tag className={clsx(className)} dangerouslySetInnerHTML={{ __html: html }} />
}
