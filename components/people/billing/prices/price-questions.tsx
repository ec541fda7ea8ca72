import type { ReactNode } from 'react'
import { FoldItem } from '@/components/ui/fold-item'
import { Link } from '@/components/ui/link'
import { ORDER_LIMITS } from '@/lib/people/billing/orders/limits'
import { TERMS_OF_SALE_PATH } from '@/lib/platform/paths'

const QUESTIONS: { question: string; answer: ReactNode }[] = [
  {
    question: 'Kako se plaća?',
    answer:
      'Uplatnicom. Nakon narudžbe dobivate sve podatke i kod, koji slikate u aplikaciji svoje banke. Možete je i ispisati i platiti u banci, pošti ili Fini. Brojeve kartica ne tražimo.',
  },
  {
    question: 'Koliko brzo se otvara?',
    answer:
      'Kad uplata stigne na naš račun, u pravilu idućeg radnog dana. Tada Vam stiže email, a djeca odmah vide sve što je otvoreno.',
  },
  {
    question: 'Imam više djece. Treba li mi više pretplata?',
    answer: 'Ne. Jedna pretplata vrijedi za svu djecu na Vašem računu.',
  },
  {
    question: 'Obnavlja li se pretplata sama?',
    answer:
      'Ne. Plaćate jednom, za razdoblje koje ste odabrali. Kad ono završi, besplatni dio radi dalje, a ništa se ne naplaćuje. Sve što je dijete naučilo ostaje.',
  },
  {
    question: 'Mogu li odustati?',
    answer: (
      <>
        Da. Narudžbu koju niste platili otkazujete jednim dodirom, a sama istječe za{' '}
        {ORDER_LIMITS.lapseAfterDays} dana. Od kupnje možete odustati u roku od 14 dana, bez
        navođenja razloga. Kako, piše u{' '}
        <Link href={TERMS_OF_SALE_PATH} className="text-link underline underline-offset-4">
          uvjetima prodaje
        </Link>
        .
      </>
    ),
  },
  {
    question: 'Mogu li dobiti račun za uplatu?',
    answer:
      'Da. Šaljemo ga na email Vašega računa. Trebaju li na njemu drugi podaci, javite nam se i navedite broj narudžbe.',
  },
]

/** Questions parents ask before ordering. */
export const PriceQuestions = () => (
  <section aria-labelledby="pitanja-o-placanju" className="space-y-4">
    <h2 id="pitanja-o-placanju" className="font-display text-3xl font-bold">
      Pitanja i odgovori
    </h2>
    <ul className="grid items-start gap-3 lg:grid-cols-2">
      {QUESTIONS.map(({ question, answer }) => (
        <FoldItem key={question} summary={question} className="print-open break-inside-avoid">
          <p className="px-4 pb-4">{answer}</p>
        </FoldItem>
      ))}
    </ul>
  </section>
)
