'use client'
import { usePreloadedFields } from '@/components/learning/quiz/use-preloaded-fields'
import { useLayoutEffect, useRef, useState, type CSSProperties, type KeyboardEvent } from 'react'
import { useForcedTheme } from '@/components/ui/forced-theme'
import { useOnLeave } from '@/components/ui/use-on-leave'
import { keep, storageKeyOf, readKept } from '@/lib/platform/browser/storage'
import { votableOptionIds, withHands } from '@/lib/learning/classroom/hands'
import {
  commandForKey,
  type FocusedElementKind,
  type BoardCommand,
} from '@/lib/learning/classroom/board-commands'
import { slidesOf } from '@/lib/learning/classroom/slides'
import { isTypeSize, steppedSize, USUAL_TYPE_SIZE } from '@/lib/learning/classroom/type-size'
import type { ScriptPart } from '@/lib/platform/markdown/render'
import type { PublicQuestion } from '@/lib/content/questions/model'
import { storageOwner } from '@/stores/session'
import { BoardBar } from './board-bar'
import { BoardSlide, type SlideLesson } from './board-slide'
import { canScrollFurther } from './can-scroll-further'
import styles from './board.module.css'
import { useFullscreen } from './use-fullscreen'
import { useVotes } from './use-votes'

export type BoardLesson = SlideLesson & { id: string; parts: ScriptPart[] }

type BoardProps = {
  lesson: BoardLesson
  questions: PublicQuestion[]
  onOpenChange: (isOpen: boolean) => void
}

/** A lesson on a classroom screen, slide by slide, with keys and remote controls. */
export function Board({ lesson, questions, onOpenChange }: BoardProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const frame = useRef<HTMLDivElement>(null)
  const [position, setPosition] = useState(0)
  const [isDark, setDark] = useState(false)
  const { size, stepSize } = useTypeSize()
  const { isFull, canFill, toggle: toggleFull } = useFullscreen(frame)
  const votes = useVotes()
  usePreloadedFields(questions)
  const slides = slidesOf(lesson.parts, questions)
  const slide = slides[position]
  const question = slide?.kind === 'question' ? slide.question : null

  useOnLeave(() => onOpenChange(false))
  // A projector can't show black, only less light: dark letters on light are most readable from the
  // back.
  useForcedTheme('light')
  useLayoutEffect(() => {
    const element = dialog.current
    element?.showModal()
    return () => element?.close()
  }, [])

  const go = (place: number) => setPosition(Math.max(0, Math.min(slides.length - 1, place)))
  const countHand = (place: number, by: 1 | -1) => {
    const id = question && votableOptionIds(question)[place]
    if (!question || id === undefined || id === null) return
    const { hands } = votes.of(question)
    votes.count(question, withHands(hands, id, (hands[id] ?? 0) + by))
  }
  const runCommand = (order: BoardCommand) => {
    if (isDark) return setDark(false)
    if (typeof order === 'object') return countHand(order.hand, order.by)
    const acts: Record<typeof order, () => void> = {
      onward: () => scrollSlide(frame.current, 1) || go(position + 1),
      backward: () => scrollSlide(frame.current, -1) || go(position - 1),
      next: () => go(position + 1),
      back: () => go(position - 1),
      first: () => go(0),
      last: () => go(slides.length - 1),
      dark: () => setDark(true),
      larger: () => stepSize(1),
      smaller: () => stepSize(-1),
      fullscreen: toggleFull,
      judge: () => (question ? void votes.judge(question) : openAnswer(frame.current)),
    }
    acts[order]()
  }
  const onKeyDown = (event: KeyboardEvent<HTMLDialogElement>) => {
    const order = commandForKey(event.nativeEvent, focusedBy(event.target))
    if (!order) return
    event.preventDefault()
    if (!event.repeat) runCommand(order)
  }
  return (
    <dialog
      ref={dialog}
      aria-label={`Na ploči: ${lesson.title}`}
      // React bubbles a nested dialog's close event, but there is no nested dialog.
      onClose={() => onOpenChange(false)}
      onKeyDown={onKeyDown}
      className="no-print fixed inset-0 m-0 h-dvh max-h-none w-screen max-w-none bg-page p-0 text-ink"
    >
      <div
        ref={frame}
        className={`${styles.board} flex h-full flex-col bg-page`}
        style={{ '--board-size': size } as CSSProperties}
      >
        {slide && (
          <BoardSlide
            key={position}
            {...{ lesson, slide, votes }}
            questionCount={questions.length}
            name={`Slajd ${position + 1} od ${slides.length}`}
          />
        )}
        <BoardBar
          {...{ position, isFull, canFill }}
          total={slides.length}
          onOrder={runCommand}
          onClose={() => onOpenChange(false)}
        />
        {isDark && (
          <button
            type="button"
            autoFocus
            onClick={() => setDark(false)}
            className="fixed inset-0 cursor-none bg-black"
          >
            <span className="sr-only">Ploča je zatamnjena. Vrati sliku.</span>
          </button>
        )}
      </div>
    </dialog>
  )
}

/** The part of a slide's height by which it scrolls. */
const SCROLLED = 0.85

/** Scrolls a slide longer than the screen; false when nothing is hidden in that direction. */
function scrollSlide(frame: HTMLElement | null, way: 1 | -1): boolean {
  const slide = frame?.querySelector('[data-slide]')
  if (!slide || !canScrollFurther(slide, way)) return false
  slide.scrollBy({ top: way * SCROLLED * slide.clientHeight })
  return true
}

/** Opens the answer to a question at the end of a script. */
const openAnswer = (place: HTMLElement | null) =>
  place?.querySelector('details:not([open])')?.setAttribute('open', '')

function focusedBy(target: EventTarget): FocusedElementKind {
  if (!(target instanceof Element)) return 'nothing'
  if (target.matches('input:is([type=radio], [type=checkbox])')) return 'choice'
  if (target.closest('input, select, textarea, audio')) return 'text'
  return target.closest('button, a, summary') ? 'button' : 'nothing'
}

/** The font size, stored on this device. */
function useTypeSize() {
  const key = storageKeyOf(storageOwner(), 'ploca')
  const [size, setSize] = useState(() => readKept(key, isTypeSize) ?? USUAL_TYPE_SIZE)
  const stepSize = (step: 1 | -1) => {
    const stepped = steppedSize(size, step)
    keep(key, stepped === USUAL_TYPE_SIZE ? null : stepped)
    setSize(stepped)
  }
  return { size, stepSize }
}
