/** The blog uses the frame of public pages, but its pages have their own route group. */
export { default } from '@/app/(public)/layout'
