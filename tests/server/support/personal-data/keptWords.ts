import { isNotNull } from 'drizzle-orm';
import type { Database } from '#server/db/database.ts';
import * as schema from '#server/db/schema.ts';
import { arabesk } from '../registration.ts';

const mark = 'Kanarie';
const at = new Date('2026-11-10T10:00:00+01:00');
const later = new Date('2027-11-10T10:00:00+01:00');
/** A person of another family. */
const els = 12;

export async function keepSecrets(db: Database, uid: number): Promise<void> {
  const login = { uid, login: mark, expiresAt: later };
  const name = `${mark} ${uid}`;
  await db
    .insert(schema.nationalNumbers)
    .values({ uid, digits: uid === 201 ? '85050512345' : '15050512345' });
  await db.insert(schema.sessions).values({ ...login, tokenHash: name, createdAt: at, lastUsedAt: at });
  await db.insert(schema.knownDevices).values({ uid, tokenHash: name, lastUsedAt: at });
  await db.insert(schema.oneTimeCodes).values({ ...login, codeHash: name, purpose: 'login' });
  await db.insert(schema.clubMembers).values({ clubNid: arabesk, uid, role: 'member' });
  const member = { uid, federationNid: 1, type: 'member', membershipNo: mark } as const;
  await db.insert(schema.federationMemberships).values(member);
  const key = { uid, key: mark, requestHash: mark, answer: { mark }, createdAt: at };
  await db.insert(schema.idempotencyKeys).values(key);
}

interface KeptForm {
  readonly uid: number;
  readonly submittedBy: number;
  readonly path: string;
}

export async function keepForms(db: Database, { uid, submittedBy, path }: KeptForm): Promise<void> {
  const [sent] = await db
    .insert(schema.submissions)
    .values({ clubNid: arabesk, uid, submittedBy, tariffs: [], privacyAcceptedAt: at })
    .returning();
  // A submission for Els by somebody of this family: it stays, because it belongs to Els.
  await db
    .insert(schema.submissions)
    .values({ clubNid: arabesk, uid: els, submittedBy: uid, tariffs: [], privacyAcceptedAt: at });
  if (!sent) throw new Error('No form was kept');
  const given = { submissionId: sent.id, nid: 0, wording: 'Allergieën?' };
  await db.insert(schema.submissionAnswers).values({ ...given, qid: 1012, value: `${mark} toen` });
  await db.insert(schema.answers).values([
    { ...given, uid, qid: 1012, value: mark, answeredAt: at },
    { ...given, uid, qid: 1034, nid: 110, value: [path], answeredAt: at },
  ]);
  const made = { clubNid: arabesk, byUid: submittedBy, madeAt: at, action: 'change-answers' } as const;
  const [action] = await db
    .insert(schema.clubActions)
    .values({ ...made, details: { what: '' } })
    .returning();
  const before = { ...given, actionId: action?.id ?? 0, uid, changedAt: at };
  await db.insert(schema.answerChanges).values({ ...before, qid: 1010, before: `${mark} vroeger` });
  const accepted = { uid, clubNid: arabesk, acceptedAt: at, submissionId: sent.id };
  await db
    .insert(schema.acceptedTexts)
    .values({ ...accepted, kind: 'health', version: `${mark} versie ${uid}` });
  const file = {
    path,
    uid,
    clubNid: arabesk,
    qid: 1034,
    nid: 110,
    submission: 'keer-1',
    name: `${mark}.pdf`,
  };
  await db
    .insert(schema.questionFiles)
    .values({ ...file, mediaType: 'application/pdf', bytes: 400, digest: mark, storedAt: at });
}

export async function keepMessages(db: Database, { uid, oid }: { uid: number; oid: number }): Promise<void> {
  const wish = { newsletter: 'subscribed', communication: 'subscribed' } as const;
  await db
    .insert(schema.communicationStatuses)
    .values({ clubNid: arabesk, uid, mail: 'kanarie@example.org', ...wish });
  const [message] = await db.select().from(schema.communications);
  const [couple] = await db.select().from(schema.tariffs).where(isNotNull(schema.tariffs.coupleRoles));
  if (!message || !couple) throw new Error('The demo data has no message, or no course by two');
  await db.insert(schema.communicationRecipients).values({ communicationId: message.id, uid });
  await db.insert(schema.clubMessages).values({
    ...{ clubNid: message.clubNid, title: 'Zomer', body: [], audience: 'everybody', revision: 1 },
    ...{ changedAt: at, changedBy: uid, sendAt: at, communicationId: message.id },
  });
  await db.insert(schema.communicationReads).values({ communicationId: message.id, uid, readAt: at });
  const invited = { invitedBy: uid, mail: `${mark}@example.org`.toLowerCase(), codeHash: `${mark} ${uid}` };
  await db.insert(schema.parentInvites).values({ ...invited, sentAt: at, expiresAt: later });
  const invite = { tariffNid: couple.nid, invitedAt: at, state: 'accepted', answeredAt: at } as const;
  await db.insert(schema.coupleInvites).values([
    { ...invite, inviterUid: uid, oid, fname: 'Piet', lname: 'Partner', mail: 'piet@example.org' },
    { ...invite, inviterUid: els, partnerUid: uid, fname: 'Hilde', lname: mark, mail: 'kanarie@example.org' },
  ]);
}
