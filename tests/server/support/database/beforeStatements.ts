import type { PGlite, Transaction } from '@electric-sql/pglite';

/** A statement of a transaction that is about to run: its number from 1, and the transaction to do something in. */
type Hook = (statement: number, tx: Transaction) => Promise<void>;

/** Runs `hook` before each statement of every transaction, until the function that it gives is called. */
export function beforeStatements(client: PGlite, hook: Hook): () => void {
  const transaction = client.transaction.bind(client);
  client.transaction = (work) =>
    transaction(async (tx) => {
      let statement = 0;
      const query: Transaction['query'] = async (...args) => {
        statement += 1;
        await hook(statement, tx);
        return tx.query(...args);
      };
      return work(
        new Proxy(tx, { get: (target, name) => (name === 'query' ? query : Reflect.get(target, name)) }),
      );
    });
  return () => {
    client.transaction = transaction;
  };
}
