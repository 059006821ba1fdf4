import { AsyncLocalStorage } from 'node:async_hooks';
import pg from 'pg';
import { vi } from 'vitest';

/**
 * Runs work and lists the texts of the statements that it sends to PostgreSQL. Statements of other work in this process, such as a round
 * on a timer, are left out.
 */
export async function listStatements(work: () => Promise<unknown>): Promise<readonly string[]> {
  const sent: string[] = [];
  const ownWork = new AsyncLocalStorage<true>();
  const { query } = pg.Client.prototype;
  const spy = vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function (
    this: pg.Client,
    ...given: unknown[]
  ) {
    const [asked] = given;
    if (ownWork.getStore()) sent.push(typeof asked === 'string' ? asked : String(Object(asked).text));
    return Reflect.apply(query, this, given);
  });
  try {
    await ownWork.run(true, work);
  } finally {
    spy.mockRestore();
  }
  return sent;
}
