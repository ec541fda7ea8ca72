import { FunQuizCard } from '@/components/learning/fun-quizzes/fun-quiz-card'
import { PageHead } from '@/components/ui/page-head'
import { Container } from '@/components/ui/container'
import { EmptyState } from '@/components/ui/empty-state'
import { cachedFunQuizzes } from '@/lib/learning/fun-quizzes/cached'
import { FUN_QUIZZES_PATH } from '@/lib/platform/paths'
import { pageMetadata } from '@/lib/platform/metadata'

export const metadata = pageMetadata({
  title: 'Zabavni kvizovi',
  description:
    'Zabavni kvizovi za djecu: životinje, svemir, Hrvatska, sport, umjetnost i zagonetke, s objašnjenjem za svaki odgovor i ljestvicom.',
  path: FUN_QUIZZES_PATH,
})

export default async function FunQuizzesPage() {
  const quizzes = await cachedFunQuizzes()
  return (
    <Container className="space-y-8 py-8">
      <PageHead
        crumbs={[{ name: 'Zabavni kvizovi', path: FUN_QUIZZES_PATH }]}
        title="Zabavni kvizovi"
        lead="Odaberi temu i zaigraj. Uz svaki odgovor doznaješ nešto novo."
      />
      {quizzes.length > 0 ? (
        <ul className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
          {quizzes.map((quiz) => (
            <FunQuizCard key={quiz.slug} quiz={quiz} />
          ))}
        </ul>
      ) : (
        <EmptyState
          title="Kvizovi stižu uskoro"
          text="Dok ih pripremamo, odaberi razred i odigraj kviz neke lekcije."
          action={{ label: 'Povratak na početnu', href: '/' }}
        />
      )}
    </Container>
  )
}
