import { useState } from 'react'
import { OrderedItems, type Picked } from '@/components/platform/admin/ordered-items'
import { useActionWithToast } from '@/components/platform/admin/use-action-with-toast'
import { Button } from '@/components/ui/button'
import { useCall } from '@/lib/platform/browser/queries'
import {
  listContract,
  reorderContract,
  REORDERED_SUBJECTS_MAX,
} from '@/lib/content/curriculum/subjects/contract'
import { apiCallOf } from '@/lib/platform/http/api-call'
import { call } from '@/lib/platform/http/client'

/** Orders a grade's subjects, all at once (rule 11.10). */
export function SubjectOrderForm({ grade }: { grade: string }) {
  const query = { grade, size: REORDERED_SUBJECTS_MAX }
  const { data } = useCall(apiCallOf(listContract), { query })
  const [moved, setMoved] = useState<Picked[]>()
  const [said, say] = useState('')
  const { isSending, run } = useActionWithToast()
  const subjects = moved ?? data?.items.map(({ _id, name }) => ({ _id, name })) ?? []
  if (subjects.length < 2) return null
  const save = async () => {
    const body = { subjects: subjects.map(({ _id }) => _id) }
    let isSaved = false
    const send = async () => {
      await call(apiCallOf(reorderContract), { body })
      isSaved = true
    }
    await run(send, { done: 'Redoslijed je spremljen.', refreshes: [apiCallOf(listContract)] })
    if (isSaved) setMoved(undefined)
  }
  return (
    <details className="rounded-card border border-line p-4">
      <summary className="flex min-h-11 cursor-pointer items-center font-bold text-link">
        Promijeni redoslijed
      </summary>
      <div className="mt-3 max-w-xl space-y-3">
        <OrderedItems value={subjects} onChange={setMoved} say={say} />
        <p role="status" className="sr-only">
          {said}
        </p>
        <Button disabled={!moved || isSending} onClick={() => void save()}>
          Spremi redoslijed
        </Button>
      </div>
    </details>
  )
}
