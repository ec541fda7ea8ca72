'use client'
import { ChartColumn, Check, LogIn, Pencil, Trash2 } from 'lucide-react'
import { Button } from '@/components/ui/button'
import { ButtonLink } from '@/components/ui/button-link'
import { AvatarImage } from '../avatar'
import { relativeDay } from '@/lib/platform/hr/dates'
import { DAY_FORMS, durationWords } from '@/lib/platform/hr/durations'
import { counted } from '@/lib/platform/hr/plurals'
import type { WeekActivity } from '@/lib/learning/reports/model'
import type { RecentLesson } from '@/lib/learning/lesson-state/model'
import { reportPath } from '@/lib/learning/reports/paths'
import { shownOidcName } from '@/lib/across/accounts/oidc/shown-name'
import type { Child } from '@/lib/people/users/model'
import { FireBadge, XpBadge } from '@/components/learning/rewards/badges'
import { lessonElementLabel } from '@/components/learning/lesson-state/element-labels'

type ChildCardProps = {
  child: Child
  /** Undefined while the grade is closed. */
  gradeName: string | undefined
  lastLesson: RecentLesson | undefined
  /** The last seven days; undefined without learning time or without a subscription. */
  week: WeekActivity | undefined
  isSaved: boolean
  now: Date
  onOpen: () => void
  onEdit: () => void
  onDelete: () => void
}

/** A child in the parent's list, with actions on its profile. */
export function ChildCard(props: ChildCardProps) {
  const { child, gradeName, lastLesson, week, isSaved, now, onOpen, onEdit, onDelete } = props
  const { firstName, nickName } = child
  return (
    <li className="flex min-w-0 flex-col gap-4 rounded-card border border-line bg-surface p-5 shadow-card">
      <div className="flex items-center gap-4">
        <AvatarImage avatarURL={child.avatarURL} className="size-16" />
        <div className="min-w-0">
          <h3 className="font-display text-xl leading-tight font-bold break-words">{firstName}</h3>
          <p className="break-words text-muted">
            {nickName} · {gradeName ?? 'razred nije otvoren: odaberite drugi'}
          </p>
        </div>
      </div>
      <div className="flex flex-wrap gap-x-6 gap-y-2">
        <XpBadge xp={child.xp} isDrawn={false} />
        <FireBadge dailyVisits={child.dailyVisits} />
      </div>
      {week && (
        <p>
          <span className="font-bold">Zadnjih 7 dana:</span> {durationWords(week.ms)} učenja,{' '}
          {counted(week.days, DAY_FORMS)} od 7
        </p>
      )}
      <p className="text-sm text-muted">
        {lastLesson
          ? `Zadnje: ${lessonElementLabel(lastLesson)}, ${relativeDay(new Date(lastLesson.at), now)}`
          : 'Još nije otvorena nijedna lekcija.'}
        {child.hasPictures && ' Prijavljuje se slikama.'}
        {!child.hasPassword &&
          !child.hasPictures &&
          !shownOidcName() &&
          ' Prijava je moguća samo preko Vašeg računa.'}
      </p>
      <p role="status" className="flex items-center gap-2 font-bold text-good empty:-mt-4">
        {isSaved && (
          <>
            <Check aria-hidden="true" className="size-5" />
            Spremljeno
          </>
        )}
      </p>
      <div className="mt-auto flex flex-wrap gap-2">
        <Button onClick={onOpen} aria-label={`Otvori profil: ${firstName}`} className="basis-full">
          <LogIn aria-hidden="true" className="size-5" />
          Otvori profil
        </Button>
        <ButtonLink
          href={reportPath(child._id)}
          variant="secondary"
          aria-label={`Izvještaj: ${firstName}`}
        >
          <ChartColumn aria-hidden="true" className="size-5" />
          Izvještaj
        </ButtonLink>
        <Button variant="secondary" onClick={onEdit} aria-label={`Uredi: ${firstName}`}>
          <Pencil aria-hidden="true" className="size-5" />
          Uredi
        </Button>
        <Button variant="quiet" onClick={onDelete} aria-label={`Obriši: ${firstName}`}>
          <Trash2 aria-hidden="true" className="size-5" />
          Obriši
        </Button>
      </div>
    </li>
  )
}
