import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { request } from 'node:http'
import { createSecureServer, type IncomingHttpHeaders } from 'node:http2'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Headers of one connection, which HTTP/2 has none of. */
const OF_A_CONNECTION = new Set(['connection', 'keep-alive', 'transfer-encoding', 'upgrade'])

/**
 * Speaks to a browser as Cloudflare's edge does, HTTP/2 over TLS and Brotli before gzip, and hands each request on to the
 * server at `target`, which speaks HTTP/1.1 alone. `openssl` makes the certificate, for this run; a browser must be told to
 * take it.
 */
export async function serveOverHttp2(port: number, target: number): Promise<() => void> {
  const server = createSecureServer(certificate(), (asked, answer) => {
    const passed = request(
      {
        port: target,
        method: asked.method,
        path: asked.url,
        headers: { ...withoutPseudo(asked.headers), host: `localhost:${target}`, ...brotli(asked) },
      },
      given => {
        const headers = Object.entries(given.headers).filter(([name]) => !OF_A_CONNECTION.has(name))
        answer.writeHead(given.statusCode ?? 502, Object.fromEntries(headers))
        given.pipe(answer)
      },
    )
    passed.on('error', () => answer.stream.destroy())
    asked.pipe(passed)
  })
  await new Promise<void>(ready => server.listen(port, ready))
  return () => server.close()
}

const withoutPseudo = (headers: IncomingHttpHeaders): IncomingHttpHeaders =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !name.startsWith(':')))

const brotli = ({ headers }: { headers: IncomingHttpHeaders }): IncomingHttpHeaders =>
  /\bbr\b/.test(String(headers['accept-encoding'])) ? { 'accept-encoding': 'br' } : {}

function certificate(): { key: Buffer; cert: Buffer } {
  const folder = mkdtempSync(join(tmpdir(), 'baksteen-'))
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')]
  const options = 'req -x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -subj /CN=localhost'
  execFileSync('openssl', [...options.split(' '), '-keyout', key, '-out', cert], { stdio: 'pipe' })
  const made = { key: readFileSync(key), cert: readFileSync(cert) }
  rmSync(folder, { recursive: true })
  return made
}
