import { HARMS } from './harmful-answers'
import { startModelServer } from './model-server'

/** A process with a model's endpoint that answers as the question says: (one endless line). */
const server = await startModelServer()
server.mood = (body) => HARMS.find((harm) => body.includes(`(${harm})`)) ?? 'ok'
console.log(server.url)
