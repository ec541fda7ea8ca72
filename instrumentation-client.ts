/**
 * Runs in the browser before anything else. Zod would try whether it may compile its checks with
 * `new Function`: the policy of personal pages forbids that and reports each try as an attack.
 */
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } })
