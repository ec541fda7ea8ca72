import { clsx } from 'clsx'
import { type ReactNode, useEffect, useState, useEffectEvent } from 'react'
import { Dialog } from '@/components/ui/dialog'
import { Picture } from '@/components/content/media/images/picture'
import { LEVEL_UP_MS } from '@/lib/learning/rewards/animation'
import { throwConfetti } from './confetti'

type LevelUpProps = {
  title: string
  oldImage: string
  newImage: string
  closesItself: boolean
  onClose: () => void
  children: ReactNode
}

/** A dialog that replaces the old picture by the new one, with confetti. */
export function LevelUp(props: LevelUpProps) {
  const { title, oldImage, newImage, closesItself, onClose, children } = props
  const moment = useLevelUp({ closesItself, onClose })
  useFocusBack()
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={title}
      returnsFocus={false}
      className={clsx(
        'transition-opacity duration-1000 motion-reduce:transition-none',
        moment === 'fading' && 'opacity-0',
      )}
    >
      <div className="flex flex-col items-center gap-5 text-center">
        <div className="relative size-44">
          <Swapped src={oldImage} isShown={moment === 'old' || moment === 'both'} />
          <Swapped src={newImage} isShown={moment !== 'old'} />
        </div>
        {children}
      </div>
    </Dialog>
  )
}

/** Both pictures share one place; with reduced motion they change without a fade. */
const Swapped = ({ src, isShown }: { src: string; isShown: boolean }) => (
  <Picture
    src={src}
    alt=""
    className={clsx(
      'absolute inset-0 size-full transition duration-400 motion-reduce:transition-none',
      isShown ? 'scale-100 opacity-100' : 'scale-75 opacity-0',
    )}
  />
)

/**
 * Restores focus: the dialog would move it to a button, which Enter, meant to continue, would
 * press.
 */
function useFocusBack(): void {
  const [before] = useState(() => document.activeElement)
  useEffect(
    () => () => {
      // Waits until the dialog has released the focus.
      queueMicrotask(() => {
        if (before instanceof HTMLElement && before.isConnected)
          before.focus({ preventScroll: true })
      })
    },
    [before],
  )
}

type LevelUpMoment = 'old' | 'both' | 'new' | 'fading'

type LevelUpOptions = {
  closesItself: boolean
  onClose: () => void
}

/** The current phase of a level-up (rule 20.12). */
function useLevelUp({ closesItself, onClose }: LevelUpOptions): LevelUpMoment {
  const [moment, setMoment] = useState<LevelUpMoment>('old')
  const close = useEffectEvent(onClose)
  useEffect(() => {
    let takeBack = (): void => undefined
    const at = (ms: number, act: () => void) => setTimeout(act, ms)
    const timers = [
      at(LEVEL_UP_MS.newImage, () => {
        setMoment('both')
        takeBack = throwConfetti()
      }),
      at(LEVEL_UP_MS.oldImageGone, () => setMoment('new')),
    ]
    if (closesItself) {
      timers.push(
        at(LEVEL_UP_MS.fade, () => setMoment('fading')),
        at(LEVEL_UP_MS.fade + LEVEL_UP_MS.fadeLasts, () => close()),
      )
    }
    return () => {
      timers.forEach(clearTimeout)
      takeBack()
    }
  }, [closesItself])
  return moment
}
