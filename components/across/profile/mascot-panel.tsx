import { useState } from 'react'
import { NextPieces } from '@/components/learning/rewards/next-pieces'
import { OwnMascot } from '@/components/learning/rewards/own-mascot'
import { Button } from '@/components/ui/button'
import { lazyDialog } from '@/components/ui/lazy-dialog'
import { Panel } from '@/components/ui/panel'
import type { Pupil } from '@/lib/across/accounts/model'
import type { PieceOutlines } from './server-parts'

const MascotDialog = lazyDialog(() =>
  import('@/components/learning/rewards/mascot-dialog').then((one) => one.MascotDialog),
)

type MascotPanelProps = { pupil: Pupil; outlines: PieceOutlines }

/** The pupil's own mascot, the way to dress it, and what comes next. */
export function MascotPanel({ pupil, outlines }: MascotPanelProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <Panel id="moja-iskra" title="Moja Iskra">
      <div className="flex flex-wrap items-center gap-4">
        <OwnMascot pose="wave" className="size-28" />
        <div className="min-w-0 flex-1 basis-40 space-y-3">
          <NextPieces xp={pupil.xp} outlineOf={({ id }) => outlines[id]} />
          <Button variant="secondary" onClick={() => setOpen(true)}>
            Uredi Iskru
          </Button>
        </div>
      </div>
      {isOpen && <MascotDialog pupil={pupil} onOpenChange={setOpen} />}
    </Panel>
  )
}

/** The same for a child who is learning to read: the picture is the button. */
export function MascotTile({ pupil }: { pupil: Pupil }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setOpen(true)} className={TILE}>
        <OwnMascot pose="wave" className="size-32" />
        <span className="font-display text-2xl leading-tight font-bold">Moja Iskra</span>
      </button>
      {isOpen && <MascotDialog pupil={pupil} onOpenChange={setOpen} />}
    </>
  )
}

const TILE =
  'flex min-h-44 w-full flex-col items-center justify-center gap-2 rounded-card border-2 border-line ' +
  'bg-surface p-4 text-center shadow-card transition duration-quick hover:border-link active:scale-98'
