import type pg from 'pg';

/** Restores a database to what it was. */
export interface Restorer {
  /**
   * Restores the state that was kept last, or an earlier one. Resolves to `false` when more than rows has changed, such as a
   * table or a trigger: nothing is restored then.
   */
  restore(to?: State): Promise<boolean>;
  /** Makes the present state the one to restore. */
  keep(): Promise<State>;
  /** The tables whose rows differ from the state that was kept last. */
  changes(): Promise<readonly string[]>;
  readonly first: State;
}

interface Table {
  /** With its schema, quoted. */
  readonly name: string;
  /** The columns that a statement may write, quoted. */
  readonly columns: string;
  readonly count: number;
  /** Its rows as a JSON list, in their order on disk. */
  readonly rows: string;
}

interface Sequence {
  readonly name: string;
  readonly value: string;
  readonly isCalled: boolean;
}

/** The rows of all tables at one moment. */
export interface State {
  readonly tables: ReadonlyMap<string, Table>;
  readonly sequences: readonly Sequence[];
}

/** Tables of PostgreSQL itself. A change of one, such as a new trigger, is more than `restore` restores. */
const catalogs = ['pg_class', 'pg_attribute', 'pg_trigger', 'pg_constraint', 'pg_proc', 'pg_db_role_setting'];

/** What a table says of this database. All databases of a cluster share the settings, and other tests change those of their own. */
function ownRowsOf(name: string): string {
  if (name !== 'pg_db_role_setting') return name;
  const own = '(select oid from pg_database where datname = current_database())';
  return `(select xmin, setdatabase from ${name} where setdatabase in (0, ${own})) as own_settings`;
}

/**
 * Remembers the rows and sequences of a database. A table has changed when a transaction since then wrote a row of it, or when
 * the number of its rows differs.
 * @param client - a connection for this alone
 */
export async function restorerOf(client: pg.Client): Promise<Restorer> {
  await client.query('set plan_cache_mode = force_generic_plan; set session_replication_role = replica');
  const first: State = { tables: await readTables(client), sequences: await readSequences(client) };
  await client.query(functionOfChanges([...first.tables.keys(), ...catalogs]));
  const catalogCounts = new Map<string, number>();
  for (const name of catalogs) catalogCounts.set(name, await countOf(client, name));
  let state = first;
  let since = await nextTransaction(client);
  const changedTables = async () => {
    const { rows } = await client.query<Change>({
      name: 'changes',
      text: 'select * from pg_temp.changes($1)',
      values: [since],
    });
    const countIn = (name: string) => state.tables.get(name)?.count ?? catalogCounts.get(name);
    return rows
      .filter(({ name, count, isWritten }) => isWritten || count !== countIn(name))
      .map(({ name }) => name);
  };
  return {
    first,
    async restore(to = state) {
      const changed = new Set(await changedTables());
      if (catalogs.some((name) => changed.has(name))) return false;
      const stale = [...to.tables.values()].filter(
        (table) => changed.has(table.name) || state.tables.get(table.name) !== table,
      );
      await emptyTables(client, stale);
      await client.query('begin');
      for (const table of stale) await fillTable(client, table);
      await restoreSequences(client, to.sequences);
      await client.query('commit');
      state = to;
      since = await nextTransaction(client);
      return true;
    },
    async keep() {
      const tables = new Map(state.tables);
      for (const name of await changedTables()) {
        const table = tables.get(name);
        if (!table) throw new Error(`More than rows has changed: ${name}`);
        tables.set(name, await readTable(client, table));
      }
      state = { tables, sequences: await readSequences(client) };
      since = await nextTransaction(client);
      return state;
    },
    async changes() {
      const differing: string[] = [];
      for (const name of await changedTables()) {
        const before = state.tables.get(name);
        if (!before || rowsInOrder(await readTable(client, before)) !== rowsInOrder(before))
          differing.push(name);
      }
      return differing;
    },
  };
}

/** Its rows, whatever their order on disk. */
function rowsInOrder({ rows }: Table): string {
  const list: unknown[] = JSON.parse(rows);
  return list
    .map((row) => JSON.stringify(row))
    .sort()
    .join();
}

interface Change {
  readonly name: string;
  readonly count: number;
  readonly isWritten: boolean;
}

/**
 * Empties tables down to their files. Rows that fill the gaps of deleted ones would lie in another order on disk after each
 * restore, and with them the answers to a query without an order.
 */
async function emptyTables(client: pg.Client, tables: readonly Table[]): Promise<void> {
  if (tables.length === 0) return;
  const names = tables.map(({ name }) => name);
  // In one transaction: the rows refer to each other.
  await client.query(['begin', ...names.map((name) => `delete from ${name}`), 'commit'].join('; '));
  await client.query(`vacuum (truncate) ${names.join(', ')}`);
}

async function fillTable(client: pg.Client, { name, columns, rows }: Table): Promise<void> {
  await client.query(
    `insert into ${name} (${columns}) overriding system value select ${columns} from json_populate_recordset(null::${name}, $1)`,
    [rows],
  );
}

async function restoreSequences(client: pg.Client, before: readonly Sequence[]): Promise<void> {
  const now = new Map((await readSequences(client)).map((one) => [one.name, one]));
  for (const { name, value, isCalled } of before) {
    const found = now.get(name);
    if (found?.value === value && found.isCalled === isCalled) continue;
    await client.query('select setval($1, $2, $3)', [name, value, isCalled]);
  }
}

/**
 * A function that tells of each table how many rows it has, and whether one was written since a transaction. Each statement of a
 * function has its own plan: one plan for all tables would be made anew after each vacuum of one.
 */
function functionOfChanges(names: readonly string[]): string {
  const statements = names.map((name) => {
    const written = 'coalesce(bool_or(age(xmin) <= age(since)), false)';
    return `return query select '${name}', count(*)::int, ${written} from ${ownRowsOf(name)};`;
  });
  return `
    create function pg_temp.changes(since xid) returns table (name text, count int, "isWritten" boolean)
    language plpgsql as $$ begin ${statements.join('')} end $$`;
}

async function readTables(client: pg.Client): Promise<ReadonlyMap<string, Table>> {
  const { rows: found } = await client.query<Pick<Table, 'name' | 'columns'>>(`
    select format('%I.%I', nspname, relname) as name,
      string_agg(quote_ident(attname), ', ' order by attnum) as columns
    from pg_class
      join pg_namespace on pg_namespace.oid = relnamespace
      join pg_attribute on attrelid = pg_class.oid and attnum > 0 and not attisdropped and attgenerated = ''
    where relkind = 'r' and nspname !~ '^pg_' and nspname <> 'information_schema'
    group by nspname, relname`);
  const tables = new Map<string, Table>();
  for (const one of found) tables.set(one.name, await readTable(client, one));
  return tables;
}

async function readTable(
  client: pg.Client,
  { name, columns }: Pick<Table, 'name' | 'columns'>,
): Promise<Table> {
  const { rows: read } = await client.query<Pick<Table, 'count' | 'rows'>>(
    `select count(*)::int, coalesce(json_agg(one order by ctid), '[]')::text as rows from ${name} as one`,
  );
  const [{ count, rows } = { count: 0, rows: '[]' }] = read;
  return { name, columns, count, rows };
}

async function readSequences(client: pg.Client): Promise<Sequence[]> {
  const { rows } = await client.query<Sequence>({
    name: 'sequences',
    text: `select format('%I.%I', schemaname, sequencename) as name, coalesce(last_value, start_value)::text as value,
      last_value is not null as "isCalled" from pg_sequences`,
  });
  return rows;
}

async function countOf(client: pg.Client, name: string): Promise<number> {
  const { rows } = await client.query<{ count: number }>(`select count(*)::int from ${ownRowsOf(name)}`);
  return rows[0]?.count ?? 0;
}

/** The id of the first transaction that has not begun. */
async function nextTransaction(client: pg.Client): Promise<string> {
  const { rows } = await client.query<{ next: string }>(
    'select pg_snapshot_xmax(pg_current_snapshot())::text as next',
  );
  return rows[0]?.next ?? '0';
}
