export { GET } from '@/app/(old-addresses)/question-by-id'
