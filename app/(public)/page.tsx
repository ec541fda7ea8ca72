import { PriceTeaser } from '@/components/people/billing/prices/price-teaser'
import { PostShelf } from '@/components/site/blog/post-shelf'
import { FunQuizShelf } from '@/components/learning/fun-quizzes/fun-quiz-shelf'
import { Hero } from '@/components/site/dynamic-content/hero'
import { GradeGrid } from '@/components/site/dynamic-content/grade-grid'
import { FriendSponsors } from '@/components/site/dynamic-content/friend-sponsors'
import { Highlights } from '@/components/site/dynamic-content/highlights'
import { HowItWorks } from '@/components/site/dynamic-content/how-it-works'
import { ForParents } from '@/components/site/dynamic-content/for-parents'
import { MotivationalLine } from '@/components/site/dynamic-content/motivational-line'
import { SponsorSlot } from '@/components/site/dynamic-content/sponsor-slot'
import { GradeCoverageList } from '@/components/content/curriculum/grade-coverage-list'
import { LessonShelf } from '@/components/content/curriculum/lesson-shelf'
import { Container } from '@/components/ui/container'
import { JsonLd } from '@/components/ui/json-ld'
import { cachedProductsOnSale } from '@/lib/people/billing/products/cached'
import { cachedPosts } from '@/lib/site/blog/cached'
import { cachedCoverage, cachedGrades } from '@/lib/content/curriculum/cached'
import { lessonCountsByGrade } from '@/lib/content/curriculum/coverage'
import { cachedFunQuizzes } from '@/lib/learning/fun-quizzes/cached'
import { siteUrl } from '@/lib/platform/env'
import {
  cachedDynamicContent,
  cachedHeroFacts,
  cachedHighlights,
} from '@/lib/site/dynamic-content/cached'
import { siteData } from '@/lib/site/dynamic-content/structured-data'
import { pageMetadata, SITE_DESCRIPTION, DEFAULT_SITE_NAME } from '@/lib/platform/metadata'

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
      cachedProductsOnSale(),
      cachedFunQuizzes(),
    ],
  )
  return (
    <Container className="space-y-16 py-8 sm:space-y-24 sm:py-12">
      <Hero picture={site?.hero ?? null} facts={hero} look={site?.heroStyle ?? null} />
      <GradeGrid grades={grades} counts={lessonCountsByGrade(coverage)} />
      <GradeCoverageList coverage={coverage} />
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
      <FriendSponsors best={site?.bestFriends ?? []} friends={site?.friends ?? []} />
      <JsonLd data={siteData(site?.brandName ?? DEFAULT_SITE_NAME, siteUrl())} />
    </Container>
  )
}
