import { type TSchema, Type } from 'typebox';
import { parentInvites, recordClaimPeople, recordClaims, users } from '#server/db/schema.ts';
import { hashSecretToken, newSecretToken } from '#server/secretToken.ts';
import { demoPassword } from '#server/seed/demo/people/people.ts';
import { inviteToRole } from '#server/services/clubs/roles/inviteToRole.ts';
import { type CodePurpose, issueCode } from '#server/services/sessions/oneTimeCodes.ts';
import { adultTariff } from '../registration.ts';
import type { TestServer } from '../testServer.ts';
import type { Belongings } from './populate.ts';
import { buildRequest, fieldsOfRequest, type RequestField } from './requestFields.ts';
import { asGiven, namedFields, type RightsCase, type Variant } from './rightsCase.ts';
import { arabesk, closedClub, type Role } from './roles.ts';

interface Setting {
  readonly server: TestServer;
  readonly belongings: Belongings;
}

/** Builds the request of a case: valid, except for the varied field. */
export async function requestOf(setting: Setting, one: RightsCase): Promise<unknown> {
  const { operation, varied, isForEverybody } = one;
  const { db } = setting.server.database;
  const { clock } = setting.server;
  const namesSecret = fieldsOfRequest(operation).some(({ meaning }) => meaning === 'secret');
  const issue = async (purpose: CodePurpose, uid = 12) =>
    namesSecret ? (await issueCode({ db, clock }, { uid, purpose, mail: 'els@example.org' })).code : '';
  const code =
    operation.group === 'parents' && namesSecret
      ? await inviteByEls(setting.server)
      : operation.group === 'clubs' && namesSecret
        ? await inviteManager(setting.server)
        : operation.group === 'people' && namesSecret
          ? await claimByMail(setting.server)
          : // Valid only for the account for which the code was made.
            operation.name === 'confirm_mail' && one.role.uid !== 0
            ? await issue('mail', one.role.uid)
            : await issue('password');
  const codes = { auth: await issue('login'), code };
  const given = (field: RequestField) => {
    const variant = varied?.field.path === field.path ? varied.variant : undefined;
    return asGiven(field.schema, valueFor(field, { ...setting, codes, role: one.role, variant }));
  };
  const request = buildRequest(operation, namedFields(one), given);
  return operation.publicWhen !== undefined && isForEverybody
    ? { ...Object(request), [operation.publicWhen]: true }
    : request;
}

/** The code of an invitation to become a parent beside Els. */
async function inviteByEls({ database: { db }, clock }: TestServer): Promise<string> {
  const code = newSecretToken();
  const sentAt = clock.now();
  await db.insert(parentInvites).values({
    ...{ invitedBy: 12, mail: 'papa@example.org', codeHash: hashSecretToken(code), sentAt },
    expiresAt: new Date(sentAt.getTime() + 86_400_000),
  });
  return code;
}

/** The code of a link that claims somebody on paper. */
async function claimByMail({ database: { db }, clock }: TestServer): Promise<string> {
  const code = newSecretToken();
  const sentAt = clock.now();
  const mail = 'oma@example.org';
  const [claim] = await db
    .insert(recordClaims)
    .values({
      ...{ clubNid: arabesk, mail, codeHash: hashSecretToken(code), sentAt },
      expiresAt: new Date(sentAt.getTime() + 86_400_000),
    })
    .returning();
  const [person] = await db
    .insert(users)
    .values({ mail, fname: 'Oma', lname: 'Vos', color: '#000000' })
    .returning();
  if (claim && person) await db.insert(recordClaimPeople).values({ claimId: claim.id, uid: person.uid });
  return code;
}

/** The code of an invitation to manage Arabesk. */
async function inviteManager({ database: { db }, clock }: TestServer): Promise<string> {
  const wanted = { clubNid: arabesk, mail: 'bestuur@example.org', role: 'admin' } as const;
  return (await inviteToRole({ db, clock }, wanted)).code;
}

interface Choice extends Setting {
  readonly codes: Readonly<Record<'auth' | 'code', string>>;
  readonly role: Role;
  readonly variant: Variant | undefined;
}

function valueFor({ name, meaning, schema }: RequestField, choice: Choice): unknown {
  const { belongings, codes, variant } = choice;
  const uid = ownerOf(choice);
  switch (meaning) {
    case 'person':
      return namedAs[name]?.(uid) ?? uid;
    case 'order':
      return String(belongings.oids.get(uid));
    case 'file':
      return belongings.paths.get(uid);
    case 'club':
      if (name === 'url') return variant === 'closed' ? 'de-dolfijn' : 'arabesk';
      return variant === 'closed' ? closedClub : arabesk;
    case 'offer':
      return offers[variant === 'foreign' ? 'foreign' : 'own'][nameOfOffer(name, schema)];
    case 'secret':
      return variant === 'made up' ? 'x'.repeat(43) : codes[name === 'code' ? 'code' : 'auth'];
    default:
      // The change of a lesson has a number. That of a member says what it changes: the last kind needs the fewest fields.
      if (Type.IsUnion(schema) && name === 'change') return lastOf(schema.anyOf);
      return Type.IsLiteral(schema) ? schema.const : Type.IsEnum(schema) ? schema.enum[0] : plainValues[name];
  }
}

function lastOf(kinds: readonly TSchema[]): unknown {
  const last = kinds.at(-1);
  const properties = last && Type.IsObject(last) ? Object.entries(last.properties) : [];
  return Object.fromEntries(
    properties.map(([name, schema]) => [name, Type.IsLiteral(schema) ? schema.const : plainValues[name]]),
  );
}

/** Fields that identify a person by more than the uid. */
const namedAs: Readonly<Record<string, (uid: number) => unknown>> = {
  uitpasNos: (uid) => ({ [uid]: '0930000007713' }),
  selectedAdditionalServices: (uid) => `1;${uid}`,
};

function ownerOf({ role, variant }: Choice): number {
  if (variant === 'stranger' || role.session === 'none') return role.stranger;
  return variant === 'family' ? (role.familyMember ?? 0) : role.uid;
}

function nameOfOffer(name: string, schema: RequestField['schema']): keyof typeof offers.own {
  if (name === 'course') return Type.IsString(schema) ? 'courseUrl' : 'course';
  // The table of fields has no other offers.
  return name as keyof typeof offers.own;
}

/** Offers of Arabesk, and the same kinds of offers of other clubs. */
const offers = {
  own: {
    course: 112,
    courseUrl: 'jazz-volwassenen',
    tariffs: adultTariff,
    passes: 30,
    form: 'programmaboekje-aanvragen',
    fid: 1,
  },
  foreign: {
    course: 402,
    courseUrl: 'schoolslag',
    tariffs: 4021,
    passes: 40,
    form: 'vraag-om-informatie',
    fid: 2,
  },
};

const plainValues: Readonly<Record<string, unknown>> = {
  uid: 12,
  club: 'arabesk',
  message: 'nieuws',
  qid: 1034,
  nid: 110,
  submission: 'keer-2',
  qids: {},
  seen: {},
  event: 131,
  product: 'balletschoenen',
  card: 1,
  pass: 31,
  session: 1,
  participant: 15,
  video: 1,
  version: 0,
  revision: 0,
  versionId: 2_000_000_000,
  publication: 2_000_000_000,
  planned: 2_000_000_000,
  messageId: 2_000_000_000,
  lesson: 2_000_000_000,
  change: 2_000_000_000,
  body: { type: 'heading', text: 'Dag' },
  courses: 106,
  newsletter: false,
  at: 4_000_000_000,
  offerVersion: 'x',
  file: '{}',
  sections: {},
  reservation: 1,
  registration: 2_000_000_000,
  what: { registration: 2_000_000_000 },
  reason: 'Een vergissing',
  member: 2_000_000_000,
  who: { member: 2_000_000_000 },
  invites: false,
  pays: 'later',
  kept: 2_000_000_000,
  gone: 2_000_000_001,
  order: 2_000_000_000,
  orders: 2_000_000_000,
  payment: 2_000_000_000,
  amount: 1,
  open: 1,
  paidOn: '2026-11-20',
  givenOn: '2026-11-20',
  until: '2026-11-30',
  refund: 1,
  line: 0,
  keepsSurplus: false,
  lessons: 1,
  holder: 2_000_000_000,
  of: { holder: 2_000_000_000, certificate: 2_000_000_000 },
  device: 'toestel-1',
  scans: { id: '00000000-0000-4000-8000-000000000000', ticket: 's1', at: 1 },
  give: { registration: 2_000_000_000, amount: 1 },
  price: 1,
  forOrder: 2_000_000_000,
  entry: 2_000_000_000,
  mailId: '00000000-0000-4000-8000-000000000000',
  note: '',
  sent: 2_000_000_000,
  apiKey: 'no key of Mollie',
  bankLine: 2_000_000_000,
  show: 'sure',
  aside: true,
  title: 'Zomerkamp',
  description: 'Een week dansen',
  needsLogin: false,
  opensOn: null,
  closesOn: '2027-07-31',
  absent: true,
  difference: 0,
  age: 0,
  wanted: true,
  certificate: 1,
  notify: false,
  teaches: true,
  issuer: 1,
  year: 2025,
  child_number: '15072204477',
  debtor_number: '93051822361',
  ticket: 's1',
  federation: 'dansfederatie',
  number: 'DF-1',
  tariff: adultTariff,
  cciid: 1,
  invite: 1,
  accept: false,
  seats: { tariff: 1311, nid: 53, quantity: 1 },
  about: '1021',
  formVersion: 'of another day',
  total: 225,
  country: 'BE',
  street: 'Veldstraat',
  streetNumber: '1',
  city: 'Gent',
  postal: '9000',
  mail: 'ouder@example.org',
  email: 'ouder@example.org',
  password: demoPassword,
  current: demoPassword,
  fname: 'Fien',
  lname: 'Peeters',
  birthdate: '1982-10-12',
  from: '2026-11-01',
  to: '2026-11-30',
};
