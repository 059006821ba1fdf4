import { AsyncLocalStorage } from 'node:async_hooks';

/**
 * How long a request waits for its database, in milliseconds. All waits of a request together take at most `total`, but each of them
 * may take `each`: a long answer of many quick statements is never cut off.
 */
interface PatienceLimits {
  readonly total: number;
  readonly each: number;
}

/**
 * A request hears within 5 seconds that the database hangs. It then waits for a connection and for one statement: `total` and twice
 * `each`.
 */
const requestLimits: PatienceLimits = { total: 3_500, each: 500 };

/**
 * How long a statement of a round may take: nobody waits for it, and the deletion of each day reads whole tables. A round has no limit in
 * all, because it may have thousands of statements.
 */
export const roundLimits: PatienceLimits = { total: 0, each: 2 * 60 * 1000 };

/** The time that a request may still wait for its database. */
export class Patience {
  readonly #each: number;
  #left: number;

  constructor({ total, each }: PatienceLimits = requestLimits) {
    this.#left = total;
    this.#each = each;
  }

  /** Waits for `work`, which gets its time limit in milliseconds. */
  async wait<Answer>(work: (limit: number) => Promise<Answer>): Promise<Answer> {
    const began = performance.now();
    try {
      return await work(Math.ceil(this.#left + this.#each));
    } finally {
      const spent = performance.now() - began - this.#each;
      this.#left = Math.max(0, this.#left - Math.max(0, spent));
    }
  }
}

const current = new AsyncLocalStorage<Patience>();

/** The patience of the request under way; undefined outside of a request, for example in a round. */
export function currentPatience(): Patience | undefined {
  return current.getStore();
}

/** Does work whose waits for the database share one budget. */
export function withPatience<Answer>(work: () => Answer, patience = new Patience()): Answer {
  return current.run(patience, work);
}

/** Does work that outlives the request, such as sending its mails. */
export function withoutPatience<Answer>(work: () => Answer): Answer {
  return current.exit(work);
}
