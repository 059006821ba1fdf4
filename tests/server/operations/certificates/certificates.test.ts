import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Certificate } from '#schemas/entities/certificate.ts';
import { startTestServer, type TestClient, type TestServer } from '../../support/testServer.ts';

describe('certificates', () => {
  let server: TestServer;
  let parent: TestClient;
  beforeAll(async () => {
    server = await startTestServer();
    parent = await server.loggedIn('ouder@example.org');
  });
  afterAll(() => server.stop());

  const listOf = async (client: TestClient) => (await client.ask('get_certificates', {})).result;
  async function idOf(isIt: (one: Certificate) => boolean): Promise<number> {
    const found = (await listOf(parent)).find(isIt);
    if (!found) throw new Error('The demo data has no such certificate');
    return found.id;
  }
  const download = (client: TestClient, certificate: unknown) =>
    server.app.inject({
      method: 'POST',
      url: '/api?q=download_certificate',
      headers: { cookie: client.cookie ?? '', 'content-type': 'application/json' },
      payload: JSON.stringify({ certificate }),
    });

  it('are listed for the whole family, of every kind, the latest year first', async () => {
    const all = await listOf(parent);
    expect(new Set(all.map(({ kind }) => kind))).toEqual(new Set(['childcare', 'health', 'participation']));
    expect(new Set(all.map(({ uid }) => uid))).toEqual(new Set([1, 2, 3, 4]));
    expect(all.map(({ year }) => year)).toEqual(all.map(({ year }) => year).sort((a, b) => b - a));
    for (const { number, year, id } of all) expect(number).toBe(`ATT-${year}-${String(id).padStart(6, '0')}`);
    expect(await listOf(await server.loggedIn('federatie@example.org'))).toHaveLength(1);
    expect(await listOf(await server.loggedIn('beheer@example.org'))).toEqual([]);
    expect((await server.client().call('get_certificates', {})).status).toBe(401);
  });

  it('is a tagged PDF named after its number', async () => {
    const id = await idOf(({ kind, uid }) => kind === 'health' && uid === 3);
    const { statusCode, headers, rawPayload } = await download(parent, id);
    expect(statusCode).toBe(200);
    expect(headers['content-type']).toBe('application/pdf');
    expect(headers['content-disposition']).toMatch(/^attachment; filename="ATT-2025-\d{6}\.pdf"/);
    const { text, isTagged } = await read(rawPayload);
    expect(isTagged).toBe(true);
    for (const part of ['Attest voor je ziekenfonds 2025', 'Lars Peeters', 'Turnkring De Zwaluw', '142,50'])
      expect(text).toContain(part);
  });

  it('has no amount and no national number when its kind does not need them', async () => {
    const { rawPayload } = await download(
      parent,
      await idOf(({ kind, uid }) => kind === 'participation' && uid === 2),
    );
    const { text } = await read(rawPayload);
    expect(text).toContain('Attest van deelname');
    expect(text).not.toMatch(/Rijksregisternummer|€/);
  });

  it('for the taxes is refused without a national number, and given afterwards', async () => {
    const isMilas = ({ kind, uid }: Certificate) => kind === 'childcare' && uid === 4;
    const id = await idOf(isMilas);
    expect((await listOf(parent)).find(isMilas)?.needsNationalNumber).toBe(true);
    const refused = await download(parent, id);
    expect(refused.statusCode).toBe(409);
    expect(refused.json()).toMatchObject({
      code: 'national-number-missing',
      errors: [expect.stringContaining('rijksregisternummer van Mila')],
    });
    const { result } = await parent.ask('get_profile', { uid: 4 });
    const nine = `${result.birthdate?.replaceAll('-', '').slice(2)}001`;
    const check = String(97 - (Number(`2${nine}`) % 97)).padStart(2, '0');
    await parent.ask('save_profile', { uid: 4, national_insurance_number: nine + check });
    const { text } = await read((await download(parent, id)).rawPayload);
    expect(text).toMatch(/\d\d\.\d\d\.\d\d-001\.\d\d/);
    for (const part of ['Fiscaal attest kinderopvang 2025', 'An Peeters', '120,00', '24,00'])
      expect(text).toContain(part);
    expect((await listOf(parent)).find(isMilas)?.needsNationalNumber).toBe(false);
  });

  it('is not found for another family, nor when it does not exist', async () => {
    const id = await idOf(({ uid }) => uid === 2);
    const els = await server.loggedIn('federatie@example.org');
    for (const [client, wanted] of [
      [els, id],
      [parent, 999_999],
      [parent, 2_147_483_647],
    ] as const)
      expect((await download(client, wanted)).json()).toMatchObject({
        code: 'not-found',
        errors: ['We vinden dit attest niet.'],
      });
    for (const wrong of ['een', 0, null, 1.5]) expect((await download(parent, wrong)).statusCode).toBe(400);
  });
});

async function read(bytes: Buffer) {
  const document = await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise;
  const { items } = await (await document.getPage(1)).getTextContent();
  return {
    text: items.map((item) => ('str' in item ? item.str : '')).join(''),
    isTagged: (await document.getMarkInfo())?.Marked === true,
  };
}
