import { PostsScreen } from '@/components/site/blog/posts-screen'
import { personalMetadata } from '@/lib/platform/metadata'

export const metadata = personalMetadata('Blog')

export default function PostsPage() {
  return <PostsScreen />
}
