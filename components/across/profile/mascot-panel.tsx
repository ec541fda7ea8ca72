import type { ReactNode } from 'react'
import { NextPieces } from '@/components/learning/rewards/next-pieces'
import { OwnMascot } from '@/components/learning/rewards/own-mascot'
import { Button } from '@/components/ui/button'
import { Panel } from '@/components/ui/panel'
import { useDialogs } from '@/stores/dialogs'
import type { ServerParts } from './server-parts'

type MascotTileProps = {
  /** The mascot without pieces. */
  plain: ReactNode
}

type MascotPanelProps = MascotTileProps & Pick<ServerParts, 'comingPieces'> & { xp: number }

/** The pupil's own mascot, the way to dress it, and what comes next. */
export function MascotPanel({ xp, plain, comingPieces }: MascotPanelProps) {
  const show = useDialogs((state) => state.show)
  return (
    <Panel id="moja-iskra" title="Moja Iskra">
      <div className="flex flex-wrap items-center gap-4">
        <OwnMascot pose="wave" className="size-28" plain={plain} />
        <div className="min-w-0 flex-1 basis-40 space-y-3">
          <NextPieces xp={xp} piecesOf={(level) => comingPieces[level]} />
          <Button variant="secondary" onClick={() => show('mascot')}>
            Uredi Iskru
          </Button>
        </div>
      </div>
    </Panel>
  )
}

/** The same for a child who is learning to read: the picture is the button. */
export function MascotTile({ plain }: MascotTileProps) {
  const show = useDialogs((state) => state.show)
  return (
    <button type="button" onClick={() => show('mascot')} className={TILE}>
      <OwnMascot pose="wave" className="size-32" plain={plain} />
      <span className="font-display text-2xl leading-tight font-bold">Moja Iskra</span>
    </button>
  )
}

const TILE =
  'flex min-h-44 w-full flex-col items-center justify-center gap-2 rounded-card border-2 border-line ' +
  'bg-surface p-4 text-center shadow-card transition duration-quick hover:border-link active:scale-98'
