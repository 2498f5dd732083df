import type { EndpointOutput } from '#contract/endpoint.ts';
import type { getSharedHome } from '#contract/shares.ts';
import type { Shared } from '../access.ts';
import { AppError } from '../app-error.ts';
import { sharedHome } from '../db/owned-homes.ts';
import type { Database } from '../db/schema.ts';
import { timestamp } from '../db/timestamp.ts';
import type { DocumentFiles } from '../sealing/document-files.ts';
import { hashToken } from '../tokens.ts';
import { readHome } from './read-home.ts';

interface SharedPorts {
  db: Database;
  files: DocumentFiles;
  now: () => number;
}

interface OpenedShare {
  shared: Shared;
  id: string;
  endsOn: string;
  withPages: boolean;
}

/** What a link opens today. Throws share_not_found, also where its owner's payment no longer opens an analysis. */
async function find({ db, now }: SharedPorts, token: string): Promise<OpenedShare> {
  const row = await db
    .selectFrom('home_shares')
    .innerJoin('homes', 'homes.id', 'home_shares.home_id')
    .select(['home_shares.id', 'home_id', 'with_pages', 'ends_on', 'homes.owner_id'])
    .where('token_hash', '=', hashToken(token))
    .where('ends_on', '>=', timestamp(now()).slice(0, 10))
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('checkouts')
          .select('checkouts.id')
          .whereRef('checkouts.user_id', '=', 'homes.owner_id')
          .where('checkouts.status', '=', 'paid'),
      ),
    )
    .executeTakeFirst();
  if (row === undefined) throw new AppError('share_not_found');
  const shared = {
    id: `share ${row.id}`,
    homeId: row.home_id,
    ownerId: row.owner_id,
    documentsPath: `/api/shared/${encodeURIComponent(token)}/documents`,
  } as Shared;
  return { shared, id: row.id, endsOn: row.ends_on, withPages: row.with_pages === 1 };
}

/** Who reads the documents' pages by a link. Throws share_not_found, also where it opens the report alone. */
export async function openShare(ports: SharedPorts, token: string): Promise<Shared> {
  const { shared, withPages } = await find(ports, token);
  if (!withPages) throw new AppError('share_not_found');
  return shared;
}

/** The report that a link opens; notes for its owner that it was opened. Throws share_not_found. */
export async function readSharedHome(
  ports: SharedPorts,
  token: string,
): Promise<EndpointOutput<typeof getSharedHome>> {
  const { shared, id, endsOn, withPages } = await find(ports, token);
  const at = timestamp(ports.now());
  await ports.db
    .updateTable('home_shares')
    .set(({ eb, fn }) => ({
      opened: eb('opened', '+', 1),
      first_opened_at: fn.coalesce('first_opened_at', eb.val(at)),
      last_opened_at: at,
    }))
    .where('id', '=', id)
    .execute();
  const read = await readHome(ports, await sharedHome(ports.db, shared), 'guest');
  return { ...read, share: { ends_on: endsOn, with_pages: withPages } };
}
