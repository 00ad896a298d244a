import pg from 'pg';

/** A new database of the run: its catalogs, its size, and its rows by table. */
export type NewDatabase = { shape: string; bytes: number; rows: Record<string, unknown[]> };

/** Deleted rows beyond this would disturb plans of queries. */
const maxDeletedBytes = 4e6;

/** Differs once somebody changed or analyzed a table. */
const shapeQuery = `select concat_ws(' ',
  (select concat(count(*), '/', sum(xmin::text::bigint)) from pg_class
    where relpersistence <> 't'),
  (select concat(count(*), '/', sum(xmin::text::bigint)) from pg_trigger),
  (select concat(count(*), '/', sum(xmin::text::bigint)) from pg_proc),
  (select concat(count(*), '/', sum(xmin::text::bigint)) from pg_constraint),
  (select count(*) from pg_stats where schemaname = 'public'),
  (select count(*) from pg_db_role_setting s join pg_database d on d.oid = s.setdatabase
    where d.datname = current_database())) as shape`;

const tablesQuery = `select oid::regclass::text as name from pg_class
  where relkind = 'r' and relnamespace = 'public'::regnamespace and pg_relation_size(oid) > 0`;

async function connect<T>(url: string, task: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await task(client);
  } finally {
    await client.end();
  }
}

async function readColumn(client: pg.Client, query: string, values?: unknown[]) {
  const { rows } = await client.query<string[]>({ text: query, values, rowMode: 'array' });
  return rows.map(([value = '']) => value);
}

async function readBytes(client: pg.Client): Promise<number> {
  const [bytes] = await readColumn(client, 'select pg_database_size(current_database())');
  return Number(bytes);
}

export const readNewDatabase = (url: string): Promise<NewDatabase> =>
  connect(url, async (client) => {
    const [shape = ''] = await readColumn(client, shapeQuery);
    const rows: NewDatabase['rows'] = {};
    for (const name of await readColumn(client, tablesQuery))
      rows[name] = await readColumn(client, `select to_jsonb(t) from ${name} t`);
    return { shape, bytes: await readBytes(client), rows };
  });

/** Makes a database as new, much faster than a new one. Returns false where it cannot. */
export const renewDatabase = (url: string, created: NewDatabase): Promise<boolean> =>
  connect(url, async (client) => {
    await client.query(
      `set session_replication_role = replica; set lock_timeout = '2s';
      select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid()`,
    );
    const [shape] = await readColumn(client, shapeQuery);
    const addedBytes = (await readBytes(client)) - created.bytes;
    if (shape !== created.shape || addedBytes > maxDeletedBytes) return false;
    const tables = await readColumn(client, tablesQuery);
    await client.query(tables.map((name) => `delete from ${name};`).join(''));
    for (const [name, rows] of Object.entries(created.rows)) {
      const columns = await readColumn(
        client,
        `select string_agg(quote_ident(attname), ', ') from pg_attribute
        where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = ''`,
        [name],
      );
      await client.query(
        `insert into ${name} (${columns[0]}) overriding system value
        select ${columns[0]} from jsonb_populate_recordset(null::${name}, $1)`,
        [JSON.stringify(rows)],
      );
    }
    await client.query(
      `select setval(seqrelid::regclass, seqstart, false) from pg_sequence
      join pg_class on oid = seqrelid where relnamespace = 'public'::regnamespace`,
    );
    return true;
  }).catch(() => false);
