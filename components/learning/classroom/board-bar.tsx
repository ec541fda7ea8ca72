import {
  AArrowDown,
  AArrowUp,
  ArrowLeft,
  ArrowRight,
  Maximize,
  Minimize,
  MonitorOff,
  X,
  type LucideIcon,
} from 'lucide-react'
import type { BoardCommand } from '@/lib/learning/classroom/board-commands'

type BoardBarProps = {
  position: number
  total: number
  isFull: boolean
  canFill: boolean
  onOrder: (order: BoardCommand) => void
  onClose: () => void
}

/** The buttons below the slides, small: the class need not see them. */
export function BoardBar({ position, total, isFull, canFill, onOrder, onClose }: BoardBarProps) {
  return (
    <div className="flex flex-wrap items-center justify-center gap-1 border-t border-line px-2 py-1 text-[1rem]">
      <Tool
        Icon={ArrowLeft}
        name="Natrag"
        isOff={position === 0}
        onPress={() => onOrder('backward')}
      />
      <p aria-live="polite" className="min-w-20 text-center font-bold">
        {position + 1} od {total}
      </p>
      <Tool
        Icon={ArrowRight}
        name="Naprijed"
        isOff={position === total - 1}
        onPress={() => onOrder('onward')}
      />
      <span aria-hidden="true" className="mx-1 h-6 border-l border-line sm:mx-3" />
      <Tool Icon={AArrowDown} name="Manja slova (−)" onPress={() => onOrder('smaller')} />
      <Tool Icon={AArrowUp} name="Veća slova (+)" onPress={() => onOrder('larger')} />
      <Tool Icon={MonitorOff} name="Zatamni ploču (B)" onPress={() => onOrder('dark')} />
      {canFill && (
        <Tool
          Icon={isFull ? Minimize : Maximize}
          name={isFull ? 'Smanji na prozor (F)' : 'Cijeli zaslon (F)'}
          onPress={() => onOrder('fullscreen')}
        />
      )}
      <Tool Icon={X} name="Zatvori ploču (Esc)" onPress={onClose} />
    </div>
  )
}

type ToolProps = { Icon: LucideIcon; name: string; isOff?: boolean; onPress: () => void }

function Tool({ Icon, name, isOff = false, onPress }: ToolProps) {
  return (
    <button
      type="button"
      aria-label={name}
      title={name}
      aria-disabled={isOff}
      onClick={onPress}
      className="grid size-11 place-items-center rounded-control hover:bg-sunken aria-disabled:opacity-40"
    >
      <Icon aria-hidden="true" className="size-6" />
    </button>
  )
}
