import type { QrCode } from '@/lib/learning/classroom/qr-code'

type CodePictureProps = { code: QrCode; className?: string }

/** A QR code, dark on white in both themes: many phones can't read others. */
export function QrCodePicture({ code: { size, path }, className }: CodePictureProps) {
  return (
    <svg
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label="QR kod s adresom lekcije"
      shapeRendering="crispEdges"
      className={className}
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  )
}
