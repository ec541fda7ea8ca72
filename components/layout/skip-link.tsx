/** The first stop of the keyboard: straight to what the page is about. */
export function SkipLink() {
  return (
    <a
      href="#sadrzaj"
      className="sr-only z-50 rounded-control bg-spark px-4 py-3 font-bold text-spark-ink focus:not-sr-only focus:fixed focus:top-2 focus:left-2"
    >
      Preskoči na sadržaj
    </a>
  )
}
