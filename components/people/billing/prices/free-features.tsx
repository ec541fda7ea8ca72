import { Check } from 'lucide-react'
import {
  FREE_CARDS,
  FREE_QUESTIONS,
  FREE_TESTS_PER_LESSON_A_DAY,
} from '@/lib/people/billing/limits'
import { FREE_LESSON_FROM_LESSONS } from '@/lib/content/curriculum/limits'
import { counted } from '@/lib/platform/hr/plurals'

const TESTS = ['test', 'testa', 'testova'] as const

const FREE = [
  'sve skripte, u svakom razredu',
  'baza znanja s riješenim pitanjima',
  'zabavni kvizovi s ljestvicama',
  `prvih ${FREE_QUESTIONS} pitanja kviza i prvih ${FREE_CARDS} kartica svake lekcije`,
  `jedna lekcija sa svim pitanjima i karticama, u udžbenicima s ${FREE_LESSON_FROM_LESSONS} ili više lekcija, a uz besplatan račun i svim testovima`,
  `${counted(FREE_TESTS_PER_LESSON_A_DAY, TESTS)} s ocjenom na dan iz svake lekcije, uz besplatan račun`,
  'bilježnica, greške i „Imam test”, uz besplatan račun',
]

/** Free access, listed before paid products. */
export const FreeFeatures = () => (
  <section aria-labelledby="besplatno" className="rounded-card bg-good-soft p-6 sm:p-8">
    <h2 id="besplatno" className="font-display text-3xl font-bold">
      Ovo je besplatno, i ostaje besplatno
    </h2>
    <ul className="mt-4 grid gap-x-8 gap-y-2 text-lg sm:grid-cols-2">
      {FREE.map((line) => (
        <li key={line} className="flex gap-3">
          <Check aria-hidden="true" strokeWidth={3} className="mt-1 size-5 shrink-0 text-good" />
          {line}
        </li>
      ))}
    </ul>
  </section>
)
