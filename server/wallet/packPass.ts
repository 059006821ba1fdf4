import { createHash } from 'node:crypto';
import { zipSync } from 'fflate';
import type { WalletPass, WalletPictures } from './walletPass.ts';
import type { WalletSigner } from './walletSigner.ts';

interface Packed {
  readonly pass: WalletPass;
  readonly pictures: WalletPictures;
  readonly now: Date;
}

/** Packs a pass as a `.pkpass` file: a zip of the pass, its pictures, a manifest with their hashes, and its signature. */
export async function packPass(
  { passType, team, sign }: WalletSigner,
  { pass, pictures, now }: Packed,
): Promise<Buffer> {
  const content = { formatVersion: 1, passTypeIdentifier: passType, teamIdentifier: team, ...pass };
  const files: Record<string, Buffer> = { 'pass.json': Buffer.from(JSON.stringify(content)), ...pictures };
  const manifest = new TextEncoder().encode(
    JSON.stringify(Object.fromEntries(Object.entries(files).map(([name, file]) => [name, sha1(file)]))),
  );
  const signature = await sign(manifest, now);
  return Buffer.from(zipSync({ ...files, 'manifest.json': manifest, signature }, { mtime: now }));
}

/** Apple's format asks for SHA-1 here. The signature over these hashes uses SHA-256. */
function sha1(file: Buffer): string {
  return createHash('sha1').update(file).digest('hex');
}
