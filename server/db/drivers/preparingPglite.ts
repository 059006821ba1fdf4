import { setImmediate as nextTurn } from 'node:timers/promises';
import {
  PGlite,
  parse,
  protocol,
  type QueryOptions,
  type Results,
  type Transaction,
} from '@electric-sql/pglite';

/** Maximum number of prepared statements. The least recently used one is dropped first (LRU). */
const maxStatements = 300;

interface Statement {
  readonly name: string;
  /** PostgreSQL type ids of its parameters. */
  readonly typeIds: readonly number[];
}

/**
 * PGlite with prepared statements. PGlite itself parses and plans each statement anew, in six calls to the engine; this
 * class does so only the first time, and then needs one call. The engine runs inside this process and never waits, so a
 * series of transactions would block the event loop. Each query or transaction therefore yields to the event loop first.
 * Decision: docs/decisions/0046-shared-reads-and-no-cache.md
 */
export class PreparingPglite extends PGlite {
  readonly #statements = new Map<string, Statement>();
  #made = 0;

  override async query<Row>(text: string, params?: unknown[], options?: QueryOptions): Promise<Results<Row>> {
    await this._checkReady();
    return this._runExclusiveTransaction(async () => {
      const results = await this.#run<Row>(text, params, options);
      await this.syncToFs();
      return results;
    });
  }

  override transaction<Answer>(work: (tx: Transaction) => Promise<Answer>): Promise<Answer> {
    return super.transaction((tx) =>
      work({
        ...tx,
        get closed() {
          return tx.closed;
        },
        query: (text, params, options) => {
          if (tx.closed) throw new Error('The transaction is over');
          return this.#run(text, params, options);
        },
      }),
    );
  }

  override _runExclusiveTransaction<Answer>(work: () => Promise<Answer>): Promise<Answer> {
    return super._runExclusiveTransaction(async () => {
      await nextTurn();
      return work();
    });
  }

  #run<Row>(text: string, params: unknown[] = [], options: QueryOptions = {}): Promise<Results<Row>> {
    return this._runExclusiveQuery(async () => {
      const { name, typeIds } = await this.#prepared(text);
      const values = params.map((value, index) => this.#written(value, typeIds[index]));
      const { bind, describe, execute } = protocol.serialize;
      const messages = await this.#ask([
        bind({ statement: name, values }),
        describe({ type: 'P' }),
        execute({}),
      ]);
      const { parsers, ...others } = options;
      // Inherits the engine's parsers, because copying them each time costs as much as the statement.
      const readers = Object.assign(Object.create(this.parsers), parsers);
      // One statement has one result; the caller's statement decides the type of its rows.
      return parse.parseResults(messages, readers, others)[0] as Results<Row>;
    });
  }

  async #prepared(text: string): Promise<Statement> {
    const known = this.#statements.get(text);
    if (known) {
      this.#statements.delete(text);
      this.#statements.set(text, known);
      return known;
    }
    const name = `statement_${++this.#made}`;
    const { parse: prepare, describe } = protocol.serialize;
    const described = await this.#ask([prepare({ name, text }), describe({ type: 'S', name })]);
    const statement = { name, typeIds: parse.parseDescribeStatementResults(described) };
    this.#statements.set(text, statement);
    const [oldest] = this.#statements;
    if (this.#statements.size > maxStatements && oldest) await this.#forget(oldest);
    return statement;
  }

  async #forget([text, { name }]: readonly [string, Statement]): Promise<void> {
    this.#statements.delete(text);
    await this.#ask([protocol.serialize.close({ type: 'S', name })]);
  }

  /** Sends messages in one go; throws the first error of the engine. */
  #ask(messages: readonly Uint8Array[]) {
    const whole = Buffer.concat([...messages, protocol.serialize.sync()]);
    return this.execProtocolStream(whole, { syncToFs: false });
  }

  #written(value: unknown, typeId: number | undefined): string | null {
    if (value === null || value === undefined) return null;
    const write = typeId === undefined ? undefined : this.serializers[typeId];
    return write ? write(value) : String(value);
  }
}
