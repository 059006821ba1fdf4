import type pg from 'pg';

/** Restores a database to what it was. */
export interface Restorer {
  /** Resolves to `false` when more than rows has changed, such as a table or a trigger: nothing is restored then. */
  restore(): Promise<boolean>;
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

/** What no test changes without leaving a database that the next one can't use. */
const catalogs = ['pg_class', 'pg_attribute', 'pg_trigger', 'pg_constraint', 'pg_proc', 'pg_db_role_setting'];

/**
 * Remembers the rows and sequences of a database. A table has changed when a transaction since then wrote a row of it, or when
 * the number of its rows differs.
 * @param client - a connection for this alone
 */
export async function restorerOf(client: pg.Client): Promise<Restorer> {
  await client.query('set plan_cache_mode = force_generic_plan; set session_replication_role = replica');
  const tables = await readTables(client);
  const sequences = await readSequences(client);
  const counts = new Map(tables.map(({ name, count }) => [name, count]));
  for (const name of catalogs) counts.set(name, await countOf(client, name));
  const findChanged = changesIn([...counts.keys()]);
  let since = await nextTransaction(client);
  return {
    async restore() {
      const { rows } = await client.query({ name: 'changes', text: findChanged, values: [since] });
      const changed = new Set<string>(
        rows
          .filter(({ name, count, isWritten }) => isWritten || count !== counts.get(name))
          .map(({ name }) => name),
      );
      if (catalogs.some((name) => changed.has(name))) return false;
      await client.query('begin');
      for (const table of tables.filter(({ name }) => changed.has(name))) await restoreTable(client, table);
      await restoreSequences(client, sequences);
      await client.query('commit');
      since = await nextTransaction(client);
      return true;
    },
  };
}

async function restoreTable(client: pg.Client, { name, columns, rows }: Table): Promise<void> {
  await client.query(`delete from ${name}`);
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

/** A statement that tells of each table how many rows it has, and whether one was written since transaction `$1`. */
function changesIn(names: readonly string[]): string {
  return names
    .map((name) => {
      const written = `coalesce(bool_or(age(xmin) <= age($1::xid)), false)`;
      return `select '${name}' as name, count(*)::int as count, ${written} as "isWritten" from ${name}`;
    })
    .join(' union all ');
}

async function readTables(client: pg.Client): Promise<Table[]> {
  const { rows: found } = await client.query<{ name: string; columns: string }>(`
    select format('%I.%I', nspname, relname) as name,
      string_agg(quote_ident(attname), ', ' order by attnum) as columns
    from pg_class
      join pg_namespace on pg_namespace.oid = relnamespace
      join pg_attribute on attrelid = pg_class.oid and attnum > 0 and not attisdropped and attgenerated = ''
    where relkind = 'r' and nspname !~ '^pg_' and nspname <> 'information_schema'
    group by nspname, relname`);
  const tables: Table[] = [];
  for (const { name, columns } of found) {
    const { rows } = await client.query<{ count: number; rows: string }>(
      `select count(*)::int, coalesce(json_agg(one order by ctid), '[]')::text as rows from ${name} as one`,
    );
    tables.push(...rows.map((read) => ({ name, columns, ...read })));
  }
  return tables;
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
  const { rows } = await client.query<{ count: number }>(`select count(*)::int from ${name}`);
  return rows[0]?.count ?? 0;
}

/** The id of the first transaction that has not begun. */
async function nextTransaction(client: pg.Client): Promise<string> {
  const { rows } = await client.query<{ next: string }>(
    'select pg_snapshot_xmax(pg_current_snapshot())::text as next',
  );
  return rows[0]?.next ?? '0';
}
