'use client'
import { useEffect, useState, type ReactNode } from 'react'
import { TextField } from '@/components/ui/field'
import { useDebounced } from '@/components/ui/use-debounced'
import type { PostSummary } from '@/lib/site/blog/model'
import { call } from '@/lib/platform/http/client'
import { searchApiCalls } from '@/lib/asking/search/calls'
import { PostCards } from './post-card'

const WAIT_MS = 300
const MIN_CHARACTERS = 2

type Found = { query: string; posts: PostSummary[] | null }

/** Searches the blog; results replace the list while there is a query. */
export function PostSearch({ children }: { children: ReactNode }) {
  const [text, setText] = useState('')
  const [found, setFound] = useState<Found | null>(null)
  const query = useDebounced(text.trim(), WAIT_MS)
  const isAsked = query.length >= MIN_CHARACTERS && text.trim().length >= MIN_CHARACTERS
  useEffect(() => {
    if (query.length < MIN_CHARACTERS) return
    let isOver = false
    const show = (posts: PostSummary[] | null) => {
      if (!isOver) setFound({ query, posts })
    }
    call(searchApiCalls.searchPosts, { body: { query } }).then(show, () => show(null))
    return () => {
      isOver = true
    }
  }, [query])
  return (
    <>
      <div role="search" className="no-print max-w-md">
        <TextField
          label="Pretraži blog"
          type="search"
          value={text}
          maxLength={100}
          onChange={({ target }) => setText(target.value)}
        />
      </div>
      <p role="status" className="text-muted empty:hidden">
        {isAsked && sentenceOf(query, found)}
      </p>
      {isAsked && found?.posts ? <PostCards posts={found.posts} /> : children}
    </>
  )
}

function sentenceOf(query: string, found: Found | null): string {
  if (found?.query !== query) return 'Pretražujem...'
  if (!found.posts) return 'Pretraga trenutačno ne radi. Pokušaj ponovno.'
  return found.posts.length ? `Pronađeno: ${found.posts.length}` : `Nema rezultata za „${query}”`
}
