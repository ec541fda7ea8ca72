'use client'
import { lazyPart } from '@/components/ui/lazy-part'
import { useEffect, useState } from 'react'
import { Loaded } from '@/components/ui/loaded'
import { isEarlyReaderGrade } from '@/lib/content/curriculum/young'
import type { SignedInViewer } from '@/lib/across/accounts/viewer'
import type { ProfileOverview } from '@/lib/across/profile/model'
import { useSite } from '@/stores/site'
import { useSession } from '@/stores/session'
import { LazyEmailNotice, needsEmailNotice } from './lazy-email-notice'
import type { ServerParts } from './server-parts'
import { useOverview } from './use-overview'
import { Container } from '@/components/ui/container'

const loadPupil = () => import('./pupil-profile').then((one) => one.PupilProfile)
const loadYoung = () => import('./young-profile').then((one) => one.YoungProfile)
const loadParent = () => import('./parent-profile').then((one) => one.ParentProfile)
const PupilProfile = lazyPart(loadPupil, { loading: ProfileSkeleton, isNeeded: true })
const YoungProfile = lazyPart(loadYoung, { loading: ProfileSkeleton, isNeeded: true })
const ParentProfile = lazyPart(loadParent, { loading: ProfileSkeleton, isNeeded: true })
/** Few pupils need it. */
const ClosedGradeProfile = lazyPart(
  async () => (await import('./closed-grade-profile')).ClosedGradeProfile,
  { loading: ProfileSkeleton, isNeeded: true },
)
/** Waits for the notice, which would otherwise move the content below it. */
const UnconfirmedProfile = lazyPart(
  async () => {
    const [Profile] = await Promise.all([
      loadParent(),
      LazyEmailNotice.preload().catch(() => undefined),
    ])
    return Profile
  },
  { loading: ProfileSkeleton, isNeeded: true },
)

/**
 * The signed-in user's profile: a page cached for everyone. Its data is fetched in parallel with
 * its scripts.
 */
export function ProfileScreen(parts: ServerParts) {
  const query = useOverview()
  const viewer = useSession((state) => state.viewer)
  useEffect(() => {
    if (viewer) void preload(viewer).catch(() => undefined)
  }, [viewer])
  return (
    <Loaded query={query} title="Profil" skeleton={<ProfileSkeleton />}>
      {(overview) => <Overview {...{ overview, ...parts }} />}
    </Loaded>
  )
}

function preload({ type, isEarlyReader }: SignedInViewer): Promise<unknown> {
  if (type === 'roditelj') return loadParent()
  return isEarlyReader ? loadYoung() : loadPupil()
}

function Overview({ overview, ...parts }: ServerParts & { overview: ProfileOverview }) {
  const grades = useSite((site) => site.grades)
  const isKnown = useSite(({ content }) => content !== null)
  const [isUnconfirmed] = useState(overview.type === 'roditelj' && needsEmailNotice(overview.user))
  if (overview.type === 'roditelj')
    return isUnconfirmed ? (
      <UnconfirmedProfile {...overview} stars={parts.stars} />
    ) : (
      <ParentProfile {...overview} stars={parts.stars} />
    )
  const grade = grades.find(({ _id }) => _id === overview.user.gradeID) ?? null
  // Without the site's data no grade is known, which says nothing about the pupil's.
  if (!grade && isKnown)
    return <ClosedGradeProfile user={overview.user} {...{ grades, ...parts }} />
  const Profile = isEarlyReaderGrade(overview.user.gradeOrder) ? YoungProfile : PupilProfile
  return <Profile {...overview} {...{ grade, ...parts }} />
}

const BAR = 'rounded-card bg-sunken motion-safe:animate-pulse'

/** Placeholder of a profile, high enough to keep the footer out of sight. */
function ProfileSkeleton() {
  return (
    <Container width="medium" data-skeleton className="min-h-dvh space-y-4 py-8">
      <h1 className="sr-only">Profil</h1>
      <p role="status" className="sr-only">
        Profil se učitava.
      </p>
      <div className="mb-6 flex items-center gap-5">
        <div className={`${BAR} size-24 rounded-full`} />
        <div className={`${BAR} h-10 flex-1`} />
      </div>
      <div className={`${BAR} h-44`} />
      <div className="grid gap-4 sm:grid-cols-2">
        <div className={`${BAR} h-40`} />
        <div className={`${BAR} h-40`} />
      </div>
    </Container>
  )
}
