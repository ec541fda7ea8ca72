'use client'
import { useState, type ReactNode, type SyntheticEvent } from 'react'
import { createPortal } from 'react-dom'

type PhoneFrameProps = {
  title: string
  theme: 'light' | 'dark'
  children: ReactNode
}

/** Links in the preview open in a new tab. */
const EMPTY =
  '<!doctype html><html lang="hr"><head><base target="_blank"></head><body></body></html>'

/** A phone-sized preview in its own document, with the page's styles. */
export function PhoneFrame({ title, theme, children }: PhoneFrameProps) {
  const [body, setBody] = useState<HTMLElement | null>(null)
  const start = ({ currentTarget: { contentDocument } }: SyntheticEvent<HTMLIFrameElement>) => {
    if (!contentDocument) return
    const styles = document.querySelectorAll('link[rel="stylesheet"], style')
    contentDocument.head.append(...[...styles].map((style) => style.cloneNode(true)))
    contentDocument.documentElement.className = document.documentElement.className
    contentDocument.title = title
    setBody(contentDocument.body)
  }
  return (
    <>
      <iframe
        title={title}
        srcDoc={EMPTY}
        onLoad={start}
        className="h-[75vh] w-[390px] max-w-full rounded-card border-4 border-line bg-page"
      />
      {body &&
        createPortal(
          // Takes the focus, so that keys scroll it: without it, a frame's focus is invisible.
          <div
            role="region"
            aria-label={title}
            tabIndex={0}
            data-theme={theme}
            className="min-h-dvh bg-page text-ink focus-visible:-outline-offset-3"
          >
            {children}
          </div>,
          body,
        )}
    </>
  )
}
