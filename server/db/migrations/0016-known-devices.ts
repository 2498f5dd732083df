import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

export const knownDevices: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .createTable('known_devices')
      .addColumn('key', 'text', (c) => c.primaryKey())
      .addColumn('user_id', 'text', (c) => c.notNull().references('users.id').onDelete('cascade'))
      .addColumn('used_at', 'text', (c) => c.notNull())
      .execute();
    await db.schema.createIndex('known_devices_by_user').on('known_devices').column('user_id').execute();
  },
};
