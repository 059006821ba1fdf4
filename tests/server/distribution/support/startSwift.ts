import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { S3mini } from 's3mini';
import { pythonOfDistribution } from '#scripts/distribution.ts';
import type { S3Access } from '#server/config.ts';

export interface Swift {
  readonly port: number;
  /** Makes an empty bucket. */
  newBucket(): Promise<S3Access>;
  stop(): Promise<void>;
}

const accessKey = 'test:clubpoort';

/** The settings of a server whose files are in a bucket. */
export function settingsFor({ endpoint, bucket, region, ...keys }: S3Access) {
  return {
    S3_ENDPOINT: endpoint,
    S3_BUCKET: bucket,
    S3_REGION: region,
    S3_ACCESS_KEY: keys.accessKey,
    S3_SECRET_KEY: keys.secretKey,
  };
}

/** Starts the distribution's OpenStack Swift, which has an S3 API of its own. */
export async function startSwift(): Promise<Swift> {
  const folder = mkdtempSync(join(tmpdir(), 'clubpoort-swift-'));
  const secretKey = `secret-of-${folder.slice(-6)}`;
  const args = [join(import.meta.dirname, 'swiftServer.py'), folder, accessKey, secretKey];
  const child = spawn(pythonOfDistribution, args, { stdio: ['ignore', 'pipe', 'pipe'] });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const port = await new Promise<number>((resolve, reject) => {
    let said = '';
    const read = (text: string) => {
      said += text;
      const ready = /^ready (\d+)$/m.exec(said);
      if (ready) resolve(Number(ready[1]));
    };
    child.stdout.setEncoding('utf8').on('data', read);
    child.stderr.setEncoding('utf8').on('data', read);
    child.once('exit', () => reject(new Error(`Swift did not start (apt install python3-swift):\n${said}`)));
  });
  let count = 0;
  return {
    port,
    async newBucket() {
      count += 1;
      const bucket = `files-${count}`;
      const endpoint = `http://127.0.0.1:${port}`;
      const region = 'us-east-1';
      const keys = { accessKeyId: accessKey, secretAccessKey: secretKey };
      await new S3mini({ ...keys, region, endpoint: `${endpoint}/${bucket}` }).createBucket();
      return { endpoint, bucket, region, accessKey, secretKey };
    },
    async stop() {
      child.kill('SIGKILL');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
