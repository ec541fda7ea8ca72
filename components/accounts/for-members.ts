/**
 * What every page loads for signed-in users, in one chunk: seven small ones cost seven requests and
 * carry copies of what they share.
 */
export { RewardTracker } from '@/components/rewards/reward-tracker'
export { ToastPlace } from '@/components/ui/toast-place'
export { AccountDialogs } from './account-dialogs'
export { AccountList } from './account-list'
export { ChildrenList } from './children-list'
export { UserLoader } from './user-loader'
export { ViewerHead } from './user-menu'
