/** The same for pupils, with what counts their time; a chunk of its own, so that parents load no outbox. */
export { OwnGradeLink } from './own-grade-link'
export { RewardTracker } from '@/components/rewards/reward-tracker'
export * from './for-members'
