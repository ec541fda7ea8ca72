import { keepFile } from '@/lib/platform/files/keep'
import { runWithUpload } from '@/lib/platform/http/receive-upload'
import { uploadImageContract } from '@/lib/content/media/images/contract'

/** A process to be killed in the middle of an upload, or while storing a file; it waits there. */
const never = new Promise<never>(() => undefined)
setInterval(() => undefined, 1_000)

/** A stream that delivers only half of a file. */
function half(): ReadableStream<Uint8Array<ArrayBuffer>> {
  return new ReadableStream({
    async start(stream) {
      stream.enqueue(new Uint8Array(100_000))
      await new Promise((resolve) => setTimeout(resolve, 300))
      console.log('ready')
      await never
    },
  })
}

if (process.argv[2] === 'receiving') {
  const init = { method: 'POST', body: half(), duplex: 'half' } as RequestInit
  await runWithUpload(
    uploadImageContract,
    new Request('http://localhost/api/images/files', init),
    () => never,
  )
} else {
  const content = Object.assign(new Blob([new Uint8Array(200_000)]), { stream: half })
  await keepFile(content as unknown as Blob, 'image/webp')
}
