'use client'
import { useRef, useState } from 'react'
import { DressedMascot } from '@/components/art/dressed-mascot'
import { Dialog } from '@/components/ui/dialog'
import { dismissErrorToast, toast } from '@/components/ui/toast'
import type { Pupil } from '@/lib/across/accounts/model'
import { rewardsApiCalls } from '@/lib/learning/rewards/calls'
import {
  ownedPieces,
  PIECE_SLOTS,
  withPiece,
  type PieceId,
} from '@/lib/learning/rewards/mascot-pieces'
import { ApiError, call } from '@/lib/platform/http/client'
import { useUser } from '@/stores/user'
import { NextPieces } from './next-pieces'
import { PieceChoice } from './piece-choice'
import { ComingPieces } from './piece-picture'

type MascotDialogProps = { onOpenChange: (isOpen: boolean) => void }

/** Dresses the signed-in pupil's mascot; a choice is saved at once. */
export function MascotDialog(props: MascotDialogProps) {
  const user = useUser((state) => state.user)
  return user?.type === 'ucenik' && user.hasRewards ? <Wardrobe {...props} pupil={user} /> : null
}

function Wardrobe({ onOpenChange, pupil }: MascotDialogProps & { pupil: Pupil }) {
  const [worn, setWorn] = useState(pupil.mascotPieces)
  // What was taken off in this dialog can be put on again.
  const [owned] = useState(() => ownedPieces(pupil.xp, pupil.mascotPieces))
  const save = useSaving(setWorn)
  const choose = (pieces: PieceId[]) => {
    setWorn(pieces)
    save(pieces)
  }
  return (
    <Dialog onOpenChange={onOpenChange} title="Moja Iskra" subtitle="Odaberi što će nositi.">
      <div className="space-y-5">
        <DressedMascot pose="wave" pieces={worn} className="mx-auto size-44" />
        {PIECE_SLOTS.map((slot) => {
          const pieces = owned.filter((piece) => piece.slot === slot)
          if (!pieces.length) return null
          const onChoose = (piece: PieceId | null) => choose(withPiece(worn, slot, piece))
          return <PieceChoice key={slot} {...{ slot, pieces, worn, onChoose }} />
        })}
        <NextPieces xp={pupil.xp} piecesOf={(level) => <ComingPieces level={level} />} />
      </div>
    </Dialog>
  )
}

/** Saves choices one after the other; of those that wait only the last one is sent. */
function useSaving(onRefused: (saved: PieceId[]) => void) {
  const latest = useRef<PieceId[]>(undefined)
  const saving = useRef(Promise.resolve())
  const send = async (pieces: PieceId[]) => {
    if (latest.current !== pieces) return
    try {
      const saved = await call(rewardsApiCalls.dressMascot, { body: { pieces } })
      const { user, show } = useUser.getState()
      if (user?.type === 'ucenik') show({ ...user, mascotPieces: saved.pieces })
      dismissErrorToast('mascot')
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      toast({ kind: 'error', about: 'mascot', title: 'Greška', text: error.message })
      const { user } = useUser.getState()
      if (latest.current === pieces && user?.type === 'ucenik') onRefused(user.mascotPieces)
    }
  }
  return (pieces: PieceId[]) => {
    latest.current = pieces
    saving.current = saving.current.catch(() => undefined).then(() => send(pieces))
  }
}
