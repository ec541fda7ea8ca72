import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { Dialog } from '@/components/ui/dialog'
import { Picture } from '@/components/ui/picture'
import { useFocusBack } from './use-focus-back'
import { useLevelUp } from './use-level-up'

type LevelUpProps = {
  title: string
  oldImage: string
  newImage: string
  /** False for the welcome, which waits until it is closed. */
  closesItself: boolean
  onClose: () => void
  children: ReactNode
}

/** Something has grown: the old picture gives way to the new one, with confetti. */
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

/** Both pictures lie in the same place; where less motion is asked for they change without a fade. */
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
