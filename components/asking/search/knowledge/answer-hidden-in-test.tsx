import { ButtonLink } from '@/components/ui/button-link'
import { CARD_CLASSES } from '@/components/ui/card'

type AnswerHiddenInTestProps = {
  testPath: string | null
  /** Tests over several lessons that may ask the question. */
  mixedTests: { label: string; href: string }[]
}

/** Replaces the answer while a child of the family takes a test with the question. */
export function AnswerHiddenInTest({ testPath, mixedTests }: AnswerHiddenInTestProps) {
  return (
    <section className={CARD_CLASSES}>
      <p className="text-lg">
        Ovo je pitanje u testu koji još traje. Rješenje je tu nakon predaje testa.
      </p>
      {testPath && (
        <p className="mt-4 hidden flex-wrap gap-3 pupil:flex">
          <ButtonLink href={testPath}>Otvori test</ButtonLink>
          {mixedTests.map(({ label, href }) => (
            <ButtonLink key={href} href={href} variant="secondary">
              {label}
            </ButtonLink>
          ))}
        </p>
      )}
    </section>
  )
}
