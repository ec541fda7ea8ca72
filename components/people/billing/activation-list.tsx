'use client'
import { useActionWithToast } from '@/components/platform/admin/use-action-with-toast'
import { useConfirmationDialog } from '@/components/platform/admin/use-confirmation-dialog'
import { Button } from '@/components/ui/button'
import { undoActivationContract } from '@/lib/people/billing/activation/contract'
import { formatDateTime } from '@/lib/platform/hr/dates'
import { formatEuro } from '@/lib/platform/hr/euro'
import { apiCallOf, type ApiCall } from '@/lib/platform/http/api-call'
import { call } from '@/lib/platform/http/client'

type Activation = {
  _id: string
  productName: string
  /** In euro cents. */
  productPrice: number
  childName: string | null
  adminEmail: string
  createdAt: string
  undoneAt: string | null
  canBeUndone: boolean
}

type ActivationListProps = { activations: Activation[]; refreshes: ApiCall[] }

/** A family's activations. Each can be undone within a day, after a confirmation. */
export function ActivationList({ activations, refreshes }: ActivationListProps) {
  const { isSending, run } = useActionWithToast()
  const { question, dialog } = useConfirmationDialog()
  if (!activations.length) return null
  const undo = async ({ _id: id, productName }: Activation) => {
    const asked = {
      asks: `Poništiti: ${productName}?`,
      text: 'Obitelj odmah ostaje bez onoga što je time otvoreno. Poruku o tome ne dobiva.',
      action: 'Poništi aktivaciju',
    }
    if (!(await question(asked))) return
    const work = () => call(apiCallOf(undoActivationContract), { params: { id } })
    await run(work, { done: 'Aktivacija je poništena.', refreshes })
  }
  return (
    <>
      <h3 className="mt-5 font-bold">Aktivirano</h3>
      <ul className="divide-y divide-line">
        {activations.map((one) => (
          <li key={one._id} className="flex flex-wrap items-center gap-x-4 gap-y-1 py-2">
            <div className="min-w-0 flex-1 basis-60 break-words">
              <p>
                <span className="font-bold">{one.productName}</span>, {formatEuro(one.productPrice)}
                {one.childName && `, ${one.childName}`}
              </p>
              <p className="text-sm text-muted">
                {formatDateTime(new Date(one.createdAt))}, {one.adminEmail}
                {one.undoneAt && `; poništeno ${formatDateTime(new Date(one.undoneAt))}`}
              </p>
            </div>
            {one.canBeUndone && (
              <Button
                variant="secondary"
                disabled={isSending}
                aria-label={`Poništi: ${one.productName}`}
                onClick={() => void undo(one)}
              >
                Poništi…
              </Button>
            )}
          </li>
        ))}
      </ul>
      {dialog}
    </>
  )
}
