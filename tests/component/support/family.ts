import type { FamilyGoal } from '@/lib/learning/family-goal/model'
import type { Grade } from '@/lib/content/curriculum/model'
import type { Parent, Pupil, User } from '@/lib/across/accounts/model'
import type { SignedInViewer } from '@/lib/across/accounts/viewer'
import type { Child } from '@/lib/people/users/model'

const ID = '01890000-0000-7000-8000-0000000000'
export const idOf = (digits: string) => `${ID}${digits}`

export const GRADES: Grade[] = [5, 7].map((order) => ({
  _id: idOf(`5${order}`),
  name: `${order}. razred`,
  slug: `${order}-razred`,
  order,
  isActive: true,
}))

export const childOf = (changes: Partial<Child> = {}): Child => ({
  _id: idOf('10'),
  type: 'ucenik',
  firstName: 'Maja',
  nickName: 'maja',
  gradeID: idOf('55'),
  avatarURL: '/avatars/lisica.svg',
  xp: 42,
  dailyVisits: 5,
  hasPassword: true,
  hasPictures: false,
  hasRewards: true,
  isOnLeaderboards: true,
  showsNickname: false,
  ...changes,
})

export const LUKA = childOf({
  _id: idOf('11'),
  firstName: 'Luka',
  nickName: 'luka',
  gradeID: idOf('57'),
  avatarURL: null,
  hasPassword: false,
})

export const parentOf = (changes: Partial<Parent> = {}): Parent => ({
  _id: idOf('01'),
  type: 'roditelj',
  firstName: 'Ana',
  lastName: 'Horvat',
  email: 'ana@obitelj.test',
  isEmailConfirmed: true,
  pendingEmail: null,
  subscribedToNewsletter: false,
  wantsWeeklyReport: false,
  wantsProfessorLetters: false,
  newTerms: null,
  children: [childOf(), LUKA],
  subscription: null,
  aiUntil: null,
  aiMaxUntil: null,
  hasModel: true,
  tokensNo: 0,
  tokensUpdatedAt: null,
  professorUntil: null,
  professorNo: 0,
  professorNoUpdatedAt: null,
  ...changes,
})

export const pupilOf = (changes: Partial<Pupil> = {}): Pupil => {
  const { hasPassword: _, hasPictures: __, ...child } = childOf()
  return {
    ...child,
    gradeOrder: 5,
    loginViaParent: false,
    parent: { _id: idOf('01'), firstName: 'Ana' },
    dailyVisitDates: {},
    lessonBookmarks: [],
    testResults: [],
    notebookColor: null,
    mascotPieces: [],
    hasSubscription: false,
    hasProfessor: false,
    hasModel: false,
    openAwards: { 1: 0, 5: 0 },
    ...changes,
  }
}

/** What the browser's cookie says about a signed-in user. */
export const viewerOf = (user: User, changes: Partial<SignedInViewer> = {}): SignedInViewer => ({
  sub: user._id,
  type: user.type,
  firstName: user.firstName,
  avatarURL: null,
  loginViaParent: false,
  isPaying: false,
  exp: 4_000_000_000,
  ...changes,
})

/** A family's goal of the week: two children, nothing practised yet. */
export const goalOf = (changes: Partial<FamilyGoal> = {}): FamilyGoal => ({
  ...{ size: 'srednji', days: 0, target: 6, isReached: false, stars: 0, isShared: true },
  ...changes,
})
