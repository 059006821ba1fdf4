import { eq } from 'drizzle-orm';
import type { Database } from '#server/db/database.ts';
import * as schema from '#server/db/schema.ts';
import { demoPassword } from '#server/seed/demo/people/people.ts';
import { openSession } from '#server/services/sessions/sessions.ts';
import { pdfFile } from '../files/sampleFiles.ts';
import type { TestClient, TestServer } from '../testServer.ts';
import { keepOrder, keepPass, keepPlaces, keepTickets } from './keptPlaces.ts';
import { keepForms, keepMessages, keepSecrets } from './keptWords.ts';

/** A family with data in every table that can hold personal data. */
export const family = {
  /** Occurs in every text about the family. */
  mark: 'Kanarie',
  holder: 201,
  child: 202,
  /** A child with their own login. */
  teen: 203,
  mail: 'kanarie@example.org',
  password: demoPassword,
} as const;

/** Another account of the demo data. */
const els = 12;

export const elevenDigits: Readonly<Record<number, string>> = { 201: '85050512345', 202: '15050512345' };

export async function keepFamily({
  database: { db },
  fileService,
}: Pick<TestServer, 'database' | 'fileService'>): Promise<void> {
  await addPeople(db);
  await shareChildren(db);
  for (const uid of [family.holder, family.child]) {
    await keepSecrets(db, uid);
    const oid = await keepOrder(db, { uid, placedBy: family.holder });
    await keepPlaces(db, { uid, oid, heldBy: family.holder });
    await keepTickets(db, { uid, oid });
    await keepPass(db, { uid, oid });
    await keepForms(db, { uid, submittedBy: family.holder, path: pathOf(uid) });
    await keepMessages(db, { uid, oid });
    await fileService.storage.write(pathOf(uid), Buffer.from(pdfFile().content));
  }
}

export function pathOf(uid: number): string {
  return `answers/${String(uid).padStart(40, '0')}.pdf`;
}

export async function loggedInAs({ client, database, clock }: TestServer, uid: number): Promise<TestClient> {
  const browser = client();
  browser.cookie = `auth=${await openSession({ db: database.db, clock }, { uid })}`;
  return browser;
}

async function addPeople(db: Database): Promise<void> {
  const [an] = await db.select().from(schema.users).where(eq(schema.users.uid, 1));
  if (!an) throw new Error('The demo data has no parent');
  const { mark, holder, child, teen, mail } = family;
  const common = { lname: mark, color: '#123456', nationality: mark };
  const login = { passwordHash: an.passwordHash, birthdate: '1985-05-05' };
  const phone = '+32 470999888';
  await db.insert(schema.users).values([
    { ...common, ...login, uid: holder, fname: 'Hilde', mail, secondMail: 'kanarie2@example.org', phone },
    { ...common, uid: child, fname: 'Kas', birthdate: '2015-05-05', parentUid: holder },
    {
      ...common,
      ...login,
      uid: teen,
      fname: 'Tine',
      birthdate: '2010-05-05',
      lname: 'Zelf',
      nationality: '',
      mail: 'tine@example.org',
      parentUid: holder,
    },
  ]);
}

/** Rows that name the holder as both people of a sharing, and as a child of an invitation. An adult with a login is in no other family. */
async function shareChildren(db: Database): Promise<void> {
  const { holder } = family;
  const at = new Date('2026-11-01T10:00:00+01:00');
  await db.insert(schema.sharedChildren).values([
    { uid: holder, sharedWith: els, sharedSince: at },
    { uid: els, sharedWith: holder, sharedSince: at },
  ]);
  const invited = { invitedBy: els, mail: 'els@example.org', codeHash: 'els', sentAt: at, expiresAt: at };
  const [invite] = await db.insert(schema.parentInvites).values(invited).returning();
  await db.insert(schema.parentInviteChildren).values({ inviteId: invite?.id ?? 0, uid: holder });
}
