import { beforeEach, describe, expect, test, vi } from 'vitest';
import { forgetBearer } from '#src/api/bearer.ts';
import { get } from '#src/api/call.ts';
import { login } from '#src/api/logins.ts';
import { logout, validateAuth } from '#src/api/session.ts';
import { answeringServer, answerJson } from './answeringServer.ts';

const token = 'tok/en+with=signs';
const user = { uid: 7, name: 'An Peeters', auth: token };
const credentials = { mail: 'ouder@example.org', password: 'geheim', stays: true };

interface Heard {
  readonly operation: string;
  readonly authorization: string | undefined;
  readonly body: string;
}

/** A backend that returns its token in the login response and sets no cookie. A logout revokes the token. */
async function tellingBackend(): Promise<Heard[]> {
  const heard: Heard[] = [];
  let isKnown = true;
  await answeringServer((request, response) => {
    const operation = new URL(request.url ?? '', 'http://x').searchParams.get('q') ?? '';
    const { authorization } = request.headers;
    heard.push({ operation, authorization, body: request.body });
    if (operation === 'login') return answerJson(response, 200, { user, dsv_members: [], federations: {} });
    if (operation === 'logout') {
      isKnown = false;
      return answerJson(response, 200, { result: true });
    }
    if (authorization !== `Bearer ${token}` || !isKnown)
      return answerJson(response, 401, { errors: ['Meld je aan'], code: 'unauthenticated' });
    return answerJson(response, 200, { user, result: [] });
  });
  return heard;
}

/** The page of a portal with a fake cookie jar. */
function portalPage({ origin, parent }: { origin: string; parent?: unknown }) {
  const written: string[] = [];
  const jar = new Map<string, string>();
  const location = new URL(origin);
  const self = { location };
  vi.stubGlobal('window', { location, parent: parent ?? self });
  vi.stubGlobal('document', {
    get cookie() {
      return [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
    },
    set cookie(line: string) {
      written.push(line);
      const [pair = '', ...attributes] = line.split('; ');
      const [name = '', value = ''] = pair.split('=');
      if (attributes.includes('Max-Age=0')) jar.delete(name);
      else jar.set(name, value);
    },
  });
  return { written, jar };
}

/** The window of a page of another origin, whose location the browser refuses to tell. */
const stranger = {
  get location(): never {
    throw new DOMException('Blocked a frame', 'SecurityError');
  },
};

beforeEach(() => forgetBearer());

describe('the bearer', () => {
  test('of another backend goes with each call, and is stored for a year (specification 4.3)', async () => {
    const heard = await tellingBackend();
    const { written, jar } = portalPage({ origin: 'https://portaal.example' });
    expect((await login(credentials)).user?.uid).toBe(7);
    await get('get_clubs_for_user', {});
    expect(heard.map(({ operation, authorization }) => [operation, authorization])).toEqual([
      ['login', undefined],
      ['get_clubs_for_user', `Bearer ${token}`],
    ]);
    expect(heard[0]?.body).not.toContain('bearer');
    expect(written).toEqual([
      `auth=${encodeURIComponent(token)}; Path=/; Max-Age=31536000; SameSite=Lax; Secure`,
    ]);
    await logout();
    expect(jar.size).toBe(0);
  });

  test('of who did not ask to stay ends with the browser', async () => {
    await tellingBackend();
    const { written } = portalPage({ origin: 'https://portaal.example' });
    await login({ ...credentials, stays: false });
    expect(written).toEqual([`auth=${encodeURIComponent(token)}; Path=/; SameSite=Lax; Secure`]);
  });

  test('is read after a reload, and removed when the backend no longer knows it', async () => {
    const heard = await tellingBackend();
    const { jar } = portalPage({ origin: 'http://portaal.example' });
    jar.set('auth', encodeURIComponent(token));
    expect((await validateAuth()).user?.uid).toBe(7);
    jar.set('auth', 'worn-out');
    await expect(validateAuth()).rejects.toThrow('Meld je aan');
    expect(jar.size).toBe(0);
    await expect(validateAuth()).rejects.toThrow('Meld je aan');
    expect(heard.map(({ authorization }) => authorization)).toEqual([
      `Bearer ${token}`,
      'Bearer worn-out',
      undefined,
    ]);
  });

  test('of the portal’s own server is stored in no cookie by the portal', async () => {
    const heard = await tellingBackend();
    const { written } = portalPage({ origin: new URL(import.meta.env.VITE_API_URL).origin });
    await login(credentials);
    await validateAuth();
    expect(written).toEqual([]);
    expect(heard[1]?.authorization).toBe(`Bearer ${token}`);
  });

  test('is requested in a frame on another website, and never stored there', async () => {
    const heard = await tellingBackend();
    const { written } = portalPage({ origin: 'https://portaal.example', parent: stranger });
    await login(credentials);
    await validateAuth();
    expect(JSON.parse(heard[0]?.body ?? '')).toEqual({ ...credentials, bearer: true });
    expect(heard[1]?.authorization).toBe(`Bearer ${token}`);
    expect(written).toEqual([]);
  });

  test('is no longer sent after a logout', async () => {
    const heard = await tellingBackend();
    portalPage({ origin: 'https://portaal.example', parent: stranger });
    await login(credentials);
    await logout();
    await expect(validateAuth()).rejects.toThrow('Meld je aan');
    expect(heard.map(({ authorization }) => authorization)).toEqual([
      undefined,
      `Bearer ${token}`,
      undefined,
    ]);
  });
});
