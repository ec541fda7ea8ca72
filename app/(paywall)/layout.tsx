/** The price pages use the frame of public pages. */
export { default } from '@/app/(public)/layout'
