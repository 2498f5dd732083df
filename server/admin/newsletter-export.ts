import type { Database } from '../db/schema.ts';
import { newToken } from '../tokens.ts';
import type { Command } from './command.ts';

/** Who confirmed the subscription, for the program that sends the newsletter. */
export const newsletterExport: Command = {
  takes: '',
  summary:
    'Prints the confirmed subscribers as CSV: address, day, links to unsubscribe for the text and for the header.',
  async run({ db, appUrl }, _argument, { dryRun }) {
    if (!dryRun) await issueTokens(db);
    const rows = await db
      .selectFrom('newsletter')
      .select(['email', 'confirmed_at', 'unsubscribe_token'])
      .where('confirmed_at', 'is not', null)
      .orderBy('confirmed_at')
      .execute();
    const lines = rows.map(({ email, confirmed_at, unsubscribe_token: token }) => {
      const links =
        token === null
          ? ['', '']
          : [
              `${appUrl}/newsletter?unsubscribe=${token}`,
              `${appUrl}/api/newsletter/unsubscribe?token=${token}`,
            ];
      return [cell(email), confirmed_at, ...links].join(',');
    });
    return ['email,confirmed_at,unsubscribe,list_unsubscribe', ...lines].join('\n');
  },
};

/** A subscriber keeps one token for good: the links of old newsletters go on working. */
async function issueTokens(db: Database): Promise<void> {
  const without = await db
    .selectFrom('newsletter')
    .select('email')
    .where('confirmed_at', 'is not', null)
    .where('unsubscribe_token', 'is', null)
    .execute();
  for (const { email } of without) {
    await db
      .updateTable('newsletter')
      .set({ unsubscribe_token: newToken() })
      .where('email', '=', email)
      .where('unsubscribe_token', 'is', null)
      .execute();
  }
}

/** Quoted, and never read as a formula by a spreadsheet. */
const cell = (text: string) => `"${(/^[=+\-@]/.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`;
