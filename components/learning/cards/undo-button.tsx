import { Undo2 } from 'lucide-react'
import { Button } from '@/components/ui/button'
import type { UndoableVerdict } from '@/lib/learning/cards/deck'
import { KeyCap } from './judge-bar'

type UndoButtonProps = { last: UndoableVerdict | null; onUndo: () => void }

/** Takes a wrong tap back; the place is kept, so that nothing jumps. */
export const UndoButton = ({ last, onUndo }: UndoButtonProps) => (
  <div className="flex min-h-11 justify-center">
    {last && (
      <Button variant="quiet" onClick={onUndo}>
        <Undo2 aria-hidden="true" className="size-5" />
        Poništi „{last.knows ? 'Znam' : 'Ne znam'}”<KeyCap>⌫</KeyCap>
      </Button>
    )}
  </div>
)
