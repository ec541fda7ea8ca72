import { ChevronRight } from 'lucide-react'
import { JsonLd } from '@/components/ui/json-ld'
import { RichText } from '@/components/ui/rich-text'
import { SectionHeading } from '@/components/ui/section-heading'
import { configuredContactEmail } from '@/lib/platform/env'
import type { FaqTopic } from '@/lib/site/dynamic-content/faq/model'
import { FaqSearch } from './faq-search'

/** Frequently asked questions by topic, with a search. */
export function FaqList({ topics }: { topics: FaqTopic[] }) {
  return (
    <>
      <FaqSearch nothing={<FaqNoResults />}>
        {topics.map(({ topic, entries }) => (
          <section key={topic} aria-labelledby={`tema-${entries[0]?._id}`}>
            <SectionHeading id={`tema-${entries[0]?._id}`}>{topic}</SectionHeading>
            <ul className="space-y-3">
              {entries.map(({ _id, question, html }) => (
                <li key={_id} data-entry="">
                  <details className="group print-open rounded-card border border-line bg-surface">
                    <summary className="flex min-h-14 items-center gap-3 p-4 font-bold">
                      <ChevronRight
                        aria-hidden="true"
                        className="size-5 shrink-0 transition-transform duration-quick group-open:rotate-90"
                      />
                      <span className="min-w-0">{question}</span>
                    </summary>
                    <RichText html={html} className="prose px-4 pb-4" />
                  </details>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </FaqSearch>
      <ContactNote />
      <JsonLd data={faqData(topics)} />
    </>
  )
}

/** Shown without exact search results: names the knowledge base in the footer, and the contact. */
const FaqNoResults = () => (
  <>
    <p className="text-muted">
      Tražite nešto iz gradiva? Lekcije, pitanja i objašnjenja nalazi „Pretraži bazu znanja” u
      podnožju stranice.
    </p>
    <ContactNote />
  </>
)

/** The contact for unanswered questions; nothing without a contact. */
function ContactNote() {
  const contact = configuredContactEmail()
  if (!contact) return null
  return (
    <p className="text-muted">
      Nema odgovora na Vaše pitanje? Pišite nam na{' '}
      <a href={`mailto:${contact}`} className="font-semibold text-link underline">
        {contact}
      </a>
      .
    </p>
  )
}

const faqData = (topics: FaqTopic[]) => ({
  '@context': 'https://schema.org',
  '@type': 'FAQPage',
  mainEntity: topics.flatMap(({ entries }) =>
    entries.map(({ question, html }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: html },
    })),
  ),
})
