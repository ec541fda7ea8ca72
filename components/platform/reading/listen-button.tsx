'use client'
import { Volume2 } from 'lucide-react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { buttonLook } from '@/components/ui/button-look'
import { lazyDialog } from '@/components/ui/lazy-dialog'
import { useHasVoice } from './croatian-voice'
import { isAutoReading, setAutoReading } from './kept-reading'
import { onAnswerOpened } from './on-answer-opened'

const AloudBar = lazyDialog(async () => (await import('./aloud-bar')).AloudBar)

const SMALL =
  'inline-flex min-h-11 min-w-11 items-center justify-center rounded-control hover:bg-sunken'

type ListenButtonProps = {
  isLarge?: boolean
  /**
   * In a bar that turns pages: begins by itself where the page before was being read, and at an
   * answer that is opened.
   */
  keepsReading?: boolean
}

/** The text that is read, and the part to begin with. */
type Reading = { root: Element; from: Element | null }

/**
 * Reads the page's article aloud. Renders nothing without a Croatian voice. The large variant has a
 * visible label, for children who are learning to read.
 */
export function ListenToArticleButton({
  isLarge = false,
  keepsReading = false,
}: ListenButtonProps) {
  const hasVoice = useHasVoice()
  const button = useRef<HTMLButtonElement>(null)
  const [reading, setReading] = useState<Reading | null>(null)
  const toggle = (isOpen: boolean, from: Element | null = null) => {
    const root = isOpen && articleOf(button.current)
    setReading(root ? { root, from } : null)
    if (!isOpen) button.current?.focus({ preventScroll: true })
  }
  const begin = useEffectEvent(() => keepsReading && isAutoReading() && toggle(true))
  useEffect(() => {
    if (hasVoice) begin()
  }, [hasVoice])
  const readAnswer = useEffectEvent((answer: Element) => {
    // The bar reads it itself.
    if (!reading && isAutoReading()) toggle(true, answer)
  })
  useEffect(() => {
    const article = keepsReading && hasVoice && articleOf(button.current)
    return article ? onAnswerOpened(article, (answer) => readAnswer(answer)) : undefined
  }, [keepsReading, hasVoice])
  if (!hasVoice) return null
  return (
    <>
      <button
        ref={button}
        type="button"
        title={isLarge ? undefined : 'Poslušaj'}
        aria-pressed={reading !== null}
        onClick={() => {
          setAutoReading(!reading)
          toggle(!reading)
        }}
        className={isLarge ? buttonLook({}, 'px-6 text-lg') : SMALL}
      >
        <Volume2 aria-hidden="true" className="size-6" />
        <span className={isLarge ? undefined : 'sr-only'}>Poslušaj</span>
      </button>
      {reading && <AloudBar {...reading} isAboveBar={keepsReading} onOpenChange={toggle} />}
    </>
  )
}

const articleOf = (button: Element | null) =>
  button?.closest('[data-area]')?.querySelector('article') ?? null
