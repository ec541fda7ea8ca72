import { ButtonLink } from '@/components/ui/button-link'
import { CARD_CLASSES } from '@/components/ui/card'

/** Replaces the answer while a child of the family takes a test with the question. */
export function AnswerHiddenInTest({ testPath }: { testPath: string | null }) {
  return (
    <section className={CARD_CLASSES}>
      <p className="text-lg">
        Ovo je pitanje u testu koji još traje. Rješenje je tu nakon predaje testa.
      </p>
      {testPath && (
        <p className="mt-4 hidden pupil:block">
          <ButtonLink href={testPath}>Otvori test</ButtonLink>
        </p>
      )}
    </section>
  )
}
