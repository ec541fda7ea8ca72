/** What can be bought is shown in the frame of public pages. */
export { default } from '@/app/(public)/layout'
