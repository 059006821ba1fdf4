import { and, eq, or, type SQL, sql } from 'drizzle-orm';
import { plainText } from '#rules/forgivingSearch.ts';
import { largestId } from '#rules/readId.ts';
import { readTransferReference } from '#rules/transferReference.ts';
import type { Database } from '../../db/database.ts';
import { documents, orders, users } from '../../db/schema.ts';
import { plainTextSql } from '../../db/statements/plainTextSql.ts';

/** A number as it stands on a document (`KN-2026-000123`), or its last part. */
const documentNumber = /^(?:(kn|cn)-?)?(?:(\d{4})-)?0*(\d{1,10})$/;

/**
 * The orders that a manager searches: by structured communication, by the number of a document, or by names and contact details. A structured
 * communication with a wrong check digit finds nothing, because its order would be a guess.
 */
export function isWantedInvoice(db: Database, typed: string): SQL | undefined {
  const search = plainText(typed);
  if (search === '') return undefined;
  const reference = readTransferReference(search);
  if (reference !== undefined)
    return reference === 'mistyped' || reference > largestId
      ? sql`false`
      : sql`coalesce(${orders.checkoutOid}, ${orders.oid}) = ${reference}`;
  const [, kind, year, serial] = documentNumber.exec(search) ?? [];
  if (serial !== undefined) return hasNumber(db, { kind, year, serial: Number(serial) });
  return namesPeople(search.split(' '));
}

interface Wanted {
  readonly kind: string | undefined;
  readonly year: string | undefined;
  readonly serial: number;
}

function hasNumber(db: Database, { kind, year, serial }: Wanted): SQL | undefined {
  if (serial > largestId || Number(year ?? 0) > largestId) return sql`false`;
  const isNumber = and(
    eq(documents.oid, orders.oid),
    eq(documents.serial, serial),
    year === undefined ? undefined : eq(documents.year, Number(year)),
    kind === undefined ? undefined : eq(documents.kind, kind === 'cn' ? 'credit-note' : 'invoice'),
  );
  const numbered = sql`exists ${db.select({ id: documents.id }).from(documents).where(isNumber)}`;
  // Mails name the order.
  return kind === undefined && year === undefined ? or(numbered, eq(orders.oid, serial)) : numbered;
}

/**
 * Every word stands in a name, a mail address or a phone number of the person or of who placed the order. Words of a name may be typed as
 * one, and a number as people dial it here.
 */
function namesPeople(words: readonly string[]): SQL {
  const { fname, lname, mail, secondMail, phone } = users;
  const known = sql`(select string_agg(concat_ws(' ', ${fname}, ${lname}, ${mail}, ${secondMail}, ${phone},
    regexp_replace(${phone}, '^\\+[0-9]+ ', '0')), ' ') from ${users} where ${users.uid} in (${orders.uid}, ${orders.placedBy}))`;
  const plain = plainTextSql(known);
  const joined = sql`regexp_replace(${plain}, '[^[:alnum:]]', '', 'g')`;
  const isThere = words.map((word) => {
    const together = word.replace(/[^\p{L}\p{N}]/gu, '');
    const isPart = sql`position(${word} in ${plain}) > 0`;
    return together.length < 4 ? isPart : sql`(${isPart} or position(${together} in ${joined}) > 0)`;
  });
  return sql`(${sql.join(isThere, sql` and `)})`;
}
