'use client'
import { clsx } from 'clsx'
import { ChevronDown } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { RichText } from '@/components/ui/rich-text'
import type { QrCode } from '@/lib/learning/classroom/qr-code'
import type { Slide } from '@/lib/learning/classroom/slides'
import { canScrollFurther } from './can-scroll-further'
import styles from './board.module.css'
import { ClassQuestion } from './class-question'
import { QrCodePicture } from './qr-code-picture'
import type { UseVotesResult } from './use-votes'

export type SlideLesson = {
  title: string
  summary: string
  /** The full URL of the lesson. */
  address: string
  code: QrCode
}

type BoardSlideProps = {
  lesson: SlideLesson
  slide: Slide
  votes: UseVotesResult
  questionCount: number
  name: string
}

/** A slide. It takes focus, so that it is read aloud and arrow keys scroll a long one. */
export function BoardSlide({ lesson, slide, votes, questionCount, name }: BoardSlideProps) {
  const place = useRef<HTMLElement>(null)
  const [hasMore, setMore] = useState(false)
  useEffect(() => place.current?.focus({ preventScroll: true }), [])
  useEffect(() => {
    const { current: section } = place
    if (!section) return
    const look = () => setMore(canScrollFurther(section, 1))
    const observer = new ResizeObserver(look)
    for (const one of [section, ...section.children]) observer.observe(one)
    section.addEventListener('scroll', look, { passive: true })
    return () => {
      observer.disconnect()
      section.removeEventListener('scroll', look)
    }
  }, [])
  return (
    <div className="relative flex min-h-0 flex-1 flex-col">
      <section
        ref={place}
        tabIndex={0}
        aria-label={name}
        data-slide=""
        className="min-h-0 flex-1 overflow-y-auto outline-none motion-safe:scroll-smooth"
      >
        <div className={styles.slide}>
          <SlideContent {...{ lesson, slide, votes, questionCount }} />
        </div>
      </section>
      {hasMore && (
        <div aria-hidden="true" className={styles.more}>
          <ChevronDown className="size-[1.2em]" />
        </div>
      )}
    </div>
  )
}

function SlideContent({ lesson, slide, votes, questionCount }: Omit<BoardSlideProps, 'name'>) {
  switch (slide.kind) {
    case 'title':
      return (
        <div className={styles.middle}>
          <h2 className={styles.title}>{lesson.title}</h2>
          <p className="mt-[0.6em]">{lesson.summary}</p>
        </div>
      )
    case 'part':
      return (
        <>
          {slide.part.title && <h2 className={styles.heading}>{slide.part.title}</h2>}
          <RichText
            html={slide.part.html}
            className={clsx('prose', !slide.part.title && 'my-auto')}
          />
        </>
      )
    case 'question':
      return (
        <ClassQuestion
          question={slide.question}
          heading={`Pitanje ${slide.number} od ${questionCount}`}
          votes={votes}
        />
      )
    case 'end':
      return <QuizQrCode address={lesson.address} code={lesson.code} />
  }
}

function QuizQrCode({ address, code }: Pick<SlideLesson, 'address' | 'code'>) {
  return (
    <div className={styles.middle}>
      <h2 className={styles.title}>Skeniraj i riješi kviz</h2>
      <QrCodePicture code={code} className={styles.code} />
      <p className="font-bold wrap-anywhere">{address.replace(/^https?:\/\//, '')}</p>
    </div>
  )
}
