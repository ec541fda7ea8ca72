import type { ReactNode } from 'react'

/**
 * Keeps the browser from drawing the page until `children` are parsed completely. For content that
 * is centred or at the bottom of the window: drawn in part, it would move as the rest arrives. Use
 * it only near the start of a document, or in a short document.
 *
 * @param id unique in the document
 */
export const RenderBlockingContent = ({ id, children }: { id: string; children: ReactNode }) => (
  <>
    {/* Browsers wait for the start of the named element, so it follows the content. */}
    <link rel="expect" href={`#${id}`} blocking="render" />
    {children}
    <template id={id} />
  </>
)
