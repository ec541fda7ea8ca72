import { Worker, isMainThread, parentPort, workerData } from 'node:worker_threads'
import { buffer } from 'node:stream/consumers'

// Runs as a separate process (read.ts): it gets a document on standard input and writes the
// extracted data to standard output. A worker thread reads the document, so that the main thread
// can exit in time.

/** Maximum memory use of the process, in bytes. */
const MEMORY_BYTES = 700_000_000
/** Longer than the timeout of the parent process (read.ts). */
const LONGEST_MS = 60_000
const THUMBNAIL_WIDTH = 640

if (isMainThread) {
  // In case the parent process is gone and can't kill this process.
  setTimeout(() => process.exit(1), LONGEST_MS)
  const document = await buffer(process.stdin)
  setInterval(() => {
    if (process.memoryUsage.rss() > MEMORY_BYTES) process.exit(1)
  }, 20)
  const worker = new Worker(new URL(import.meta.url), {
    workerData: document,
    argv: process.argv.slice(2),
  })
  worker.on('error', () => process.exit(1))
  worker.on('message', (/** @type {object} */ read) => {
    process.stdout.write(JSON.stringify(read), () => process.exit(0))
  })
} else {
  parentPort?.postMessage(await read(workerData))
}

/** @param {Uint8Array} bytes */
async function read(bytes) {
  const { PDFiumLibrary } = await import('@hyzyla/pdfium')
  const library = await PDFiumLibrary.init()
  const document = await library.loadDocument(bytes)
  const pages = document.getPageCount()
  const { text: textMax, pages: pagesMax } = JSON.parse(process.argv[2] ?? '{}')
  let text = ''
  for (let at = 0; at < Math.min(pages, pagesMax) && text.length < textMax; at += 1)
    text += `${document.getPage(at).getText()}\n`
  const thumbnail = await draw(document.getPage(0))
  return { pages, text: text.slice(0, textMax), ...thumbnail }
}

/** @param {import('@hyzyla/pdfium').PDFiumPage} page */
async function draw(page) {
  const { default: sharp } = await import('sharp')
  const size = page.getOriginalSize()
  // Pages can have any proportions: the picture is at most four times as high as the thumbnail
  // width.
  const scale = Math.min(
    THUMBNAIL_WIDTH / size.originalWidth,
    (4 * THUMBNAIL_WIDTH) / size.originalHeight,
  )
  const { data, width, height } = await page.render({
    scale,
    render: async ({ data: raw, width, height }) =>
      new Uint8Array(
        await sharp(raw, { raw: { width, height, channels: 4 } })
          .flatten({ background: 'white' })
          .webp()
          .toBuffer(),
      ),
  })
  return { thumbnail: Buffer.from(data).toString('base64'), width, height }
}
