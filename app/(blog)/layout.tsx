/** The frame of the blog is that of public pages; its pages have a place of their own for texts. */
export { default } from '@/app/(public)/layout'
