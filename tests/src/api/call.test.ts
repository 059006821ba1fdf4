import { describe, expect, test, vi } from 'vitest';
import { operations } from '#schemas/operations.ts';
import { ApiFailure, type Failure } from '#src/api/apiFailure.ts';
import { get, type IdempotentOperation, post } from '#src/api/call.ts';
import { answeringServer, answerJson } from './answeringServer.ts';

async function failureOf(call: Promise<unknown>): Promise<Failure> {
  const error = await call.then(
    () => new Error('It was answered'),
    (reason: unknown) => reason,
  );
  if (error instanceof ApiFailure) return error.failure;
  throw error;
}

const club = { url: 'arabesk' };

describe('get', () => {
  test('names the operation and its request in the query', async () => {
    let asked = '';
    await answeringServer((request, response) => {
      asked = `${request.method} ${request.url}`;
      answerJson(response, 200, { result: { nid: 1 } });
    });
    const answer = await get('get_club_by_url', club);
    expect(asked).toBe('GET /api?q=get_club_by_url&url=arabesk');
    expect(answer.result).toEqual({ nid: 1 });
  });

  test('leaves out undefined fields', async () => {
    let asked: string | undefined;
    await answeringServer((request, response) => {
      asked = request.url;
      answerJson(response, 200, { result: [] });
    });
    await get('search_clubs', {});
    expect(asked).toBe('/api?q=search_clubs');
  });

  test.each([
    ['HTML with status 200', 200, '<!doctype html><h1>Log in</h1>'],
    ['HTML with status 404', 404, '<h1>Not found</h1>'],
    ['truncated JSON', 200, '{"result": {"nid": 1'],
    ['a list', 200, '[]'],
    ['null', 200, 'null'],
    ['nothing', 200, ''],
  ])('fails as malformed on %s', async (_name, status, body) => {
    await answeringServer((_request, response) => void response.writeHead(status).end(body));
    expect(await failureOf(get('get_club_by_url', club))).toEqual({ kind: 'malformed' });
  });

  test.each([500, 502, 503])(
    'fails as a server failure on status %i, whatever the body is',
    async (status) => {
      await answeringServer((_request, response) => void response.writeHead(status).end('<h1>Bad</h1>'));
      expect(await failureOf(get('get_club_by_url', club))).toEqual({
        kind: 'server',
        status,
        errors: [],
      });
    },
  );

  test('keeps what a server failure says', async () => {
    await answeringServer((_request, response) =>
      answerJson(response, 500, { errors: ['De kassa is gesloten.', null, 'Nog iets'], code: 'internal' }),
    );
    const failure = { kind: 'server', status: 500, errors: ['De kassa is gesloten.', 'Nog iets'] };
    expect(await failureOf(get('get_club_by_url', club))).toEqual(failure);
  });

  test('treats errors with status 200 as a refusal', async () => {
    await answeringServer((_request, response) =>
      answerJson(response, 200, { result: null, errors: ['Deze club bestaat niet.', 'Nog iets'] }),
    );
    expect(await failureOf(get('get_club_by_url', club))).toEqual({
      kind: 'refused',
      status: 200,
      errors: ['Deze club bestaat niet.', 'Nog iets'],
      problems: [],
    });
  });

  test('treats an empty list of errors as no errors', async () => {
    await answeringServer((_request, response) => answerJson(response, 200, { result: 7, errors: [] }));
    expect((await get('get_club_by_url', club)).result).toBe(7);
  });

  test('ignores an unknown code', async () => {
    await answeringServer((_request, response) =>
      answerJson(response, 403, { errors: ['Neen'], code: 'constructor' }),
    );
    expect(await failureOf(get('get_club_by_url', club))).not.toHaveProperty('code');
  });

  test('fails as offline when no server listens', async () => {
    vi.stubEnv('VITE_API_URL', 'http://localhost:9/api');
    expect(await failureOf(get('get_club_by_url', club))).toEqual({ kind: 'offline' });
  });

  test('fails as offline when the connection breaks halfway', async () => {
    await answeringServer((_request, response) => {
      response.writeHead(200, { 'content-length': '1000' });
      response.write('{"result":', () => response.destroy());
    });
    expect(await failureOf(get('get_club_by_url', club))).toEqual({ kind: 'offline' });
  });

  test('fails after its timeout', async () => {
    await answeringServer(() => {});
    expect(await failureOf(get('get_club_by_url', club, { timeout: 30 }))).toEqual({ kind: 'timeout' });
  });

  test('rejects with the abort reason of its caller', async () => {
    await answeringServer(() => {});
    const caller = new AbortController();
    const call = get('get_club_by_url', club, { signal: caller.signal });
    caller.abort(new Error('superseded'));
    await expect(call).rejects.toThrow('superseded');
  });
});

describe('post', () => {
  test('sends its request as JSON', async () => {
    let body = '';
    await answeringServer((request, response) => {
      body = request.body;
      answerJson(response, 200, { result: true });
    });
    await post('login', { mail: 'ouder@example.org', password: 'geheim' });
    expect(JSON.parse(body)).toEqual({ mail: 'ouder@example.org', password: 'geheim' });
  });

  test('sends the Idempotency-Key of an order', async () => {
    let key: unknown;
    await answeringServer((request, response) => {
      key = request.headers['idempotency-key'];
      answerJson(response, 200, { result: { oids: [1] } });
    });
    const order = { club: 1, uid: 2, tariffs: [3], total: 12.5 };
    await post('place_order', order, { idempotencyKey: '6e3b6e35-8a4b-4c39-9a51-3d1a1ff1c0a1' });
    expect(key).toBe('6e3b6e35-8a4b-4c39-9a51-3d1a1ff1c0a1');
  });

  test('reads the problems of a refused form and the total of a changed price, in cents', async () => {
    await answeringServer((_request, response) =>
      answerJson(response, 422, {
        errors: ['Sommige velden zijn niet juist ingevuld'],
        code: 'price-changed',
        problems: [
          { uid: '7', key: '12_0', path: [], message: 'Vul dit veld in' },
          { uid: 'unreadable', key: '13_0', path: [], message: 'Weg' },
        ],
        total: '190.10',
      }),
    );
    expect(await failureOf(post('logout', {}))).toEqual({
      kind: 'refused',
      status: 422,
      code: 'price-changed',
      errors: ['Sommige velden zijn niet juist ingevuld'],
      problems: [{ uid: 7, key: '12_0', path: [], message: 'Vul dit veld in' }],
      total: 19_010,
    });
  });
});

test('IdempotentOperation names the operations that the contract calls idempotent', () => {
  const named: Record<IdempotentOperation, true> = {
    save_combined_course_registration_form: true,
    place_order: true,
    save_form: true,
    reload_pass: true,
    reserve_pass: true,
    stop_registration: true,
    cancel_for_club: true,
    mark_transfer_paid: true,
    undo_transfer: true,
    credit_amount: true,
    stop_course: true,
    raise_price: true,
    register_at_desk: true,
    import_people: true,
    move_registration: true,
    use_credit: true,
    undo_given_back: true,
    note_given_back: true,
    change_registration: true,
    create_form: true,
    duplicate_form: true,
    book_bank_line: true,
    publish_form: true,
    publish_offer: true,
    plan_offer_publication: true,
    take_back_offer: true,
    issue_certificates: true,
    correct_certificate: true,
    withdraw_certificate: true,
    mail_certificates: true,
    test_club_message: true,
    send_club_message: true,
    change_lesson: true,
    take_back_lesson: true,
  };
  const idempotent = Object.values(operations).filter((operation) => 'idempotent' in operation);
  expect(idempotent.map(({ name }) => name).sort()).toEqual(Object.keys(named).sort());
});
