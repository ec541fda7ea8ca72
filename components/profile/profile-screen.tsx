'use client'
import dynamic from 'next/dynamic'
import { useEffect } from 'react'
import { Button } from '@/components/ui/button'
import { Container } from '@/components/ui/container'
import type { Grade } from '@/lib/content/model'
import { useSession } from '@/stores/session'
import { ProfileSkeleton } from './profile-skeleton'
import { useProfile } from './use-profile'
import type { YoungArts } from './young-panels'

const loadPupil = () => import('./pupil-profile').then((one) => one.PupilProfile)
const loadParent = () => import('./parent-profile').then((one) => one.ParentProfile)
const PupilProfile = dynamic(loadPupil, { loading: ProfileSkeleton })
const ParentProfile = dynamic(loadParent, { loading: ProfileSkeleton })

type ProfileScreenProps = { grades: Grade[]; arts: YoungArts }

/**
 * The profile of whoever is signed in. The page itself is stored and the same for all; what is one
 * person's own comes in one call, while the scripts of their kind of profile are on their way.
 */
export function ProfileScreen({ grades, arts }: ProfileScreenProps) {
  const { overview, message, isAsking, load } = useProfile()
  const kind = useSession((state) => state.viewer?.type)
  useEffect(() => {
    if (kind) void (kind === 'ucenik' ? loadPupil() : loadParent()).catch(() => undefined)
  }, [kind])
  if (!overview) return message ? <Failure {...{ message, isAsking, load }} /> : <ProfileSkeleton />
  if (overview.type === 'roditelj') {
    const { user, ...rest } = overview
    return <ParentProfile handed={user} {...rest} grades={grades} />
  }
  const { user, ...rest } = overview
  const grade = grades.find(({ _id }) => _id === user.gradeID) ?? null
  return <PupilProfile handed={user} {...rest} {...{ grade, arts }} />
}

type FailureProps = { message: string; isAsking: boolean; load: () => Promise<void> }

function Failure({ message, isAsking, load }: FailureProps) {
  return (
    <Container className="flex min-h-dvh flex-col items-center gap-4 py-16 text-center">
      <h1 className="font-display text-4xl font-extrabold">Profil</h1>
      <p role="alert" className="text-lg">
        {message}
      </p>
      <Button onClick={() => void (isAsking || load())} aria-disabled={isAsking}>
        {isAsking ? 'Učitavam...' : 'Pokušaj ponovno'}
      </Button>
    </Container>
  )
}
