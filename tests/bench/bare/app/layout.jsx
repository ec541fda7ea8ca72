export const metadata = { title: 'Hello' }

export default function Layout({ children }) {
  return (
    <html lang="hr">
      <body>{children}</body>
    </html>
  )
}
