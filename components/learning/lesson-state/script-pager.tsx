'use client'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { ListenToArticleButton } from '@/components/platform/reading/listen-button'
import { BottomBar } from '@/components/ui/bottom-bar'
import { Button } from '@/components/ui/button'
import { ButtonLink } from '@/components/ui/button-link'
import { DAILY_PRACTICE_PATH } from '@/lib/platform/paths'
import { pagesOf } from './script-pages'
import { FROM_DAILY_PRACTICE_HASH } from './from-daily-practice'

/** The address's hash; as written if it is malformed. */
function decodedHash(): string {
  const hash = window.location.hash.slice(1)
  try {
    return decodeURIComponent(hash)
  } catch {
    return hash
  }
}

/** Shows a script's sections one at a time, then leads on: to the quiz, or back to „Danas”. */
export function ScriptPager({ quizPath }: { quizPath: string }) {
  const place = useRef<HTMLElement>(null)
  const [pages, setPages] = useState<Element[][]>([])
  const [at, setAt] = useState(0)
  const [isDaily, setDaily] = useState(false)
  const [hasMoved, setMoved] = useState(false)
  const isLast = at >= pages.length - 1

  useLayoutEffect(() => {
    const script = place.current?.closest('article')?.querySelector('[data-script]')
    const found = pagesOf(script ? [...script.children] : [])
    const hash = decodedHash()
    setPages(found)
    setDaily(hash === FROM_DAILY_PRACTICE_HASH)
    const linked = found.findIndex((page) => page.some(({ id }) => id !== '' && id === hash))
    setAt(Math.max(0, linked))
  }, [])

  useLayoutEffect(() => {
    const article = place.current?.closest('article')
    if (!pages.length || !article) return
    for (const [index, page] of pages.entries())
      for (const part of page) part.toggleAttribute('data-is-off-page', index !== at)
    article.querySelector('[data-script]')?.toggleAttribute('data-is-paged', true)
    article.toggleAttribute('data-is-last-page', at === pages.length - 1)
    // The title is read once, not before each page.
    article.querySelector('h1')?.toggleAttribute('data-unspoken', at > 0)
  }, [pages, at])

  useEffect(() => {
    const article = hasMoved ? place.current?.closest('article') : null
    const first = article?.querySelector<HTMLElement>('[data-script] > :not([data-is-off-page])')
    if (!first) return
    first.tabIndex = -1
    first.focus({ preventScroll: true })
    document.documentElement.scrollTop = 0
  }, [hasMoved, at])

  const move = (step: 1 | -1) => {
    setMoved(true)
    setAt(at + step)
  }
  return (
    <nav ref={place} aria-label="Listanje skripte" className="no-print">
      <BottomBar>
        <Button
          variant="secondary"
          aria-label="Prethodna stranica"
          // A disabled button would lose the focus.
          aria-disabled={at === 0}
          onClick={() => at > 0 && move(-1)}
          data-early-icon="back"
          className="min-h-14 flex-1 px-3 aria-disabled:opacity-40"
        />
        <ListenToArticleButton key={at} isLarge keepsReading />
        {isLast ? (
          <ButtonLink
            href={isDaily ? DAILY_PRACTICE_PATH : quizPath}
            aria-label={isDaily ? 'Natrag na današnju vježbu' : 'Idem na kviz'}
            data-early-icon="play"
            className="min-h-14 flex-1 px-3"
          />
        ) : (
          <Button
            aria-label="Sljedeća stranica"
            onClick={() => move(1)}
            data-early-icon="next"
            className="min-h-14 flex-1 px-3"
          />
        )}
      </BottomBar>
      <p role="status" className="sr-only">
        {hasMoved && `${at + 1}. stranica od ${pages.length}`}
      </p>
    </nav>
  )
}
