import {type ChildProcess, execFileSync, spawn} from 'node:child_process'
import {once} from 'node:events'
import {cpSync, existsSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs'
import {join} from 'node:path'
import {setTimeout as sleep} from 'node:timers/promises'

/** nginx with docs/nginx.conf, of which only addresses, paths and the log are adapted to this machine. */

const root = join(import.meta.dirname, '../..')
const brotliModule = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so'

/** The host name in that configuration. */
export const host = 'www.example.org'
/** Requests from this address count as those of a CDN. */
export const cdnAddress = '127.0.0.200'

export interface Handled {
  address: string
  /** The replica that answered, the last one if several were tried; -1 for what nginx answers itself. */
  replica: number
  status: number
  path: string
}

export interface Nginx {
  port: number
  /** The folder that it serves files of builds from. */
  assets: string
  /** Adds the files of a build to those that are there. */
  addAssets(build: string): void
  /** Requests that it has answered so far. */
  handled(): Handled[]
  /** The replica that an address is on, by its last request. */
  homeOf(address: string): number
  stop(): Promise<void>
  /** Ends nginx without waiting, for the end of this process. */
  kill(): void
}

/** The programs that are missing in Debian's folders. */
export const missingPrograms = (names: string[]): string[] =>
  names.filter((name) => !['/usr/sbin', '/usr/bin'].some((folder) => existsSync(join(folder, name))))

/** Adapts the configuration to this machine. @throws Error if it lacks an expected line */
function adapted(port: number, replicas: number[], folder: string): string {
  const servers = replicas.map((replica) => `server 127.0.0.1:${replica};`).join('\n  ')
  const changes: [from: string | RegExp, to: string][] = [
    [/server 127\.0\.0\.1:3000;.*/, servers],
    ['listen 443 ssl', `listen 127.0.0.1:${port} ssl`],
    ['/etc/ssl/www.example.org.pem', join(folder, 'certificate.pem')],
    ['/etc/ssl/private/www.example.org.key', join(folder, 'key.pem')],
    ['/var/www/website', join(folder, 'www')],
    [/# (set_real_ip_from) [^;]+;/, `$1 ${cdnAddress};`],
    ['# real_ip_header', 'real_ip_header'],
  ]
  if (!existsSync(brotliModule)) {
    console.log('Without libnginx-mod-http-brotli-static, nginx sends gzip.')
    changes.push([/brotli_static on;/, ''])
  }
  return changes.reduce(
    (text, [from, to]) => {
      if (typeof from === 'string' ? !text.includes(from) : !from.test(text))
        throw new Error(`docs/nginx.conf no longer has: ${from}`)
      return text.replace(from, to)
    },
    readFileSync(join(root, 'docs/nginx.conf'), 'utf8'),
  )
}

const around = (configuration: string, folder: string) => `
daemon off;
pid ${folder}/nginx.pid;
error_log ${folder}/error.log notice;
worker_processes auto;
worker_rlimit_nofile 16384;
${existsSync(brotliModule) ? `load_module ${brotliModule};` : ''}
events { worker_connections 4096; }
http {
  include /etc/nginx/mime.types;
  log_format replicas '$remote_addr\\t$upstream_addr\\t$status\\t$request_uri';
  access_log ${folder}/access.log replicas;
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${folder}/${name};`).join('\n  ')}
${configuration}
}
`

export async function startNginx(port: number, replicas: number[], folder: string): Promise<Nginx> {
  const assets = join(folder, 'www/assets')
  mkdirSync(assets, {recursive: true})
  const log = join(folder, 'access.log')
  const certificate = ['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes']
  const subject = ['-subj', `/CN=${host}`, '-addext', `subjectAltName=DNS:${host},IP:127.0.0.1`, '-days', '2']
  const files = ['-keyout', join(folder, 'key.pem'), '-out', join(folder, 'certificate.pem')]
  execFileSync('openssl', [...certificate, ...subject, ...files], {stdio: 'ignore'})
  const file = join(folder, 'nginx.conf')
  writeFileSync(file, around(adapted(port, replicas, folder), folder))
  execFileSync('chmod', ['-R', 'a+rX', folder])
  const args = ['-c', file, '-p', folder]
  execFileSync('nginx', ['-t', '-q', ...args], {stdio: 'inherit'})
  const child = spawn('nginx', args, {stdio: 'inherit'})
  await waitUntilListening(child, join(folder, 'nginx.pid'))
  const handled = () => readHandled(log, replicas)
  return {
    port,
    assets,
    addAssets(build) {
      cpSync(join(build, 'client/assets'), assets, {recursive: true, force: false})
      execFileSync('chmod', ['-R', 'a+rX', assets])
    },
    handled,
    homeOf: (address) =>
      handled().findLast((one) => one.address === address && one.replica >= 0)?.replica ?? 0,
    async stop() {
      if (child.exitCode !== null) return
      child.kill('SIGTERM')
      await once(child, 'exit')
    },
    kill: () => void child.kill('SIGTERM'),
  }
}

function readHandled(log: string, replicas: number[]): Handled[] {
  const lines = readFileSync(log, 'utf8').split('\n').filter(Boolean)
  return lines.map((line) => {
    const [address = '', upstream = '', status, path = ''] = line.split('\t')
    const last = Number(upstream.split(':').at(-1))
    return {address, replica: replicas.indexOf(last), status: Number(status), path}
  })
}

async function waitUntilListening(child: ChildProcess, pidFile: string) {
  for (let tries = 0; tries < 100 && child.exitCode === null; tries += 1) {
    if (existsSync(pidFile)) return
    await sleep(50)
  }
  throw new Error('nginx has not started.')
}
