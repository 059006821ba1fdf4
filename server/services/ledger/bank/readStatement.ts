import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { fillIn } from '@clubpoort/form-engine/headless';
import { referenceInMessage } from '#rules/bank/referenceInMessage.ts';
import { overBefore, retentions } from '#rules/retention.ts';
import type { ReadBankFile } from '#schemas/entities/money/bankLine.ts';
import { todayOf } from '#server/clock.ts';
import type { Context } from '#server/context.ts';
import { bankLines } from '#server/db/schema.ts';
import { refusals } from '#server/http/refused.ts';
import { nl } from '#server/texts/nl.ts';
import type { ClubRow } from '../../clubs/clubs.ts';
import { receiveFile } from '../../files/receiveFile.ts';
import type { UploadedFile } from '../../files/uploadedFile.ts';
import { noteAction } from '../../management/noteAction.ts';
import { type BankFile, type Movement, type Statement, UnreadableFile } from './reading/bankFile.ts';
import { readBankFile } from './reading/readBankFile.ts';

const texts = nl.management.bank;

/** Most movements of one file: a club of 5,000 families in a month. */
const mostMovements = 20_000;
/** Rows of one statement: PostgreSQL takes 65,535 parameters. */
const batchSize = 1_000;

interface Upload {
  readonly club: ClubRow;
  /** The uid of the manager. */
  readonly by: number;
  readonly file: UploadedFile;
  /** Whether a statement of another account than the club's is read too. */
  readonly otherAccount: boolean;
}

/**
 * Keeps the money that came in by a file of the bank, all or nothing. Lines that are known already stay as they are, so a file may be read
 * any number of times. Nothing is booked.
 */
export async function readStatement(
  { db, clock, fileService }: Pick<Context, 'db' | 'clock' | 'fileService'>,
  { club, by, file, otherAccount }: Upload,
): Promise<ReadBankFile> {
  const bytes = await fileService.temporary.lend(async (newFile) =>
    readFile((await receiveFile(file, newFile())).place),
  );
  const { format, statements } = readable(bytes);
  const other = otherAccount ? undefined : findOther(club, statements);
  if (other !== undefined) return { format, added: 0, known: 0, other: spaced(other) };
  const from = overBefore(retentions.bank, todayOf(clock));
  const movements = statements.flatMap(keyedMovements).filter(({ bookedOn }) => bookedOn >= from);
  if (movements.length > mostMovements) throw refusals.notAvailable(texts.tooMany);
  return db.transaction(async (tx) => {
    const readAt = clock.now();
    let added = 0;
    for (let at = 0; at < movements.length; at += batchSize) {
      const rows = movements
        .slice(at, at + batchSize)
        .map((one) => toRow(one, { clubNid: club.nid, readAt }));
      const kept = await tx
        .insert(bankLines)
        .values(rows)
        .onConflictDoNothing()
        .returning({ id: bankLines.id });
      added += kept.length;
    }
    const details = { what: fillIn(texts.read, { format: texts.formats[format], count: String(added) }) };
    await noteAction(
      { db: tx, clock },
      { clubNid: club.nid, by, action: 'read-bank-file', oid: null, details },
    );
    return { format, added, known: movements.length - added, other: null };
  });
}

function readable(bytes: Uint8Array): BankFile {
  try {
    return readBankFile(bytes);
  } catch (error) {
    if (!(error instanceof UnreadableFile)) throw error;
    const { reason, line } = error;
    throw refusals.notAvailable(
      line === undefined ? texts.unreadable[reason] : fillIn(texts.atLine[reason], { line: String(line) }),
    );
  }
}

/** A treasurer may have an account of their own at the same bank. */
function findOther({ iban }: ClubRow, statements: BankFile['statements']): string | undefined {
  const own = iban.replaceAll(' ', '');
  if (own === '') return undefined;
  return statements.find(({ account, movements }) => movements.length > 0 && account !== own)?.account;
}

function spaced(iban: string): string {
  return iban.replaceAll(/(.{4})(?=.)/g, '$1 ');
}

function toRow(
  { account, lineKey, bookedOn, amountCents, payer, payerIban, message }: KeyedMovement,
  of: { readonly clubNid: number; readonly readAt: Date },
): typeof bankLines.$inferInsert {
  return {
    ...{ ...of, account, lineKey, bookedOn, amountCents, payerIban },
    payer: payer.slice(0, 200),
    message: message.slice(0, 500),
  };
}

interface KeyedMovement extends Movement {
  readonly account: string;
  /** The same for the same movement in any file, so that each is kept once. */
  readonly lineKey: string;
}

/**
 * Gives each movement of an account its key: of the account, the day, the amount, the payer's account, and the message, or its structured
 * communication alone, which CODA and CSV write in other ways. Movements that are equal in all of that are counted: a family may pay twice.
 */
function keyedMovements({ account, movements }: Statement): readonly KeyedMovement[] {
  const seen = new Map<string, number>();
  return movements.map((movement) => {
    const { bookedOn, amountCents, payerIban, message } = movement;
    const said = referenceInMessage(message) ?? message.toUpperCase().replaceAll(/[^\p{L}\d]/gu, '');
    const content = JSON.stringify([account, bookedOn, amountCents, payerIban, said]);
    const times = seen.get(content) ?? 0;
    seen.set(content, times + 1);
    const lineKey = createHash('sha256').update(`${content}${times}`).digest('base64url');
    return { ...movement, account, lineKey };
  });
}
