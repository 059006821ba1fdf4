import pg from 'pg';
import { queryInTime } from './queryInTime.ts';

/**
 * Client class for a pooler such as PgBouncer in transaction mode: each transaction may get another connection. So no statement
 * has a name, and each transaction gets its settings in the same message as its `begin`: the lock timeout, and no compilation.
 *
 * @param lockTimeout - in milliseconds
 */
export function pooledClient(lockTimeout: number): typeof pg.Client {
  return class extends pg.Client {
    // One function for all overloads of the class.
    override query: pg.Client['query'] = (...[asked, ...rest]: unknown[]) =>
      queryInTime(this, unnamed(asked), (wanted) => Reflect.apply(super.query, this, [wanted, ...rest]));
  };

  function unnamed(asked: unknown): unknown {
    if (typeof asked !== 'object' || asked === null || !('text' in asked)) return asked;
    const isBegin = asked.text === 'begin';
    const text = isBegin ? `begin; set local lock_timeout = ${lockTimeout}; set local jit = off` : asked.text;
    // Drizzle names the statements that the code prepares.
    return { ...asked, text, name: undefined };
  }
}
