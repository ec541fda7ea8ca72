'use client'
import { UserRoundPlus } from 'lucide-react'
import { Button } from '@/components/ui/button'
import { NOT_LOADED_MESSAGE } from '@/components/ui/lazy-dialog'
import { lazyPart } from '@/components/ui/lazy-part'
import { toast } from '@/components/ui/toast'
import { ApiError } from '@/lib/platform/http/client'
import type { RecentLesson } from '@/lib/learning/lesson-state/model'
import type { WeekActivity } from '@/lib/learning/reports/model'
import { hardNavigate } from '@/lib/platform/browser/hard-navigate'
import type { Parent } from '@/lib/across/accounts/model'
import type { Child } from '@/lib/people/users/model'
import { useSite } from '@/stores/site'
import { ChildCard } from './child-card'

/** The drawing is loaded only for parents without children. */
const EmptyState = lazyPart(() =>
  import('@/components/ui/empty-state').then((one) => one.EmptyState),
)

/** Id of the list's heading, which can receive focus. */
export const CHILDREN_HEADING_ID = 'djeca'

/** A parent's open dialog. */
export type OpenDialog = { kind: 'add' | 'erase' } | { kind: 'edit' | 'delete'; child: Child }

type ChildListProps = {
  parent: Parent
  lastLessons: Record<string, RecentLesson>
  weeks: Record<string, WeekActivity>
  savedId: string | undefined
  now: Date
  onAsk: (dialog: OpenDialog) => void
}

/** A parent's children, or what to do while there are none. */
export function ChildList(props: ChildListProps) {
  const { parent, lastLessons, weeks, savedId, now, onAsk } = props
  const { children } = parent
  const grades = useSite((site) => site.grades)
  const add = (
    <Button
      onClick={() => onAsk({ kind: 'add' })}
      variant={children.length ? 'secondary' : 'primary'}
    >
      <UserRoundPlus aria-hidden="true" className="size-5" />
      Dodaj dijete
    </Button>
  )
  return (
    <section aria-labelledby={CHILDREN_HEADING_ID}>
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <h2
          id={CHILDREN_HEADING_ID}
          tabIndex={-1}
          className="font-display text-2xl font-bold outline-none"
        >
          Djeca
        </h2>
        {children.length > 0 && add}
      </div>
      <ul className="grid gap-4 sm:grid-cols-2">
        {children.map((child) => (
          <ChildCard
            key={child._id}
            child={child}
            gradeName={grades.find(({ _id }) => _id === child.gradeID)?.name}
            lastLesson={lastLessons[child._id]}
            week={weeks[child._id]}
            isSaved={child._id === savedId}
            now={now}
            onOpen={() => void open(parent, child)}
            onEdit={() => onAsk({ kind: 'edit', child })}
            onDelete={() => onAsk({ kind: 'delete', child })}
          />
        ))}
      </ul>
      {children.length === 0 && (
        <EmptyState
          pose="wave"
          title="Još niste dodali dijete"
          text="Dodajte dijete i odaberite njegov razred. Za to nije potreban email djeteta."
        >
          {add}
        </EmptyState>
      )}
    </section>
  )
}

async function open(parent: Parent, { _id }: Child): Promise<void> {
  try {
    // Loaded on demand, together with the code that ends a session: few parents switch at once.
    const { switchSession } = await import('../switch-profile')
    await switchSession(parent, _id)
    hardNavigate('/profil')
  } catch (error) {
    if (!(error instanceof ApiError)) console.error(error)
    const text = error instanceof ApiError ? error.message : NOT_LOADED_MESSAGE
    toast({ kind: 'error', about: 'open-profile', title: 'Greška', text })
  }
}
