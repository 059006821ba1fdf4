import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import tls from 'node:tls';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { root } from '#scripts/root.ts';
import { demoPassword } from '#server/seed/demo/people/people.ts';
import { freePort } from '../../support/freePort.ts';
import { createSeededDatabase } from '../support/database/createSeededDatabase.ts';
import { type ServerProcess, startServerProcess } from '../support/serverProcess.ts';
import { replaceAll } from './support/documentBlocks.ts';
import { portalClient } from './support/portalClient.ts';
import { requireProgram } from './support/requireProgram.ts';
import { certificateFile, keyFile } from './support/startNginx.ts';

const loginLimit = 4;

describe('Caddy of the distribution, with its file of deploy/', () => {
  const folder = mkdtempSync(join(tmpdir(), 'clubpoort-caddy-'));
  const trusted = tls.getCACertificates('default');
  let caddy: ChildProcess;
  let server: ServerProcess;
  let portal: string;

  beforeAll(async () => {
    const port = await freePort();
    portal = `https://127.0.0.1:${port}`;
    server = await startServerProcess({
      ...{ DATABASE_URL: await createSeededDatabase(), PORTAL_URL: portal, PASSWORD_COST: '15' },
      ...{ TRUST_PROXY: '1', LOGIN_LIMIT: String(loginLimit) },
    });
    const site = replaceAll(readFileSync(join(root, 'deploy/Caddyfile'), 'utf8'), {
      'club.example.org {': `${portal} {\n\ttls "${certificateFile}" "${keyFile}"`,
      '127.0.0.1:3000': new URL(server.origin).host,
    });
    const file = join(folder, 'Caddyfile');
    writeFileSync(file, `{\n\tadmin off\n\tauto_https disable_redirects\n}\n\n${site}`);
    const args = ['run', '--adapter', 'caddyfile', '--config', file];
    caddy = spawn(requireProgram('caddy', { package: 'caddy' }), args, {
      env: { ...process.env, HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder },
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    await untilServing(caddy);
    tls.setDefaultCACertificates([...trusted, readFileSync(certificateFile, 'utf8')]);
  }, 120_000);
  afterAll(async () => {
    tls.setDefaultCACertificates(trusted);
    caddy?.kill('SIGKILL');
    await server?.end('SIGTERM');
    rmSync(folder, { recursive: true, force: true });
  });

  it('serves the portal, logs a person in, and keeps the metrics to the machine', async () => {
    const { headers } = await fetch(portal);
    expect(headers.get('strict-transport-security')).not.toBeNull();
    const client = portalClient(portal);
    const { user } = await client.ask('login', { mail: 'ouder@example.org', password: demoPassword });
    expect(user?.name).toBe('An Peeters');
    expect((await fetch(`${portal}/metrics`)).status).toBe(404);
  });

  it('passes on no address that a client wrote itself', async () => {
    const statuses: number[] = [];
    for (let guess = 0; guess < loginLimit + 1; guess += 1) {
      const { status } = await fetch(`${portal}/api?q=login`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-forwarded-for': `198.51.100.${guess}` },
        body: JSON.stringify({ mail: 'niemand@example.org', password: 'fout' }),
      });
      statuses.push(status);
    }
    expect(statuses).toEqual([...Array(loginLimit).fill(401), 429]);
  });
});

function untilServing(caddy: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let said = '';
    caddy.stderr?.setEncoding('utf8').on('data', (text: string) => {
      said += text;
      if (said.includes('serving initial configuration')) resolve();
    });
    caddy.once('exit', () => reject(new Error(`Caddy did not start:\n${said}`)));
  });
}
