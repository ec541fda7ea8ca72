import { PriceTeaser } from '@/components/billing/prices/price-teaser'
import { PostShelf } from '@/components/blog/post-shelf'
import { FunQuizShelf } from '@/components/fun-quizzes/fun-quiz-shelf'
import { Hero } from '@/components/site/hero'
import { GradeGrid } from '@/components/site/grade-grid'
import { Friends } from '@/components/site/friends'
import { Highlights } from '@/components/site/highlights'
import { HowItWorks } from '@/components/site/how-it-works'
import { ForParents } from '@/components/site/for-parents'
import { MotivationalLine } from '@/components/site/motivational-line'
import { SponsorSlot } from '@/components/site/sponsor-slot'
import { Coverage } from '@/components/content/coverage'
import { LessonShelf } from '@/components/content/lesson-shelf'
import { Container } from '@/components/ui/container'
import { JsonLd } from '@/components/ui/json-ld'
import { cachedProducts } from '@/lib/billing/products/cached'
import { cachedPosts } from '@/lib/blog/cached'
import { cachedCoverage, cachedGrades } from '@/lib/content/cached'
import { lessonCountsOf } from '@/lib/content/coverage'
import { cachedFunQuizzes } from '@/lib/fun-quizzes/cached'
import { siteUrl } from '@/lib/env'
import { cachedDynamicContent, cachedHeroFacts, cachedHighlights } from '@/lib/site/cached'
import { siteData } from '@/lib/site/structured-data'
import { pageMetadata, SITE_DESCRIPTION, SITE_NAME } from '@/lib/metadata'

export const metadata = pageMetadata({
  title: 'Učenje koje se pali iskrom',
  description: SITE_DESCRIPTION,
  path: '/',
})

export default async function HomePage() {
  const [grades, coverage, site, hero, posts, highlights, products, funQuizzes] = await Promise.all(
    [
      cachedGrades(),
      cachedCoverage(),
      cachedDynamicContent(),
      cachedHeroFacts(),
      cachedPosts(),
      cachedHighlights(),
      cachedProducts(),
      cachedFunQuizzes(),
    ],
  )
  return (
    <Container className="space-y-16 py-8 sm:space-y-24 sm:py-12">
      <Hero picture={site?.hero ?? null} facts={hero} look={site?.heroStyle ?? null} />
      <GradeGrid grades={grades} counts={lessonCountsOf(coverage)} />
      <Coverage coverage={coverage} />
      <LessonShelf title="Popularne lekcije" lessons={site?.trending ?? []} />
      <FunQuizShelf quizzes={funQuizzes} />
      <HowItWorks />
      <LessonShelf title="Novo na Iskri" lessons={site?.fresh ?? []} />
      <Highlights grades={highlights} />
      <MotivationalLine />
      <ForParents />
      <PriceTeaser products={products} />
      <PostShelf id="iz-bloga" title="Iz bloga" posts={posts.slice(0, 3)} hasMore />
      <SponsorSlot list="promoSponsors" />
      <Friends best={site?.bestFriends ?? []} friends={site?.friends ?? []} />
      <JsonLd data={siteData(site?.brandName ?? SITE_NAME, siteUrl())} />
    </Container>
  )
}
