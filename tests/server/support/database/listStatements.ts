import { AsyncLocalStorage } from 'node:async_hooks';
import pg from 'pg';
import { vi } from 'vitest';
import type { SentStatement } from './scannedTables.ts';

/**
 * Runs work and lists the statements that it sends to PostgreSQL. Statements of other work in this process, such as a round
 * on a timer, are left out.
 */
export async function listStatements(work: () => Promise<unknown>): Promise<readonly SentStatement[]> {
  const sent: SentStatement[] = [];
  const ownWork = new AsyncLocalStorage<true>();
  const { query } = pg.Client.prototype;
  const spy = vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function (
    this: pg.Client,
    ...given: unknown[]
  ) {
    const [asked, values = []] = given;
    const text = typeof asked === 'string' ? asked : String(Object(asked).text);
    if (ownWork.getStore()) sent.push({ text, values: Array.isArray(values) ? values : [] });
    return Reflect.apply(query, this, given);
  });
  try {
    await ownWork.run(true, work);
  } finally {
    spy.mockRestore();
  }
  return sent;
}
