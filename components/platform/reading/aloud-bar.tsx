'use client'
import { clsx } from 'clsx'
import {
  type LucideIcon,
  Pause,
  Play,
  Rabbit,
  SkipBack,
  SkipForward,
  Square,
  Turtle,
} from 'lucide-react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { isAutoReading, setAutoReading } from './kept-reading'
import { onAnswerOpened } from './on-answer-opened'
import { passageIndexAt, passageIndexIn, spokenPassagesOf, selectedPassageIndex } from './passages'
import { NOT_HEARD_MESSAGE, useReadAloud } from './use-read-aloud'

type AloudBarProps = {
  /** The element whose text is read. */
  root: Element
  /** The part of it to begin with; by default the selection, or the beginning. */
  from?: Element | null
  /** The page has a bar of its own at the bottom, which stays in sight below this one. */
  isAboveBar?: boolean
  onOpenChange: (isOpen: boolean) => void
}

/** Reads a text aloud, with controls at the bottom of the window. */
export function AloudBar({ root, from, isAboveBar = false, onOpenChange }: AloudBarProps) {
  const [passages] = useState(() => spokenPassagesOf(root))
  const [begin] = useState(() =>
    from ? Math.max(0, passageIndexIn(passages, from)) : selectedPassageIndex(passages),
  )
  const close = () => onOpenChange(false)
  const { isSpeaking, hasFailed, pace, speakFrom, toggle, step, choosePace } = useReadAloud(
    passages,
    begin,
    close,
  )
  const main = useRef<HTMLButtonElement>(null)
  useEffect(() => main.current?.focus({ preventScroll: true }), [])
  useEffect(() => {
    const { dataset } = document.documentElement
    dataset.hasAloudBar = ''
    return () => {
      delete dataset.hasAloudBar
    }
  }, [])

  const onPress = useEffectEvent(({ target, clientX, clientY }: MouseEvent) => {
    const isOthers = target instanceof Element && target.closest('a, button, summary, input, audio')
    if (isOthers || window.getSelection()?.isCollapsed === false) return
    speakFrom(passageIndexAt(passages, clientX, clientY))
  })
  useEffect(() => {
    const onClick = (event: Event) => onPress(event as MouseEvent)
    root.addEventListener('click', onClick)
    return () => root.removeEventListener('click', onClick)
  }, [root])
  const readAnswer = useEffectEvent((answer: Element) => {
    if (isAutoReading()) speakFrom(passageIndexIn(passages, answer))
  })
  useEffect(() => onAnswerOpened(root, (answer) => readAnswer(answer)), [root])

  return createPortal(
    <section aria-label="Čitanje naglas" className={clsx(BAR, isAboveBar ? ABOVE_BAR : AT_BOTTOM)}>
      <p role="alert" className="text-center font-bold text-bad empty:hidden">
        {hasFailed && NOT_HEARD_MESSAGE}
      </p>
      <div className="mx-auto flex max-w-md items-center justify-between gap-1">
        <Key
          name="Sporije"
          Icon={Turtle}
          isPressed={pace === 'slower'}
          onPress={() => choosePace(pace === 'slower' ? 'usual' : 'slower')}
        />
        <Key name="Prethodna rečenica" Icon={SkipBack} isStep onPress={() => step(-1)} />
        <button
          ref={main}
          type="button"
          aria-label={isSpeaking ? 'Pauza' : 'Nastavi'}
          onClick={toggle}
          className="grid size-14 place-items-center rounded-full bg-link text-page"
        >
          {isSpeaking ? <Pause {...ICON} /> : <Play {...ICON} />}
        </button>
        <Key name="Sljedeća rečenica" Icon={SkipForward} isStep onPress={() => step(1)} />
        <Key
          name="Brže"
          Icon={Rabbit}
          isPressed={pace === 'faster'}
          onPress={() => choosePace(pace === 'faster' ? 'usual' : 'faster')}
        />
        <Key
          name="Zaustavi čitanje"
          Icon={Square}
          onPress={() => {
            setAutoReading(false)
            close()
          }}
        />
      </div>
    </section>,
    document.body,
  )
}

/** The bar's height is repeated in app/styles/reading.css. */
const BAR = 'no-print fixed inset-x-0 z-30 border-t border-line bg-page/95 p-2 backdrop-blur-sm'
const AT_BOTTOM = 'bottom-(--consent-room,0px)'
/** The height of a bottom bar, which in a low window is not fixed (components/ui/bottom-bar.tsx). */
const ABOVE_BAR =
  'bottom-[calc(var(--consent-room,0px)+5.0625rem)] [@media(max-height:30rem)]:bottom-(--consent-room,0px)'

const ICON = { 'aria-hidden': true, className: 'size-6' } as const

type KeyProps = {
  name: string
  Icon: LucideIcon
  isPressed?: boolean
  /** Not for early readers, to whom it looks like the way to another page. */
  isStep?: boolean
  onPress: () => void
}

function Key({ name, Icon, isPressed, isStep = false, onPress }: KeyProps) {
  return (
    <button
      type="button"
      aria-label={name}
      title={name}
      aria-pressed={isPressed}
      onClick={onPress}
      className={clsx(
        'grid size-12 place-items-center rounded-control border-2 border-transparent hover:bg-sunken aria-pressed:border-link aria-pressed:bg-link-soft',
        isStep && 'early:hidden',
      )}
    >
      <Icon {...ICON} />
    </button>
  )
}
