import { writeFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { WalletFiles } from '#server/config.ts';
import { packPass } from '#server/wallet/packPass.ts';
import { openWalletSigner } from '#server/wallet/walletSigner.ts';
import { openPass } from '../../support/wallet/openPass.ts';
import { somePass } from '../../support/wallet/somePass.ts';
import {
  passType,
  team,
  type WalletCertificates,
  walletCertificates,
} from '../../support/wallet/walletCertificates.ts';

const now = new Date('2026-11-20T10:00:00Z');

describe('openWalletSigner', () => {
  let made: WalletCertificates;
  beforeAll(() => {
    made = walletCertificates();
  });
  afterAll(() => made.remove());

  it('signs with the certificate, whose subject names the kind of pass and the team', async () => {
    const signer = await openWalletSigner(made.files);
    expect(signer).toMatchObject({ passType, team, validUntil: new Date('2045-01-01T00:00:00Z') });
    const packed = await packPass(signer, {
      pass: somePass,
      pictures: { 'icon.png': Buffer.from('icon') },
      now,
    });
    const { pass, files } = openPass(packed, { root: made.root, at: now });
    expect(pass).toEqual({
      ...{ formatVersion: 1, passTypeIdentifier: passType, teamIdentifier: team },
      ...somePass,
    });
    expect(Object.keys(files)).toEqual(['pass.json', 'icon.png', 'manifest.json', 'signature']);
  });

  it('makes a signature that fails for another manifest', async () => {
    const { sign } = await openWalletSigner(made.files);
    const signer = { ...(await openWalletSigner(made.files)), sign: () => sign(new Uint8Array([1]), now) };
    const packed = await packPass(signer, { pass: somePass, pictures: {}, now });
    expect(() => openPass(packed, { root: made.root, at: now })).toThrow('CMS Verification failure');
  });

  it('reads the files as Apple gives them: certificates in DER, and a key with a password', async () => {
    const { certificate, key, intermediate } = made.files;
    const der = (from: string, to: string) =>
      made.openssl('x509', '-in', from, '-outform', 'DER', '-out', to);
    der(certificate, 'pass.cer');
    der(intermediate, 'issuer.cer');
    made.openssl('pkcs8', '-topk8', '-in', key, '-out', 'locked.key', '-passout', 'pass:geheim');
    const files: WalletFiles = {
      ...{ certificate: made.path('pass.cer'), intermediate: made.path('issuer.cer') },
      ...{ key: made.path('locked.key'), keyPassword: 'geheim' },
    };
    expect(await openWalletSigner(files)).toMatchObject({ passType });
    const wrong = openWalletSigner({ ...files, keyPassword: 'ander' });
    await expect(wrong).rejects.toThrow('or WALLET_KEY_PASSWORD is not its password');
  });

  it('takes an expired certificate, with its end', async () => {
    const signer = await openWalletSigner(made.issue({ until: '20260101000000Z' }));
    expect(signer.validUntil).toEqual(new Date('2026-01-01T00:00:00Z'));
  });

  it.each<[string, (files: WalletFiles) => Partial<WalletFiles>, string]>([
    [
      'no file',
      () => ({ certificate: '/nowhere/pass.cer' }),
      "WALLET_CERTIFICATE: /nowhere/pass.cer can't be read (ENOENT",
    ],
    [
      'a key as certificate',
      ({ key }) => ({ certificate: key }),
      'holds no certificate. Apple gives one as a .cer file',
    ],
    ['a certificate as key', ({ certificate }) => ({ key: certificate }), 'holds no RSA key in PEM'],
    [
      'the key of another',
      () => ({ key: made.issue({}).key }),
      'WALLET_KEY is not the key of the certificate in WALLET_CERTIFICATE',
    ],
    [
      'another issuer',
      () => ({ intermediate: made.root }),
      'WALLET_INTERMEDIATE must be the certificate that issued WALLET_CERTIFICATE: CN=Developer Relations, OU=G4',
    ],
    [
      'a certificate of another kind',
      () => made.issue({ subject: '/CN=club.example.org/OU=A1B2' }),
      'must be a Pass Type ID certificate of Apple: its subject has no UID that fits',
    ],
    [
      'a certificate without a team',
      () => made.issue({ subject: `/UID=${passType}/CN=x` }),
      'has no OU that fits',
    ],
  ])('refuses %s with a sentence that names the setting', async (_what, broken, sentence) => {
    await expect(openWalletSigner({ ...made.files, ...broken(made.files) })).rejects.toThrow(sentence);
  });

  it('does not quote a key that it can not read', async () => {
    const key = made.path('broken.key');
    writeFileSync(key, '-----BEGIN PRIVATE KEY-----\nZ2VoZWlt\n-----END PRIVATE KEY-----\n');
    await expect(openWalletSigner({ ...made.files, key })).rejects.not.toThrow('Z2VoZWlt');
  });
});
