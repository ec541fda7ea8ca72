import { Undo2 } from 'lucide-react'
import { Button } from '@/components/ui/button'
import type { UndoableVerdict } from '@/lib/learning/cards/deck'
import { KeyCap } from './judge-bar'

type UndoButtonProps = { last: UndoableVerdict | null; onUndo: () => void }

/** Undoes the last judgement. Its space is reserved, so that the layout does not shift. */
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
