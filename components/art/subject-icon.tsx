import type { ReactNode } from 'react'
import { Drawing } from './drawing'

/** The soft area under the lines. */
const soft = { fill: 'currentColor', stroke: 'none', opacity: 0.22 } as const

const BOOK = (
  <>
    <path d="M12 6.5C10 4.8 7 4.3 3.5 4.5V18C7 17.8 10 18.3 12 20Z" {...soft} />
    <path d="M12 6.5C10 4.8 7 4.3 3.5 4.5V18C7 17.8 10 18.3 12 20C14 18.3 17 17.8 20.5 18V4.5C17 4.3 14 4.8 12 6.5ZM12 6.5V20" />
  </>
)

/** What each icon draws, by subject area (`podrucje`, docs/content-format.md), 24 x 24. */
const shapes = new Map<string, ReactNode>(
  Object.entries({
    // An exercise book with the letter č.
    'hrvatski-jezik': (
      <>
        <path d="M7 3H18a2.5 2.5 0 0 1 2.5 2.5V18.5A2.5 2.5 0 0 1 18 21H7Z" {...soft} />
        <path d="M6 3H18a2.5 2.5 0 0 1 2.5 2.5V18.5A2.5 2.5 0 0 1 18 21H6A2.5 2.5 0 0 1 3.5 18.5V5.5A2.5 2.5 0 0 1 6 3ZM7.2 3V21M16.3 11.6A3.5 3.5 0 1 0 16.3 16.2M11.7 6L13.9 8.2L16.1 6" />
      </>
    ),
    matematika: (
      <>
        <rect x="3" y="3" width="18" height="18" rx="4" {...soft} />
        <path d="M7 3H17a4 4 0 0 1 4 4V17a4 4 0 0 1-4 4H7a4 4 0 0 1-4-4V7a4 4 0 0 1 4-4ZM6.3 8.5H10.3M8.3 6.5V10.5M13.7 8.5H17.7M6.8 14L9.8 17M9.8 14L6.8 17M13.7 15.5H17.7M15.7 13.3V13.25M15.7 17.75V17.7" />
      </>
    ),
    // A house, a tree and the sun: the world around a young child.
    'priroda-i-drustvo': (
      <>
        <path d="M3 12.5L8.5 7.5L14 12.5V20.5H3Z" {...soft} />
        <path d="M2.5 13L8.5 7.5L14.5 13M4 12V20.5H13V12M7.3 20.5V16H9.7V20.5M18.5 20.5V15M18.5 15a2.7 2.7 0 0 1-2.2-4.3A2.3 2.3 0 0 1 18.5 7.5a2.3 2.3 0 0 1 2.2 3.2A2.7 2.7 0 0 1 18.5 15ZM2 20.5H22M5.5 4a1.7 1.7 0 1 1-3.4 0a1.7 1.7 0 1 1 3.4 0" />
      </>
    ),
    priroda: (
      <>
        <circle cx="15.8" cy="8.4" r="3.6" {...soft} />
        <path d="M2.5 20.5L8.5 11L12.5 17L15 13.5L21.5 20.5Z" {...soft} />
        <path d="M2.5 20.5L8.5 11L12.5 17L15 13.5L21.5 20.5ZM13 8.5A3.3 3.3 0 1 1 18 11.5M16 2.5V3M20.5 4.5L20.2 4.8M11.8 4.5L12 4.8M22 9H21.7" />
      </>
    ),
    biologija: (
      <>
        <path d="M5 19C3 9 9 4 20 4C20.5 14 15.5 20.5 5 19Z" {...soft} />
        <path d="M5 19C3 9 9 4 20 4C20.5 14 15.5 20.5 5 19ZM3.5 21C6.5 15.5 9.5 12 14 9.5M9.5 13V9.5M8 15.5H13" />
      </>
    ),
    kemija: (
      <>
        <path d="M7.2 14H16.8L19.5 18.5A1.7 1.7 0 0 1 18 21H6A1.7 1.7 0 0 1 4.5 18.5Z" {...soft} />
        <path d="M9.5 3V9.5L4.5 18.5A1.7 1.7 0 0 0 6 21H18A1.7 1.7 0 0 0 19.5 18.5L14.5 9.5V3M8 3H16M7.2 14H16.8M10 17.5V17.4M14 17.8V17.7" />
      </>
    ),
    fizika: (
      <>
        <circle cx="12" cy="12" r="3" {...soft} />
        <ellipse cx="12" cy="12" rx="9.5" ry="4" />
        <ellipse cx="12" cy="12" rx="9.5" ry="4" transform="rotate(60 12 12)" />
        <ellipse cx="12" cy="12" rx="9.5" ry="4" transform="rotate(120 12 12)" />
        <path d="M12 12V11.95" strokeWidth="3" />
      </>
    ),
    povijest: (
      <>
        <path d="M3.5 8.5L12 3L20.5 8.5ZM3.5 18H20.5V21H3.5Z" {...soft} />
        <path d="M3.5 8.5L12 3L20.5 8.5ZM3.5 18H20.5V21H3.5ZM6.5 8.5V18M12 8.5V18M17.5 8.5V18" />
      </>
    ),
    geografija: (
      <>
        <circle cx="11.5" cy="10.5" r="7.5" {...soft} />
        <circle cx="11.5" cy="10.5" r="7.5" />
        <path d="M4.5 8.5H18.5M4.5 13H18.5M11.5 3C8.5 6 8.5 15 11.5 18C14.5 15 14.5 6 11.5 3ZM18 3.5A9.8 9.8 0 0 1 11.5 20.5M11.5 20.5V21.5M8.5 21.5H14.5" />
      </>
    ),
    'engleski-jezik': (
      <>
        <path
          d="M6 4H18a3 3 0 0 1 3 3V14a3 3 0 0 1-3 3H12L7.5 20.5V17H6a3 3 0 0 1-3-3V7a3 3 0 0 1 3-3Z"
          {...soft}
        />
        <path d="M6 4H18a3 3 0 0 1 3 3V14a3 3 0 0 1-3 3H12L7.5 20.5V17H6a3 3 0 0 1-3-3V7a3 3 0 0 1 3-3Z" />
        <path d="M7 13.5L9.5 7.5L12 13.5M7.9 11.5H11.1M17 10.2V13.5M17 11.85A1.65 1.65 0 1 1 13.7 11.85A1.65 1.65 0 1 1 17 11.85" />
      </>
    ),
    informatika: (
      <>
        <rect x="3.5" y="4" width="17" height="12" rx="2.5" {...soft} />
        <path d="M6 4H18a2.5 2.5 0 0 1 2.5 2.5V13.5A2.5 2.5 0 0 1 18 16H6A2.5 2.5 0 0 1 3.5 13.5V6.5A2.5 2.5 0 0 1 6 4ZM2 20H22M9.5 7.8L7.2 10L9.5 12.2M14.5 7.8L16.8 10L14.5 12.2" />
      </>
    ),
  }),
)

/** What a subject area's icon draws, without the `<svg>` around it; a book for an unknown area. */
export const subjectIconShapes = (area: string): ReactNode => shapes.get(area) ?? BOOK

type SubjectIconProps = { area: string; className?: string | undefined }

/**
 * A subject area's icon in the text's colour, hidden from screen readers. An unknown area is a
 * book.
 */
export const SubjectIcon = ({ area, className }: SubjectIconProps) => (
  <Drawing viewBox="0 0 24 24" className={className} stroke="currentColor" strokeWidth="1.75">
    {subjectIconShapes(area)}
  </Drawing>
)
