/**
 * What signed-in users need on each page, in one chunk: six would cost six requests and duplicate
 * shared code.
 */
export { LazyToaster } from '@/components/ui/lazy-toaster'
export { AccountDialogs } from './account-dialogs'
export { AccountMenuSection } from './account-menu-section'
export { ChildSwitchList } from './child-switch-list'
export { UserLoader } from './user-loader'
export { ViewerHeaderItems } from './user-menu'
