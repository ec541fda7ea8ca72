import S3rver from '@20minutes/s3rver'
import { buildApp } from 'fauxqs'
import { makeTemporaryFolder, removeFolder } from './processes'

export const BUCKET = 'iskra-proba'

type Running = { endpoint: string; stop: () => Promise<unknown> }

/** S3 servers of two projects; each lacks some behaviour of the other. */
export const S3_SERVERS = {
  fauxqs: async (): Promise<Running> => {
    const app = buildApp({ logger: false })
    const endpoint = await app.listen({ port: 0, host: '127.0.0.1' })
    await fetch(`${endpoint}/${BUCKET}`, { method: 'PUT' })
    return { endpoint, stop: () => app.close() }
  },
  s3rver: async (): Promise<Running> => {
    const directory = makeTemporaryFolder('iskra-s3-')
    const configureBuckets = [{ name: BUCKET, configs: [] }]
    const options = { port: 0, address: '127.0.0.1', silent: true, directory, configureBuckets }
    const server = new S3rver(options)
    const { port } = await server.run()
    const stop = async () => {
      await server.close()
      removeFolder(directory)
    }
    return { endpoint: `http://127.0.0.1:${port}`, stop }
  },
}
