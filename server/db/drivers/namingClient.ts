import pg from 'pg';
import { queryInTime } from './queryInTime.ts';
import { statementNames } from './statementNames.ts';

/** Client class for a pool that names frequent statements, so that PostgreSQL caches their plans. */
export function namingClient(): typeof pg.Client {
  const nameOf = statementNames();
  return class extends pg.Client {
    // One function for all overloads of the class. Everything but a statement with values is passed on unchanged.
    override query: pg.Client['query'] = (...[asked, values, ...rest]: unknown[]) =>
      queryInTime(this, named(asked, values), (wanted) =>
        Reflect.apply(super.query, this, [wanted, values, ...rest]),
      );
  };

  function named(asked: unknown, values: unknown): unknown {
    const hasValues = Array.isArray(values) && values.length > 0;
    if (!hasValues || typeof asked !== 'object' || asked === null || !('text' in asked)) return asked;
    return { ...asked, name: nameOf(String(asked.text)) };
  }
}
