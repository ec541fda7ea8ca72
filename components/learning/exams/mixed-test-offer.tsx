import { ButtonLink } from '@/components/ui/button-link'
import { CARD_CLASSES } from '@/components/ui/card'
import { QUESTIONS } from '@/lib/content/curriculum/nouns'
import { counted } from '@/lib/platform/hr/plurals'
import { PricesButton } from './prices-button'

/** Says to everyone whom a test over several lessons is open to. */
export const MixedTestAccessNote = ({ what }: { what: string }) => (
  <>
    <p className="hidden guest:block">
      {what} pišu prijavljeni učenici, a dio je pretplate. Skripte i sažetke mogu čitati svi.
    </p>
    <div className="paying:hidden">
      <p className="hidden pupil:block">{what} dio je pretplate: pokaži ovaj zaslon roditelju.</p>
      <p className="hidden parent:block">{what} dio je pretplate.</p>
    </div>
  </>
)

type MixedTestOfferProps = { questionCount: number; path: string }

/** Offers the mixed test of a unit, and says to whom it is open. */
export const MixedTestOffer = ({ questionCount, path }: MixedTestOfferProps) => (
  <section aria-labelledby="mjesoviti-test" className={`${CARD_CLASSES} no-print space-y-3`}>
    <h2 id="mjesoviti-test" className="font-display text-2xl font-bold">
      Mješoviti test
    </h2>
    <p>
      {counted(questionCount, QUESTIONS)} iz cijele cjeline. Na kraju su ocjena, objašnjenja i popis
      lekcija koje treba ponoviti.
    </p>
    <MixedTestAccessNote what="Mješoviti test" />
    <div className="flex flex-wrap gap-3">
      <ButtonLink href={path}>Mješoviti test</ButtonLink>
      <div className="hidden parent:contents">
        <PricesButton />
      </div>
    </div>
  </section>
)
