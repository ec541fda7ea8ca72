import { PostsScreen } from '@/components/blog/posts-screen'
import { personalMetadata } from '@/lib/metadata'

export const metadata = personalMetadata('Blog')

export default function PostsPage() {
  return <PostsScreen />
}
