import pg from 'pg';
import { statementNames } from './statementNames.ts';

/** For a pool: connections that let PostgreSQL keep the plans of what is asked again and again. */
export function namingClient(): typeof pg.Client {
  const nameOf = statementNames();
  return class extends pg.Client {
    // One function for all that the class below accepts; what isn't a statement with values goes through as it is.
    override query: pg.Client['query'] = (...[asked, values, ...rest]: unknown[]) =>
      Reflect.apply(super.query, this, [named(asked, values), values, ...rest]);
  };

  function named(asked: unknown, values: unknown): unknown {
    const hasValues = Array.isArray(values) && values.length > 0;
    if (!hasValues || typeof asked !== 'object' || asked === null || !('text' in asked)) return asked;
    return { ...asked, name: nameOf(String(asked.text)) };
  }
}
