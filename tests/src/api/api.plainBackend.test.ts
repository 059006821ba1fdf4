import { beforeEach, describe, expect, test, vi } from 'vitest';
import { createAuthCode, exchangeAuthCode } from '#src/api/authCodes.ts';
import { forgetBearer } from '#src/api/bearer.ts';
import { get } from '#src/api/call.ts';
import { addNewParent } from '#src/api/family.ts';
import { validateAuth } from '#src/api/session.ts';
import { answeringServer, answerJson } from './answeringServer.ts';

const token = 'token-of-the-guardian';
const guardian = { uid: 9, name: 'Hilde Maes' };

interface Heard {
  readonly operation: string;
  readonly authorization: string | undefined;
  readonly body: string;
}

type Unknown = readonly [status: number, type: string, body: string];

/** A backend with only the operations of section 7. It answers every other operation with `unknown`. */
async function plainBackend(unknown: Unknown): Promise<readonly Heard[]> {
  const heard: Heard[] = [];
  await answeringServer((request, response) => {
    const operation = new URL(request.url ?? '', 'http://x').searchParams.get('q') ?? '';
    const { authorization } = request.headers;
    heard.push({ operation, authorization, body: request.body });
    if (operation === 'add_new_parent') return answerJson(response, 200, { auth: token });
    if (operation === 'get_clubs_for_user') return answerJson(response, 200, { result: {} });
    if (operation === 'validate_auth') {
      const isKnown = request.body.includes(token) || authorization === `Bearer ${token}`;
      return isKnown
        ? answerJson(response, 200, { user: guardian, dsv_members: [], federations: {}, adminURL: null })
        : answerJson(response, 200, { errors: ['Je bent niet meer aangemeld.'] });
    }
    const [status, type, body] = unknown;
    response.writeHead(status, { 'content-type': type }).end(body);
  });
  return heard;
}

beforeEach(() => {
  forgetBearer();
  vi.unstubAllGlobals();
});

const unknownInAnyWay: readonly (readonly [name: string, unknown: Unknown])[] = [
  ['a page with status 404', [404, 'text/html', '<h1>Not found</h1>']],
  ['the page of the portal with status 200', [200, 'text/html', '<!doctype html><div id="root"></div>']],
  ['JSON with status 404', [404, 'application/json', '{}']],
  ['errors with status 404', [404, 'application/json', '{"errors":["Onbekende operatie"]}']],
  ['errors with status 200', [200, 'application/json', '{"errors":["Unknown operation"]}']],
  ['errors with status 400', [400, 'application/json', '{"errors":["Unknown operation"]}']],
  ['the code unknown-operation', [400, 'application/json', '{"errors":["?"],"code":"unknown-operation"}']],
  ['status 501', [501, 'text/html', '<h1>Not implemented</h1>']],
];

describe('exchangeAuthCode on a backend without that operation', () => {
  test.each(unknownInAnyWay)('validates the token instead, when the answer is %s', async (_name, unknown) => {
    const heard = await plainBackend(unknown);
    const auth = await addNewParent({ uid: 5 });
    expect((await exchangeAuthCode(auth)).user?.name).toBe('Hilde Maes');
    await get('get_clubs_for_user', {});
    expect(heard.map(({ operation }) => operation)).toEqual([
      'add_new_parent',
      'exchange_auth_code',
      'validate_auth',
      'get_clubs_for_user',
    ]);
    expect(JSON.parse(heard[2]?.body ?? '')).toEqual({ auth: token, getPermissions: true });
    expect(heard[3]?.authorization).toBe(`Bearer ${token}`);
  });

  test('forgets a token that the backend refuses', async () => {
    const heard = await plainBackend([404, 'text/html', '']);
    await expect(exchangeAuthCode('somebody-elses')).rejects.toThrow('Je bent niet meer aangemeld.');
    await get('get_clubs_for_user', {});
    expect(heard.at(-1)?.authorization).toBeUndefined();
  });

  test.each([
    ['is used already', 410, '{"errors":["Deze link is al gebruikt."],"code":"code-used"}'],
    ['is sent too often', 429, '{"errors":["Te veel"],"code":"too-many-requests"}'],
    ['meets a failing gateway', 502, '<h1>Bad gateway</h1>'],
  ])('rejects without validating when a code %s', async (_name, status, body) => {
    const heard = await plainBackend([status, 'application/json', body]);
    await expect(exchangeAuthCode(token)).rejects.toThrow();
    expect(heard.map(({ operation }) => operation)).toEqual(['exchange_auth_code']);
  });
});

describe('createAuthCode on a backend without that operation', () => {
  test.each(unknownInAnyWay)('returns the bearer token when the answer is %s', async (_name, unknown) => {
    await plainBackend(unknown);
    await exchangeAuthCode(token);
    expect(await createAuthCode()).toBe(token);
  });
});

test('validateAuth forgets a token that a plain backend refuses', async () => {
  const heard = await plainBackend([404, 'text/html', '']);
  await exchangeAuthCode(token);
  await answeringServer((request, response) => {
    void request;
    answerJson(response, 200, { errors: ['Je bent niet meer aangemeld.'] });
  });
  await expect(validateAuth()).rejects.toThrow('Je bent niet meer aangemeld.');
  const later = await plainBackend([404, 'text/html', '']);
  await get('get_clubs_for_user', {});
  expect(heard.length).toBeGreaterThan(0);
  expect(later.at(-1)?.authorization).toBeUndefined();
});
