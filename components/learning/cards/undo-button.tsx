import { Undo2 } from 'lucide-react'
import { Button } from '@/components/ui/button'
import type { Judgement } from '@/lib/learning/cards/deck'
import { Key } from './judge-bar'

type UndoButtonProps = { last: Judgement | null; onUndo: () => void }

/** Takes a wrong tap back; the place is kept, so that nothing jumps. */
export const UndoButton = ({ last, onUndo }: UndoButtonProps) => (
  <div className="flex min-h-11 justify-center">
    {last && (
      <Button variant="quiet" onClick={onUndo}>
        <Undo2 aria-hidden="true" className="size-5" />
        Poništi „{last.knows ? 'Znam' : 'Ne znam'}”<Key>⌫</Key>
      </Button>
    )}
  </div>
)
