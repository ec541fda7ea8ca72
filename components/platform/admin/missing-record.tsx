'use client'
import { buttonLook } from '@/components/ui/button-look'
import { Link } from '@/components/ui/link'
import { PageTitle } from '@/components/ui/section-heading'
import { useStepFocus } from '@/components/ui/use-step-focus'

type MissingRecordProps = { message: string; hasBin: boolean }

/** Replaces a record that was deleted meanwhile. The editor's own draft is kept with it. */
export function MissingRecord({ message, hasBin }: MissingRecordProps) {
  const heading = useStepFocus<HTMLHeadingElement>()
  return (
    <div className="space-y-5">
      <PageTitle ref={heading}>Ovog zapisa više nema</PageTitle>
      <p role="alert">{message}</p>
      {hasBin && (
        <>
          <p>
            Što je obrisano, ostaje u košu 30 dana i odande se može vratiti, i s tvojim nacrtom.
          </p>
          <Link href="/admin/kos" className={buttonLook({})}>
            Otvori koš
          </Link>
        </>
      )}
    </div>
  )
}
