import { eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { nationalNumbers, users } from '#server/db/schema.ts';
import { defaultLimits } from '#server/plugins/limiters.ts';
import { loadPeople, withUnknown } from '#server/services/people/people.ts';
import { startTestServer, type TestClient, type TestServer } from '../../support/testServer.ts';

const inUse = 'Dit e-mailadres is reeds in gebruikt, vul een ander e-mailadres in of log in';
const ownMail = 'Mag niet gelijk zijn aan eigen e-mailadres, kies hiervoor een gezinslid';

const address = {
  street: 'Korenmarkt',
  streetNumber: '12',
  bus: '',
  postal: '9000',
  city: 'Gent',
  country: 'BE',
  isValidAddress: true,
};

let server: TestServer;
let parent: TestClient;
let before: (typeof users.$inferSelect)[];
/** An's birthdate in the demo data, which is relative to today. */
let born: string;
let number: string;
beforeAll(async () => {
  server = await startTestServer();
  before = await server.database.db.select().from(users);
  born = before.find(({ uid }) => uid === 1)?.birthdate ?? '';
  number = `${born.slice(2).replaceAll('-', '')}22361`;
  await server.keep();
});
beforeEach(async () => {
  await server.restore();
  parent = await server.loggedIn('ouder@example.org');
});
afterAll(() => server.stop());

const kept = async (uid: number) =>
  (await server.database.db.select().from(users).where(eq(users.uid, uid)))[0];

const refusal = (uid: number, key: string, message: string) => ({
  status: 422,
  body: { code: 'invalid-answers', errors: [message], problems: [{ uid, key, message }] },
});

describe('get_profile', () => {
  it('gives the data of the user and of the family', async () => {
    expect((await parent.ask('get_profile', { uid: 1 })).result).toEqual({
      uid: 1,
      fname: 'An',
      lname: 'Peeters',
      birthdate: born,
      sex: '',
      nationality: '',
      phone: '+32 470123456',
      mail: 'ouder@example.org',
      pending_mail: '',
      second_mail: '',
      address: null,
      national_insurance_number: { known: false, last_digits: '' },
    });
    expect((await parent.ask('get_profile', { uid: 2 })).result).toMatchObject({ fname: 'Noor', mail: '' });
  });
});

it('`withUnknown` has the order of `loadPeople`, whoever was loaded before', async () => {
  const { db } = server.database;
  const uids = [1, 2, 3, 4, 5, 6, 7];
  // Two of one day, and two without a known birthdate.
  for (const [birthdate, ofThese] of [
    ['2000-01-01', [1, 6]],
    [null, [3, 7]],
  ] as const)
    await db
      .update(users)
      .set({ birthdate })
      .where(inArray(users.uid, [...ofThese]));
  const all = await loadPeople(db, uids);
  expect(await withUnknown(db, uids, all.toReversed())).toEqual(all);
  expect(await withUnknown(db, uids, all.slice(2, 5).toReversed())).toEqual(all);
});

describe('save_profile', () => {
  it('saves every given field', async () => {
    const changes = {
      fname: 'Anneleen',
      lname: 'Peeters-D’Hondt',
      sex: 'v' as const,
      nationality: 'Belgisch',
      phone: '+32 470998877',
      second_mail: 'an@example.org',
      address,
    };
    const { result } = await parent.ask('save_profile', {
      uid: 1,
      ...changes,
      national_insurance_number: number,
    });
    expect(result).toEqual({
      uid: 1,
      birthdate: born,
      mail: 'ouder@example.org',
      pending_mail: '',
      ...changes,
      national_insurance_number: { known: true, last_digits: '61' },
    });
    expect((await parent.ask('get_profile', { uid: 1 })).result).toEqual(result);
  });

  it('keeps fields that are not given, and clears fields that are given empty', async () => {
    await parent.ask('save_profile', { uid: 1, address, second_mail: 'an@example.org', sex: 'v' });
    const { result } = await parent.ask('save_profile', {
      uid: 1,
      second_mail: '',
      address: null,
      phone: '',
    });
    expect(result).toMatchObject({ sex: 'v', second_mail: '', address: null, phone: '', fname: 'An' });
  });

  it('normalises texts and phone numbers', async () => {
    const { result } = await parent.ask('save_profile', {
      uid: 2,
      fname: '  Zoe\u0308\u200b ',
      lname: 'Van\u00a0den Berg',
      phone: '0032 (0)470 12.34.56',
      address: { ...address, street: ' Korenmarkt ' },
    });
    expect(result).toMatchObject({ fname: 'Zoë', lname: 'Van den Berg', phone: '+32 470123456', address });
  });

  it.each([
    ['fname', '', 'Vul dit veld in'],
    ['lname', '123', 'Vul een geldige naam in'],
    ['birthdate', '2026-11-20', 'Geen geldige geboortedatum'],
    ['birthdate', '', 'Vul dit veld in'],
    ['phone', '+32 012', 'Dit is geen geldig telefoonnummer'],
    ['nationality', 'Atlantisch', 'Dit is geen geldige waarde voor dit veld.'],
    ['mail', '', 'Vul dit veld in'],
    ['mail', 'an', 'Vul een geldig e-mailadres in'],
    ['mail', 'a@example.org;b@example.org', 'Vul een geldig e-mailadres in'],
    ['mail', 'Tiener@example.org', inUse],
    ['second_mail', 'an', 'Vul een geldig e-mailadres in'],
    ['second_mail', 'a@example.org;b', 'Niet alle waarden zijn geldige e-mailadressen'],
    ['second_mail', ' OUDER@example.org', 'Mag niet zelfde zijn als primair e-mailadres'],
    ['second_mail', 'a@example.org; ouder@example.org', 'Mag niet zelfde zijn als primair e-mailadres'],
    ['national_insurance_number', '123', 'Vul een geldig rijkregisternummer in'],
  ])('refuses %s %j in the words of the specification', async (key, value, message) => {
    const given = { uid: 1, [key]: value, password: 'demo-wachtwoord' };
    expect(await parent.call('save_profile', given)).toMatchObject(refusal(1, key, message));
    expect(await kept(1)).toEqual(before.find(({ uid }) => uid === 1));
  });

  it('refuses an address beyond the maximum length', async () => {
    const street = 'x'.repeat(500_000);
    expect(await parent.call('save_profile', { uid: 1, address: { ...address, street } })).toMatchObject({
      status: 422,
      body: { code: 'invalid-answers' },
    });
  });

  it('changes nothing when one of several fields is wrong', async () => {
    const wrong = { uid: 1, fname: 'Anna', phone: 'hello+', second_mail: 'x' };
    const { status, body } = await parent.call('save_profile', wrong);
    expect([status, body.errors]).toEqual([422, ['Sommige velden zijn niet juist ingevuld']]);
    expect(body.problems?.map(({ key }) => key)).toEqual(['phone', 'second_mail']);
    expect((await kept(1))?.fname).toBe('An');
  });

  it.each([
    [{ ...address, street: '' }, ['street']],
    [{ ...address, isValidAddress: false }, ['isValidAddress']],
  ])('refuses an address that the form would refuse', async (wrong, path) => {
    const { status, body } = await parent.call('save_profile', { uid: 1, address: wrong });
    expect([status, body.problems]).toEqual([422, [expect.objectContaining({ key: 'address', path })]]);
  });

  it.each([
    { isValidAddress: true, mark: 'overridden' as const },
    { isValidAddress: false, mark: 'unchecked' as const },
  ])('keeps an address that is $mark', async (verdict) => {
    const { result } = await parent.ask('save_profile', { uid: 1, address: { ...address, ...verdict } });
    expect(result.address).toEqual({ ...address, ...verdict });
  });

  it('keeps the first and the second mail address different, also when the first one changes', async () => {
    const password = 'demo-wachtwoord';
    await parent.ask('save_profile', { uid: 1, second_mail: 'an@example.org' });
    expect(await parent.call('save_profile', { uid: 1, mail: 'an@example.org', password })).toMatchObject(
      refusal(1, 'second_mail', 'Mag niet zelfde zijn als primair e-mailadres'),
    );
    const both = { uid: 1, mail: 'an@example.org', second_mail: 'oma@example.org', password };
    expect((await parent.ask('save_profile', both)).result).toMatchObject({ pending_mail: 'an@example.org' });
  });

  describe('a national number', () => {
    const wrong = expect.stringMatching(/^Vul een geldig rijkregisternummer in/);
    const number61 = () => ({ uid: 1, national_insurance_number: number });

    it('is saved separately, as digits, and never sent back', async () => {
      const written = number.replace(/(..)(..)(..)(...)(..)/, '$1.$2.$3-$4.$5');
      const { result } = await parent.ask('save_profile', { uid: 1, national_insurance_number: written });
      expect(result.national_insurance_number).toEqual({ known: true, last_digits: '61' });
      expect(await server.database.db.select().from(nationalNumbers)).toEqual([
        { uid: 1, digits: number, neededForYear: null },
      ]);
      const said = [
        await parent.ask('get_profile', { uid: 1 }),
        await parent.ask('validate_auth', {}),
        result,
        await kept(1),
      ];
      expect(JSON.stringify(said)).not.toContain(number.slice(0, 9));
    });

    it('is removed when it is given empty', async () => {
      await parent.ask('save_profile', number61());
      const { result } = await parent.ask('save_profile', { uid: 1, national_insurance_number: '' });
      expect(result.national_insurance_number).toEqual({ known: false, last_digits: '' });
      expect(await server.database.db.$count(nationalNumbers)).toBe(0);
    });

    it('has to match the known birthdate', async () => {
      const other = { uid: 1, national_insurance_number: '93051822361' };
      expect(await parent.call('save_profile', other)).toMatchObject({
        status: 422,
        body: { problems: [{ key: 'national_insurance_number', message: wrong }] },
      });
    });

    it('has to match a birthdate in the same request', async () => {
      const both = { uid: 1, birthdate: '1993-05-18', national_insurance_number: '93051822361' };
      expect((await parent.ask('save_profile', both)).result).toMatchObject({ birthdate: '1993-05-18' });
    });

    it('that is known prevents a birthdate that does not match it', async () => {
      await parent.ask('save_profile', number61());
      expect(await parent.call('save_profile', { uid: 1, birthdate: '1980-01-01' })).toMatchObject({
        status: 422,
        body: { problems: [{ key: 'national_insurance_number', message: wrong }] },
      });
      const forgotten = { uid: 1, birthdate: '1980-01-01', national_insurance_number: '' };
      expect((await parent.ask('save_profile', forgotten)).result.birthdate).toBe('1980-01-01');
    });

    it('needs only eleven digits when the birthdate is unknown', async () => {
      await server.database.db.update(users).set({ birthdate: null }).where(eq(users.uid, 3));
      const lars = { uid: 3, national_insurance_number: '93051822361' };
      expect((await parent.ask('save_profile', lars)).result.national_insurance_number.known).toBe(true);
    });
  });

  describe('the mail of a login', () => {
    it('is refused when another account has it, and guesses are limited', async () => {
      const limited = await startTestServer({
        limits: { ...defaultLimits, delay: 0, failedLoginsOfAddress: 2 },
      });
      const client = await limited.loggedIn('ouder@example.org');
      const password = 'demo-wachtwoord';
      const save = (mail: string) => client.call('save_profile', { uid: 1, mail, password });
      expect((await save('tiener@example.org')).status).toBe(422);
      expect((await save('docent@example.org')).status).toBe(422);
      expect((await save('beheer@example.org')).status).toBe(429);
      expect((await client.call('save_profile', { uid: 1, phone: '+32 470998877' })).status).toBe(200);
      await limited.stop();
    });
  });

  describe('the mail of a family member', () => {
    it('is cleared without counting as a guess', async () => {
      const limited = await startTestServer({ limits: { ...defaultLimits, delay: 0, loginsOfAccount: 1 } });
      const client = await limited.loggedIn('ouder@example.org');
      for (const uid of [2, 3, 4]) {
        expect((await client.call('save_profile', { uid, mail: `kind${uid}@example.org` })).status).toBe(200);
        expect((await client.call('save_profile', { uid, mail: '' })).status).toBe(200);
      }
      await limited.stop();
    });

    it('is refused to the parent when the member logs in with it', async () => {
      const { db } = server.database;
      const login = { mail: 'noor@example.org', passwordHash: 'scrypt$' };
      await db.update(users).set(login).where(eq(users.uid, 2));
      const mail = 'papa@example.org';
      expect(await parent.call('save_profile', { uid: 2, mail })).toMatchObject({ status: 403 });
      expect((await parent.call('save_profile', { uid: 2, mail: 'noor@example.org', sex: 'v' })).status).toBe(
        200,
      );
      expect(await kept(2)).toMatchObject({ ...login, sex: 'v' });
    });

    it('only receives messages: it is no login, and several members may share it', async () => {
      for (const uid of [2, 3])
        expect((await parent.ask('save_profile', { uid, mail: 'papa@example.org' })).result.mail).toBe(
          'papa@example.org',
        );
      const papa = { mail: 'papa@example.org', password: 'demo-wachtwoord' };
      expect((await server.client().call('login', papa)).status).toBe(401);
      const account = { ...papa, fname: 'Joris', lname: 'Baert', birthdate: '1984-02-29' };
      expect((await server.client().ask('register_account', account)).user?.fname).toBe('Joris');
      expect((await parent.ask('save_profile', { uid: 2, mail: '' })).result.mail).toBe('');
    });

    it.each([
      ['ouder@example.org', ownMail],
      ['tiener@example.org', inUse],
    ])('cannot be %s', async (mail, message) => {
      expect(await parent.call('save_profile', { uid: 2, mail })).toMatchObject(refusal(2, 'mail', message));
    });
  });
});
