import { spawn, spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { findFreePort } from '@/lib/platform/db/embedded/transport'
import { processTreeOf } from './processes'
import { makeTemporaryFolder, removeFolder, waitUntil } from '@/tests/support/processes'

export type Proxy = {
  /** Address of the app through the proxy's cache. */
  proxied: string
  /** Address of a static file. */
  file: string
  pids: number[]
  stop(): Promise<void>
}

type Options = { appPort: number; body: Buffer; headers: Record<string, string> }

const DEPLOY = path.resolve('deploy/nginx/iskra')
const ENV = { ...process.env, PATH: `${process.env.PATH}:/usr/sbin:/usr/local/sbin` }

/** The version of nginx, or null if it is not installed. */
export function nginxVersion(): string | null {
  const { error, stderr } = spawnSync('nginx', ['-v'], { encoding: 'utf8', env: ENV })
  return error ? null : (/nginx\/(\S+)/.exec(stderr)?.[1] ?? 'unknown')
}

/** Starts nginx with the files of deploy/nginx/iskra, and with a response served from a file. */
export async function startNginx({ appPort, body, headers }: Options): Promise<Proxy> {
  const folder = makeTemporaryFolder('iskra-nginx-')
  const ports = { proxied: await findFreePort(), file: await findFreePort() }
  mkdirSync(path.join(folder, 'www'))
  // nginx's fastest way to serve a file: compressed in advance, with a cached file handle.
  for (const name of ['page.html', 'page.html.gz']) {
    writeFileSync(path.join(folder, 'www', name), body)
  }
  const cache = readFileSync(path.join(DEPLOY, 'cache.conf'), 'utf8')
  const own = cache.replace('/var/cache/nginx/iskra', path.join(folder, 'cache'))
  writeFileSync(path.join(folder, 'cache.conf'), own)
  const config = configOf({ folder, appPort, ports, headers })
  writeFileSync(path.join(folder, 'nginx.conf'), config)
  const args = ['-p', folder, '-c', path.join(folder, 'nginx.conf'), '-e', 'stderr']
  const child = spawn('nginx', args, { env: ENV, stdio: ['ignore', 'ignore', 'pipe'] })
  let said = ''
  child.stderr.on('data', (chunk) => (said += chunk))
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  const [proxied, file] = [ports.proxied, ports.file].map((port) => `http://127.0.0.1:${port}`)
  await waitUntil('nginx serves', async () => {
    if (child.exitCode !== null) throw new Error(`nginx ended: ${said}`)
    return await fetch(`${file}/page.html`).then(
      ({ ok }) => ok,
      () => false,
    )
  })
  const workers = processTreeOf(child.pid ?? 0).map(({ pid }) => pid)
  return {
    proxied: proxied ?? '',
    file: `${file}/page.html`,
    pids: workers,
    stop: async () => {
      child.kill('SIGQUIT')
      await ended
      removeFolder(folder)
    },
  }
}

type Config = {
  folder: string
  appPort: number
  ports: { proxied: number; file: number }
  headers: Record<string, string>
}

function configOf({ folder, appPort, ports, headers }: Config): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `  ${name}_temp_path ${folder}/${name};`)
    .join('\n')
  const added = Object.entries(headers)
    .map(([name, value]) => `    add_header ${name} "${value.replaceAll('"', '\\"')}";`)
    .join('\n')
  return `daemon off;
worker_processes auto;
pcre_jit on;
pid ${folder}/nginx.pid;
${process.getuid?.() === 0 ? 'user root;' : ''}
events { worker_connections 1024; }
http {
  access_log off;
  sendfile on;
  tcp_nopush on;
  keepalive_requests 1000000;
${temporary}
  types { text/html html; }
  include ${folder}/cache.conf;
  upstream iskra { server 127.0.0.1:${appPort}; keepalive 32; }
  server {
    listen 127.0.0.1:${ports.proxied};
    include ${DEPLOY}/proxy.conf;
  }
  server {
    listen 127.0.0.1:${ports.file};
    root ${folder}/www;
    gzip_static on;
    open_file_cache max=10000 inactive=60s;
${added}
  }
}
`
}
