import { type ChildProcess, spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import tls from 'node:tls';
import { root } from '#scripts/root.ts';
import { freePort } from '#tests/support/freePort.ts';
import { replaceAll } from './documentBlocks.ts';
import { requireProgram } from './requireProgram.ts';

/** The certificate for 127.0.0.1 that the tests made themselves. */
export const certificateFile = join(root, 'tests/support/mollie/standIn.cert.pem');
export const keyFile = join(root, 'tests/support/mollie/standIn.key.pem');

export interface Nginx {
  /** Address of the portal: `https://127.0.0.1:…`. */
  readonly origin: string;
  /** Address of the server that leads from http to https. */
  readonly plainOrigin: string;
  stop(): Promise<void>;
}

/**
 * Starts the distribution's nginx with `deploy/nginx.conf`, in front of the processes on these ports. Only the addresses and the
 * certificate are replaced.
 */
export async function startNginx({
  port,
  behind,
}: {
  readonly port: number;
  readonly behind: readonly number[];
}): Promise<Nginx> {
  const folder = mkdtempSync(join(tmpdir(), 'clubpoort-nginx-'));
  chmodSync(folder, 0o755);
  const plainPort = await freePort();
  const site = replaceAll(readFileSync(join(root, 'deploy/nginx.conf'), 'utf8'), {
    '  server 127.0.0.1:3000;': behind.map((one) => `  server 127.0.0.1:${one};`).join('\n'),
    'listen 80;': `listen 127.0.0.1:${plainPort};`,
    'listen [::]:80;': `listen 127.0.0.2:${plainPort};`,
    'listen 443 ssl': `listen 127.0.0.1:${port} ssl`,
    'listen [::]:443 ssl': `listen 127.0.0.2:${port} ssl`,
    'club.example.org': '127.0.0.1',
    '/etc/clubpoort/tls/fullchain.pem': `"${certificateFile}"`,
    '/etc/clubpoort/tls/privkey.pem': `"${keyFile}"`,
    'proxy_set_header Host $host;': 'proxy_set_header Host $http_host;',
    'X-Forwarded-Host $host;': 'X-Forwarded-Host $http_host;',
  });
  const main = `daemon off;
pid ${folder}/nginx.pid;
error_log stderr notice;
events {}
http {
  access_log off;
${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `  ${name}_temp_path ${folder}/${name};`).join('\n')}
${site}
}
`;
  const file = join(folder, 'nginx.conf');
  writeFileSync(file, main);
  const child = spawn(requireProgram('nginx', { package: 'nginx' }), ['-e', 'stderr', '-c', file], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  await untilReady(child);
  const trusted = tls.getCACertificates('default');
  tls.setDefaultCACertificates([...trusted, readFileSync(certificateFile, 'utf8')]);
  return {
    origin: `https://127.0.0.1:${port}`,
    plainOrigin: `http://127.0.0.1:${plainPort}`,
    async stop() {
      tls.setDefaultCACertificates(trusted);
      child.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function untilReady(child: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let said = '';
    child.stderr?.setEncoding('utf8').on('data', (text: string) => {
      said += text;
      if (said.includes('start worker process ')) resolve();
    });
    child.once('exit', () => reject(new Error(`nginx did not start:\n${said}`)));
  });
}
