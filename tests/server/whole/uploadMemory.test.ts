import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { request as httpRequest } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoPassword } from '#server/seed/demo/people/people.ts';
import { formParts, multipartBody, type TestFile } from '../support/files/multipart.ts';
import { post, type ServerProcess, startServerProcess } from '../support/serverProcess.ts';

const count = process.env.MATRIX === 'full' ? 20 : 5;
const most = 300;

const accounts = [
  { uid: 1, mail: 'ouder@example.org' },
  { uid: 9, mail: 'docent@example.org' },
  { uid: 10, mail: 'beheer@example.org' },
  { uid: 12, mail: 'federatie@example.org' },
] as const;

interface Sender {
  readonly uid: number;
  readonly cookie: string;
}

describe('a server process', () => {
  const DATA_DIR = mkdtempSync(join(tmpdir(), 'clubpoort-uploads-'));
  const temporary = join(DATA_DIR, 'files', 'temporary');
  let server: ServerProcess;
  let senders: readonly Sender[];
  beforeAll(async () => {
    await start();
  }, 300_000);
  afterAll(async () => {
    await server?.end('SIGTERM');
    rmSync(DATA_DIR, { recursive: true, force: true });
  });

  const start = async () => {
    server = await startServerProcess({ DATA_DIR });
    senders = await Promise.all(accounts.map(logIn));
  };

  const logIn = async ({ uid, mail }: (typeof accounts)[number]): Promise<Sender> => {
    const body = { mail, password: demoPassword };
    const { headers } = await post(server, { name: 'login', body, cookie: '' });
    return { uid, cookie: headers.getSetCookie()[0]?.split(';')[0] ?? '' };
  };

  it(`accepts ${count} photos of 8 MB at once with less than ${most} MB more memory`, async () => {
    const photo = await largePhoto();
    const before = residentMegabytes(server);
    let highest = before;
    const watch = setInterval(() => {
      highest = Math.max(highest, residentMegabytes(server));
    }, 50);
    const statuses = await Promise.all(Array.from({ length: count }, (_, at) => upload(photo, at)));
    clearInterval(watch);
    expect(statuses).toEqual(Array.from({ length: count }, () => 200));
    const megabytes = (photo.content.length / 1024 / 1024).toFixed(1);
    process.stdout.write(`${count} photos of ${megabytes} MB: ${before} MB grew to ${highest} MB\n`);
    expect(highest - before).toBeLessThan(most);
    expect(readdirSync(temporary)).toEqual([]);
  }, 300_000);

  it('that was killed during an upload removes the partial file at its next start', async () => {
    const photo = await largePhoto();
    const { payload, headers } = multipartBody(formParts(target(99), photo));
    const sending = httpRequest(`${server.origin}/api?q=save_question_files`, {
      method: 'POST',
      headers: { ...headers, cookie: senderOf(99).cookie, 'content-length': payload.length },
    });
    sending.on('error', () => undefined);
    sending.write(payload.subarray(0, payload.length / 2));
    await expect.poll(() => readdirSync(temporary).length, { timeout: 60_000 }).toBe(1);
    await server.end('SIGKILL');
    expect(readdirSync(temporary)).toHaveLength(1);
    await start();
    await expect.poll(() => readdirSync(temporary)).toEqual([]);
  }, 300_000);

  /** Spreads the uploads over accounts, so that none exceeds the quota of 50 MB. */
  function senderOf(at: number): Sender {
    const sender = senders[at % senders.length];
    if (!sender) throw new Error('Nobody is logged in');
    return sender;
  }

  function target(at: number) {
    const { uid } = senderOf(at);
    return { type: 'answer', qid: 1034, nid: 110, uid, submission: `keer-${at}` };
  }

  async function upload(file: TestFile, at: number): Promise<number> {
    const { headers, payload } = multipartBody(formParts(target(at), file));
    const response = await fetch(`${server.origin}/api?q=save_question_files`, {
      method: 'POST',
      headers: { ...headers, cookie: senderOf(at).cookie },
      body: new Uint8Array(payload),
    });
    return response.status;
  }
});

/** A photo as of a good camera: 24 million pixels in landscape with an orientation flag, at least 8 MB. */
async function largePhoto(): Promise<TestFile> {
  const path = join(tmpdir(), 'clubpoort-large-photo.jpg');
  if (!existsSync(path)) {
    const [width, height] = [6000, 4000];
    const noise = { type: 'gaussian', mean: 128, sigma: 12 } as const;
    const photo = sharp({ create: { width, height, channels: 3, background: '#888', noise } });
    const bytes = await photo.jpeg({ quality: 89 }).withMetadata({ orientation: 6 }).toBuffer();
    writeFileSync(path, Buffer.concat([bytes, Buffer.alloc(Math.max(0, 8 * 1024 * 1024 - bytes.length))]));
  }
  return { name: 'IMG_0003.JPG', type: 'image/jpeg', content: readFileSync(path) };
}

function residentMegabytes({ process: { pid } }: ServerProcess): number {
  const status = `/proc/${pid}/status`;
  const kilobytes = existsSync(status)
    ? /VmRSS:\s+(\d+)/.exec(readFileSync(status, 'utf8'))?.[1]
    : execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' });
  return Math.round(Number(kilobytes) / 1024);
}
