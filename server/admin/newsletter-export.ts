import type { Command } from './command.ts';

/** Who confirmed the subscription, for the program that sends the newsletter. */
export const newsletterExport: Command = {
  takes: '',
  summary: 'Prints the confirmed subscribers as CSV: address and day.',
  async run({ db }) {
    const rows = await db
      .selectFrom('newsletter')
      .select(['email', 'confirmed_at'])
      .where('confirmed_at', 'is not', null)
      .orderBy('confirmed_at')
      .execute();
    return ['email,confirmed_at', ...rows.map((row) => `${cell(row.email)},${row.confirmed_at}`)].join('\n');
  },
};

/** Quoted, and never read as a formula by a spreadsheet. */
const cell = (text: string) => `"${(/^[=+\-@]/.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`;
