import { PostsScreen } from '@/components/site/blog/posts-screen'
import { noIndexMetadata } from '@/lib/platform/metadata'

export const metadata = noIndexMetadata('Blog')

export default function PostsPage() {
  return <PostsScreen />
}
