import pg from 'pg';
import { hostAddresses } from '../../http/network/hostAddresses.ts';

/** Wanted host among several: one that takes changes, or a standby. The words are those of libpq's `target_session_attrs`. */
export type WantedHost = 'read-write' | 'read-only';

/** Time limit for the connection and for the question to one host, in milliseconds. */
const limits = { connectionTimeoutMillis: 3_000, query_timeout: 3_000 };

/** Message of node-postgres for a pool without a free connection. */
export const poolIsFull = 'timeout exceeded when trying to connect';

/** No host of the address is as wanted: each one is down, or a standby that nobody has promoted yet. */
export class NoServingHost extends Error {}

/** Finds the host that takes changes, for a program that takes one host. */
export function writableAddress(url: string): Promise<string> {
  return new ServingHost(hostAddresses(url), 'read-write').find();
}

/**
 * Finds the host that serves, among those of an address, and leads all connections of a pool to it. node-postgres itself takes one
 * host only. All hosts are asked at once, so one that hangs delays nobody.
 * Decision: docs/decisions/0335-the-writable-host-is-found-by-asking-all.md
 */
export class ServingHost {
  readonly #addresses: readonly string[];
  readonly #wanted: WantedHost;
  /** Address of each connection when it was made. */
  readonly #addressOf = new WeakMap<pg.ClientBase, string>();
  /** The host that served last. */
  #address: string;
  #isServing = false;
  #asking: Promise<void> | undefined;

  /** @param addresses - one for each host, at least one */
  constructor(addresses: readonly string[], wanted: WantedHost) {
    this.#addresses = addresses;
    this.#wanted = wanted;
    this.#address = addresses[0] ?? '';
  }

  /** The address of the host that serves. The only host of an address is not asked. Rejects when no host serves. */
  async find(): Promise<string> {
    if (!this.#isServing && !this.#isAlone()) {
      this.#asking ??= this.#ask().finally(() => {
        this.#asking = undefined;
      });
      await this.#asking;
    }
    return this.#address;
  }

  /** Looks for the host anew before the next connection. Connections to another host than the one found are closed. */
  findAnew(): void {
    this.#isServing = false;
  }

  /** Does so after a connection failed, unless the pool has left its host already. */
  leaveHostOf(client: pg.ClientBase): void {
    this.#leave(this.#addressOf.get(client));
  }

  /** A client class whose connections go to the host that served last. */
  clientClass(): typeof pg.Client {
    const connectTo = (client: pg.Client) => this.#addressOf.set(client, this.#address);
    const address = () => this.#address;
    return class extends pg.Client {
      constructor(config: pg.ClientConfig) {
        super({ ...config, connectionString: address() });
        connectTo(this);
      }
    };
  }

  /** Takes a connection of a pool to the serving host. A failure is tried once more, where another host may serve by now. */
  async connect(take: () => Promise<pg.PoolClient>): Promise<pg.PoolClient> {
    if (this.#isAlone()) return take();
    const address = await this.find();
    try {
      return await this.#takeFresh(take);
    } catch (error) {
      if (error instanceof Error && error.message === poolIsFull) throw error;
      this.#leave(address);
    }
    await this.find();
    return this.#takeFresh(take);
  }

  /** Rejects unless the host of a connection is as wanted. */
  async check(client: pg.ClientBase): Promise<void> {
    if (this.#isAlone()) return;
    const { rows } = await client.query('show transaction_read_only');
    const isStandby = rows[0]?.transaction_read_only === 'on';
    if (isStandby !== (this.#wanted === 'read-only'))
      throw new NoServingHost(`The host ${isStandby ? 'takes no changes' : 'is no standby'}`);
  }

  #isAlone(): boolean {
    return this.#addresses.length === 1;
  }

  #leave(address: string | undefined): void {
    if (address === this.#address) this.findAnew();
  }

  async #takeFresh(take: () => Promise<pg.PoolClient>): Promise<pg.PoolClient> {
    for (;;) {
      const client = await take();
      if (this.#addressOf.get(client) === this.#address) return client;
      client.release(true);
    }
  }

  async #ask(): Promise<void> {
    const asked = this.#addresses.map((address) => this.#askHost(address));
    this.#address = await Promise.any(asked).catch((cause: unknown) => {
      throw new NoServingHost(`None of ${this.#addresses.length} hosts is ${this.#wanted}`, { cause });
    });
    this.#isServing = true;
  }

  async #askHost(address: string): Promise<string> {
    const client = new pg.Client({ ...limits, connectionString: address });
    // The question fails too. Without a listener, the error of the connection would end the process.
    client.on('error', () => undefined);
    try {
      await client.connect();
      await this.check(client);
      return address;
    } finally {
      client.end().catch(() => undefined);
    }
  }
}
