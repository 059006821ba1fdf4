import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { unzipSync } from 'fflate';
import type { WalletPass } from '#server/wallet/walletPass.ts';

interface OpenedPass {
  readonly pass: WalletPass & {
    readonly formatVersion: number;
    readonly passTypeIdentifier: string;
    readonly teamIdentifier: string;
  };
  readonly files: Readonly<Record<string, Buffer>>;
}

/**
 * Opens a `.pkpass` file as an iPhone does: every file has the hash that the manifest says, and openssl verifies the signature of the
 * manifest up to the root.
 *
 * @throws for a pass that an iPhone would refuse
 */
export function openPass(
  content: Uint8Array,
  { root, at }: { readonly root: string; readonly at: Date },
): OpenedPass {
  const files = Object.fromEntries(
    Object.entries(unzipSync(new Uint8Array(content))).map(([name, bytes]) => [name, Buffer.from(bytes)]),
  );
  const { 'manifest.json': manifest = Buffer.of(), signature = Buffer.of(), ...listed } = files;
  const hashes = Object.entries(listed).map(([name, bytes]) => [
    name,
    createHash('sha1').update(bytes).digest('hex'),
  ]);
  if (manifest.toString() !== JSON.stringify(Object.fromEntries(hashes)))
    throw new Error('The manifest has other files');
  verify({ manifest, signature, root, at });
  return { files, pass: JSON.parse(String(files['pass.json'])) };
}

interface Signed {
  readonly manifest: Buffer;
  readonly signature: Buffer;
  readonly root: string;
  readonly at: Date;
}

function verify({ manifest, signature, root, at }: Signed): void {
  const folder = mkdtempSync(join(tmpdir(), 'clubpoort-pass-'));
  try {
    writeFileSync(join(folder, 'manifest.json'), manifest);
    writeFileSync(join(folder, 'signature'), signature);
    execFileSync(
      'openssl',
      [
        ...['cms', '-verify', '-binary', '-inform', 'DER', '-in', 'signature', '-content', 'manifest.json'],
        ...['-CAfile', root, '-attime', String(Math.floor(at.getTime() / 1000)), '-out', 'verified'],
      ],
      { cwd: folder, stdio: 'pipe' },
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
