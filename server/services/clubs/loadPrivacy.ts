import { and, eq, isNotNull } from 'drizzle-orm';
import { isAboutHealth } from '#rules/aboutHealth.ts';
import { fileSortOf } from '#rules/fileQuestions.ts';
import { privacyTextDate } from '#rules/privacyText.ts';
import type { Privacy } from '#schemas/entities/club/privacy.ts';
import type { Installation } from '../../config.ts';
import type { Context } from '../../context.ts';
import type { Database } from '../../db/database.ts';
import { courses, federations, questions } from '../../db/schema.ts';
import { takesPayments } from '../../payments/noCheckout.ts';
import type { PaymentProvider } from '../../payments/paymentProvider.ts';
import { testCheckoutName } from '../../payments/test-checkout/testCheckout.ts';
import type { ClubRow } from './clubs.ts';
import { privacyVersion } from './textVersions.ts';

interface Telling {
  /** undefined: the portal as a whole. */
  readonly club: ClubRow | undefined;
  readonly installation: Installation;
}

/** Collects what is really so: a service that isn't set up is not named. */
export async function loadPrivacy(
  { db, providers }: Pick<Context, 'db' | 'providers'>,
  { club, installation }: Telling,
): Promise<Privacy> {
  const { operator, hostedBy, mailHost, allowsMaps, asksPubliq } = installation;
  const provider = club ? (await providers.ofClub(db, club.nid)).provider : providers.operator;
  const recipients: Privacy['recipients'] = [
    { kind: 'host', name: hostedBy },
    { kind: 'payment', name: asksOthers(provider) ? provider.name : '' },
    { kind: 'mail', name: mailHost },
    { kind: 'maps', name: allowsMaps ? 'Google Maps' : '' },
    { kind: 'uitpas', name: asksPubliq && (club?.takesUitpas ?? true) ? 'publiq' : '' },
    ...(club
      ? (await findFederations(db, club.nid)).map((name) => ({ kind: 'federation' as const, name }))
      : []),
  ];
  return {
    version: club ? privacyVersion(club) : privacyTextDate,
    changed: privacyTextDate,
    operator: { ...operator },
    ...(club && {
      club: {
        title: club.title,
        mail: club.mail,
        ...(club.legal && { legal: club.legal }),
        asks: await findAsked(db, club.nid),
        own: club.privacy,
      },
    }),
    recipients: recipients.filter(({ name }) => name !== ''),
  };
}

/** Whether payments go to another company: the test checkout is this server itself. */
function asksOthers(provider: PaymentProvider): boolean {
  return takesPayments(provider) && provider.name !== testCheckoutName;
}

/** The federations of the club, and those to whose members it asks questions. */
async function findFederations(db: Database, clubNid: number): Promise<string[]> {
  const own = await db
    .select({ url: federations.url, title: federations.title })
    .from(federations)
    .where(eq(federations.clubNid, clubNid));
  const asked = await db
    .selectDistinct({ url: questions.federation })
    .from(questions)
    .where(and(eq(questions.clubNid, clubNid), isNotNull(questions.federation)));
  const titles = new Map(asked.map(({ url }) => [url ?? '', url ?? '']));
  for (const { url, title } of own) titles.set(url, title);
  return [...titles].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, title]) => title);
}

type Asked = NonNullable<Privacy['club']>['asks'][number];

async function findAsked(db: Database, clubNid: number): Promise<Asked[]> {
  const rows = await db
    .select({
      type: questions.type,
      isSensitive: questions.isSensitive,
      isConsent: questions.isConsent,
      key: questions.defaultKey,
    })
    .from(questions)
    .where(eq(questions.clubNid, clubNid));
  const certifies = and(eq(courses.clubNid, clubNid), eq(courses.allowsTaxCertificate, true));
  const asks: Readonly<Record<Asked, boolean>> = {
    health: rows.some(isAboutHealth),
    'national-number':
      rows.some(({ key }) => key === 'national_insurance_number') &&
      (await db.$count(courses, certifies)) > 0,
    file: rows.some(({ type }) => fileSortOf(type)),
  };
  // `Object.keys` returns strings.
  return (Object.keys(asks) as Asked[]).filter((one) => asks[one]);
}
