import { HARMFUL_RESPONSE_NAMES } from './harmful-answers'
import { startModelServer } from './model-server'

/** A process with a model endpoint whose behaviour the question selects: (one endless line). */
const server = await startModelServer()
server.mood = (body) => HARMFUL_RESPONSE_NAMES.find((harm) => body.includes(`(${harm})`)) ?? 'ok'
console.log(server.url)
