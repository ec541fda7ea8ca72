import type { ReactNode } from 'react'
import { Mascot } from '@/components/art/mascot'
import { ButtonLink } from '@/components/ui/button-link'
import { Link } from '@/components/ui/link'
import type { CheckPrompt } from '@/lib/learning/check/model'
import { PRICES_PATH } from '@/lib/platform/paths'
import { CheckExample } from './example'
import { RichText } from '@/components/ui/rich-text'

type CheckForNonPupilsProps = { prompts: CheckPrompt[]; isSpoken: boolean; scriptPath: string }

/** The check for guests and parents: questions to answer aloud or on paper. */
export function CheckForNonPupils({ prompts, isSpoken, scriptPath }: CheckForNonPupilsProps) {
  return (
    <>
      <Advice title="Pitanja za razgovor">
        <p className="text-lg guest:hidden">
          Ova pitanja možete postaviti djetetu. Na svojem profilu, uz pretplatu, dijete svoj odgovor
          uspoređuje s uzornim.
        </p>
        <p className="text-lg member:hidden">
          Odgovori naglas ili na papiru, svojim riječima, pa usporedi sa skriptom. Uz pretplatu
          učenici svoj odgovor uspoređuju s uzornim i njegovim ključnim točkama.
        </p>
        <p className="text-lg pupil:hidden">
          <Link href={PRICES_PATH} className="text-link underline underline-offset-4">
            Što još otvara pretplata
          </Link>
        </p>
      </Advice>
      <PromptList prompts={prompts} />
      <ButtonLink href={scriptPath} variant="secondary" className="mt-5">
        Otvori skriptu
      </ButtonLink>
      <CheckExample isSpoken={isSpoken} />
    </>
  )
}

/** What to do with the questions when no run is possible. */
export const Advice = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className="flex flex-col gap-3 rounded-card bg-link-soft p-5 sm:flex-row sm:items-center sm:gap-4">
    <Mascot pose="wave" className="size-20 shrink-0" />
    <div className="min-w-0">
      <h2 className="font-display text-2xl font-bold">{title}</h2>
      {children}
    </div>
  </section>
)

/** The open questions of a lesson without fields or answers. */
export function PromptList({ prompts }: { prompts: CheckPrompt[] }) {
  return (
    <ol aria-label="Pitanja za samoprovjeru" className="mt-5 space-y-3">
      {prompts.map(({ _id, html }, index) => (
        <li
          key={_id}
          className="flex gap-3 rounded-card border border-line bg-surface p-4 text-lg leading-relaxed"
        >
          <span
            aria-hidden="true"
            className="grid size-9 shrink-0 place-items-center rounded-full bg-area-soft font-bold text-area"
          >
            {index + 1}
          </span>
          <RichText html={html} className="prose min-w-0 self-center" />
        </li>
      ))}
    </ol>
  )
}
