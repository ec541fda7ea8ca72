import { LazyNotFoundScreen } from '@/components/layout/lazy-not-found'

export default LazyNotFoundScreen
