import type { PGlite, Transaction } from '@electric-sql/pglite';

/** Called before a statement of a transaction, with the statement's number (from 1) and the transaction. */
type Hook = (statement: number, tx: Transaction) => Promise<void>;

/** Runs `hook` before each statement of every transaction. Returns a function that stops it. */
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
