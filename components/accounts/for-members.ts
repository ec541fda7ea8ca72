/** Loaded for signed-in users in one chunk: seven would cost seven requests and copy shared code. */
export { RewardTracker } from '@/components/rewards/reward-tracker'
export { ToastPlace } from '@/components/ui/toast-place'
export { AccountDialogs } from './account-dialogs'
export { AccountList } from './account-list'
export { ChildrenList } from './children-list'
export { UserLoader } from './user-loader'
export { ViewerHead } from './user-menu'
