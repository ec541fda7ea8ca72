import { paint } from '../palette'

/** What stands beside the books: a pot of pencils and a bubbling flask. */
export function Desk() {
  return (
    <>
      <ellipse cx="288" cy="427" rx="220" ry="10" fill={paint.night} opacity=".18" />
      <Pencils />
      <Flask />
      <PaperPlane />
    </>
  )
}

function Pencils() {
  return (
    <g strokeLinejoin="round">
      <g transform="rotate(-10 104 400)">
        <path d="M96 380V326L103 312L110 326V380Z" fill={paint.gold} />
        <path d="M96 326L103 312L110 326Z" fill="#fed7aa" />
        <path d="M100.5 317L103 312L105.5 317Z" fill={paint.night} />
      </g>
      <g transform="rotate(9 122 400)">
        <path d="M116 380V336L122.5 323L129 336V380Z" fill={paint.rose} />
        <path d="M116 336L122.5 323L129 336Z" fill="#fed7aa" />
        <path d="M120 328L122.5 323L125 328Z" fill={paint.rose} />
      </g>
      <path d="M84 366H142L137 418a9 9 0 0 1-9 8H98a9 9 0 0 1-9-8Z" fill={paint.violet} />
      <path d="M86 384H140L138.5 398H87.5Z" fill={paint.lilac} />
    </g>
  )
}

function Flask() {
  return (
    <g>
      <path
        d="M454 336V364L430 410Q424 424 440 426H490Q506 424 500 410L476 364V336"
        fill="#e0f2fe"
        stroke={paint.sky}
        strokeWidth="6"
        strokeLinejoin="round"
      />
      <path d="M444 392H486L496 413Q499 421 490 422H440Q431 421 434 413Z" fill={paint.leaf} />
      <path d="M448 336H482" stroke={paint.sky} strokeWidth="8" strokeLinecap="round" />
      <g fill="#bbf7d0">
        <circle cx="456" cy="408" r="4" />
        <circle cx="472" cy="402" r="3" />
        <circle cx="478" cy="414" r="2.5" />
      </g>
      <g fill={paint.leaf}>
        <circle cx="466" cy="322" r="5" />
        <circle cx="476" cy="307" r="3.5" />
      </g>
    </g>
  )
}

function PaperPlane() {
  return (
    <g strokeLinejoin="round">
      <path
        d="M24 196Q44 226 26 252T42 304"
        fill="none"
        stroke={paint.sky}
        strokeWidth="4"
        strokeDasharray="2 10"
        strokeLinecap="round"
      />
      <path d="M4 182L48 148L34 194L24 182Z" fill={paint.sky} stroke={paint.sky} strokeWidth="4" />
      <path d="M24 182L48 148L22 196Z" fill={paint.blue} stroke={paint.blue} strokeWidth="3" />
    </g>
  )
}
