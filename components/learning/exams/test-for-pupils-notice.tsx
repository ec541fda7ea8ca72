import { Mascot } from '@/components/art/mascot'
import { ButtonLink } from '@/components/ui/button-link'
import { RETURN_PARAM } from '@/lib/platform/browser/return-path'
import { PricesButton } from './prices-button'
import type { TestScreenFrame } from './test-screen-frame'

type NoticeProps = { testPath: string; place: TestScreenFrame }

/** Shown to guests and parents in place of a test. */
export function TestForPupilsNotice({ testPath, place: { practice, reading } }: NoticeProps) {
  return (
    <section className="flex flex-col items-center gap-4 py-4 text-center">
      <Mascot pose="wave" className="size-32" />
      <div className="hidden space-y-2 guest:block">
        <h2 className="font-display text-3xl font-extrabold">
          Ocjena testa ostaje na tvojem profilu
        </h2>
        <p className="max-w-md text-lg text-muted">
          {practice
            ? 'Zato ga pišu prijavljeni učenici. Prijavi se pa piši test, a do tada se iskušaj u kvizu: on je otvoren svima.'
            : 'Zato ga pišu prijavljeni učenici. Ovaj je test dio pretplate. Gradivo možeš ponoviti i bez nje.'}
        </p>
      </div>
      <div className="hidden space-y-2 member:block">
        <h2 className="font-display text-3xl font-extrabold">Test je za učenike</h2>
        <p className="max-w-md text-lg text-muted">
          {practice
            ? 'Ocjena se čuva uz profil djeteta. Otvorite profil svojeg djeteta pa pokrenite test, ili isprobajte kviz iz ove lekcije.'
            : 'Ocjena se čuva uz profil djeteta. Otvorite profil svojeg djeteta pa pokrenite test. Ovaj je test dio pretplate.'}
        </p>
      </div>
      <div className="flex w-full flex-col gap-3 sm:w-auto sm:flex-row sm:flex-wrap sm:justify-center">
        <div className="hidden guest:contents">
          <ButtonLink href={`/prijava?${RETURN_PARAM}=${encodeURIComponent(testPath)}`}>
            Prijavi se
          </ButtonLink>
          <ButtonLink href="/registracija" variant="secondary">
            Otvori račun
          </ButtonLink>
        </div>
        <div className="hidden member:contents">
          <ButtonLink href="/profil">Otvori profil</ButtonLink>
          {!practice && <PricesButton />}
        </div>
        <ButtonLink href={practice ? practice.href : reading.href} variant="secondary">
          {practice ? 'Kviz iz ove lekcije' : reading.label}
        </ButtonLink>
      </div>
    </section>
  )
}
