import { type Expression, type SqlBool, sql } from 'kysely';
import type { CheckoutStatus, Database } from '../db/schema.ts';
import type { Command } from './command.ts';
import { day, dollars, table } from './table.ts';

const most = 200;
const columns = [
  'Email',
  'Name',
  'Confirmed',
  'Payment',
  'Amount',
  'Paid on',
  'Documents',
  'Joined',
  'Payment ID',
];

/** Accounts, and payments that have none yet. */
export const users: Command = {
  takes: '[TEXT]',
  summary: 'Lists accounts and payments whose address, name or payment ID holds the text, newest first.',
  async run({ db }, text) {
    const [accounts, unclaimed] = await Promise.all([findAccounts(db, text), findUnclaimed(db, text)]);
    const rows = [
      ...accounts.map((row) => [
        row.email,
        `${row.first_name} ${row.last_name}`.trim() || '-',
        row.email_confirmed === 1 ? 'yes' : 'no',
        standing(row.status, row.checkout_id),
        row.amount_cents === null ? '-' : dollars(row.amount_cents),
        day(row.paid_at),
        String(row.documents),
        day(row.created_at),
        row.checkout_id ?? '-',
      ]),
      ...unclaimed.map((row) => [
        row.email,
        row.name || '-',
        '-',
        `${standing(row.status, row.id)}, no account`,
        dollars(row.amount_cents),
        day(row.paid_at),
        '-',
        '-',
        row.id,
      ]),
    ];
    if (rows.length === 0) return 'Nobody found.';
    const more = accounts.length === most ? ` The ${most} newest are shown.` : '';
    return `${table(columns, rows)}\n\n${rows.length} found.${more}`;
  },
};

/** Whether a column in lower case holds the text, in which % and _ stand for themselves. */
function containing(text: string) {
  const pattern = `%${text.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`;
  return (column: Expression<string>) => sql<SqlBool>`${column} like ${pattern} escape '\\'`;
}

/** A payment of nothing is what `grant` gave. */
const standing = (status: CheckoutStatus | null, id: string | null) =>
  id?.startsWith('grant_') && status === 'paid' ? 'granted' : (status ?? 'none');

function findAccounts(db: Database, text: string) {
  const like = containing(text);
  return db
    .selectFrom('users')
    .leftJoin('checkouts', (join) =>
      join.onRef('checkouts.user_id', '=', 'users.id').on('checkouts.paid_at', 'is not', null),
    )
    .select([
      'users.email',
      'users.first_name',
      'users.last_name',
      'users.email_confirmed',
      'users.created_at',
      'checkouts.id as checkout_id',
      'checkouts.status',
      'checkouts.amount_cents',
      'checkouts.paid_at',
    ])
    .select((e) =>
      e
        .selectFrom('documents')
        .select((d) => d.fn.countAll<number>().as('count'))
        .whereRef('documents.owner_id', '=', 'users.id')
        .as('documents'),
    )
    .where((w) =>
      w.or([
        like(w.ref('users.email')),
        like(w.fn<string>('lower', ['users.first_name'])),
        like(w.fn<string>('lower', ['users.last_name'])),
        w('checkouts.id', '=', text),
        w('checkouts.payment_id', '=', text),
      ]),
    )
    .orderBy('users.id', 'desc')
    .limit(most)
    .execute();
}

function findUnclaimed(db: Database, text: string) {
  const like = containing(text);
  return db
    .selectFrom('checkouts')
    .selectAll()
    .where('user_id', 'is', null)
    .where('paid_at', 'is not', null)
    .where('status', '!=', 'closed')
    .where((w) => w.or([like(w.ref('email')), w('id', '=', text), w('payment_id', '=', text)]))
    .orderBy('created_at', 'desc')
    .limit(most)
    .execute();
}
