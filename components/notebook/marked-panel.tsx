import { Panel } from '@/components/ui/panel'
import type { MarkedLesson } from '@/lib/notebook/marked-lesson'
import { MarkedList } from './marked-list'

/** The lessons a pupil marked: the newest at once, the rest to be opened. */
const SHOWN = 5

export function MarkedPanel({ marked }: { marked: MarkedLesson[] }) {
  const rest = marked.slice(SHOWN)
  return (
    <Panel id="oznacene" title="Označene lekcije" className="sm:col-span-2">
      {marked.length === 0 && (
        <p className="text-muted">
          Na stranici lekcije odaberi „Označi lekciju” i ona će te čekati ovdje.
        </p>
      )}
      <MarkedList lessons={marked.slice(0, SHOWN)} />
      {rest.length > 0 && (
        <details>
          <summary className="flex min-h-11 items-center px-2 font-bold text-link">
            Sve označene ({marked.length})
          </summary>
          <MarkedList lessons={rest} />
        </details>
      )}
    </Panel>
  )
}
