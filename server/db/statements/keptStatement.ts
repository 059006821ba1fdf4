import { type Placeholder, sql } from 'drizzle-orm';
import type { Database } from '../database.ts';

/** Stands for each value in the statement that Drizzle builds. */
export type Given<Wanted extends object> = {
  readonly [Name in keyof Wanted & string]: Placeholder<Name, Wanted[Name]>;
};

/** A built query of Drizzle. */
interface Built<Rows> {
  prepare(name: string): Prepared<Rows>;
}

interface Prepared<Rows> {
  execute(values: Record<string, unknown>): Promise<Rows>;
}

/** The driver names statements by their text (`statementNames`). */
const unnamed = '';

/**
 * A statement that Drizzle builds once, with the reader of its rows: building it takes as long as all other work of a small statement.
 * Its values come with each call, so its text may not depend on them.
 * Decision: docs/decisions/0337-the-statements-of-an-order-are-built-once.md
 */
export function keptStatement<Wanted extends object, Rows>(
  build: (db: Database, given: Given<Wanted>) => Built<Rows>,
): (db: Database, values: Wanted) => Promise<Rows> {
  /** By driver: each has its own way of reading rows. */
  const kept = new Map<unknown, Prepared<Rows>>();
  return (db, values) => {
    // Safe cast: a session of either driver has the client that it sends to.
    const session = db._.session as unknown as { readonly client: unknown };
    let prepared = kept.get(session.constructor);
    if (!prepared) {
      prepared = build(db, given()).prepare(unnamed);
      kept.set(session.constructor, prepared);
    }
    // The statement of one connection, sent to another one or to a transaction.
    const own: typeof prepared = Object.create(prepared, { client: { value: session.client } });
    // Safe cast: an interface names its values as a record does.
    return own.execute(values as Record<string, unknown>);
  };

  function given(): Given<Wanted> {
    const placeholders: ProxyHandler<object> = {
      get: (_target, name) => sql.placeholder(String(name)),
      ownKeys() {
        throw new Error('A kept statement names each of its values: only their type knows them all');
      },
    };
    // Safe cast: the proxy has a placeholder for every name.
    return new Proxy({}, placeholders) as Given<Wanted>;
  }
}
