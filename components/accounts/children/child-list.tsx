'use client'
import { UserRoundPlus } from 'lucide-react'
import { Button } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'
import { toast } from '@/components/ui/toast'
import { switchSession } from '../open-profile'
import { ApiError } from '@/lib/http/client'
import type { RecentLesson } from '@/lib/lesson-state/model'
import type { Week } from '@/lib/reports/model'
import { loadPage } from '@/lib/browser/load-page'
import type { Parent } from '@/lib/accounts/model'
import type { Child } from '@/lib/users/model'
import { useSite } from '@/stores/site'
import { ChildCard } from './child-card'

/** Id of the list's heading, which can take the focus. */
export const CHILDREN_HEADING = 'djeca'

/** The dialog of a parent that is open. */
export type ParentDialog = { kind: 'add' | 'erase' } | { kind: 'edit' | 'delete'; child: Child }

type ChildListProps = {
  parent: Parent
  lastLessons: Record<string, RecentLesson>
  weeks: Record<string, Week>
  savedId: string | undefined
  now: Date
  onAsk: (dialog: ParentDialog) => void
}

/** The children of a parent, or what to do while there are none. */
export function ChildList(props: ChildListProps) {
  const { parent, lastLessons, weeks, savedId, now, onAsk } = props
  const { children } = parent
  const { grades } = useSite()
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
    <section aria-labelledby={CHILDREN_HEADING}>
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <h2
          id={CHILDREN_HEADING}
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
    await switchSession(parent, _id)
    loadPage('/profil')
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    toast({ kind: 'error', title: 'Greška', text: error.message })
  }
}
