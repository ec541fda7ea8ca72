import { FaqList } from '@/components/site/dynamic-content/faq-list'
import { Container } from '@/components/ui/container'
import { EmptyState } from '@/components/ui/empty-state'
import { PageHead } from '@/components/ui/page-head'
import { pageMetadata } from '@/lib/platform/metadata'
import { FAQ_PATH } from '@/lib/platform/paths'
import { cachedFaq } from '@/lib/site/dynamic-content/faq/cached'

const TITLE = 'Česta pitanja'

export const metadata = pageMetadata({
  title: TITLE,
  description:
    'Odgovori na česta pitanja roditelja i učenika o Iskri: račun, učenje, bodovi, pretplata, podaci i što učiniti kad nešto ne radi.',
  path: FAQ_PATH,
})

export default async function FaqPage() {
  const topics = await cachedFaq()
  return (
    <Container width="medium" className="space-y-8 py-8">
      <PageHead
        crumbs={[{ name: TITLE, path: FAQ_PATH }]}
        title={TITLE}
        lead="Kratki odgovori za roditelje i učenike."
      />
      {topics.length > 0 ? (
        <FaqList topics={topics} />
      ) : (
        <EmptyState
          title="Odgovori stižu uskoro"
          text="Dok ih pripremamo, pogledaj što je Iskra."
          action={{ label: 'O nama', href: '/o-nama' }}
        />
      )}
    </Container>
  )
}
