import { findUnknownFiles } from '../services/find-unknown-files.ts';
import { matchDocuments } from '../services/match-documents.ts';
import { markBoth } from '../services/match-installation.ts';
import { sweepBlobs } from '../services/sweep-blobs.ts';
import { type Command, verdict } from './command.ts';

/** For an operator who was asked at a start whether this is the right database, and knows that it is. */
export const setAside: Command = {
  takes: '',
  summary:
    'Goes on with a database that does not know most of the stored files: these are kept aside for 30 days.',
  isUnmatched: true,
  async run(ports, _, { dryRun }) {
    const { db, mark } = ports;
    const { known, unknown } = await findUnknownFiles(ports);
    const lines = [
      `${known.documents} documents of the database have their files here.`,
      `${unknown.documents} documents have files here that the database does not know: ${unknown.keys.length} files.`,
    ];
    if (!dryRun) {
      await db.deleteFrom('installation').execute();
      await markBoth(ports, (await mark.read()) ?? crypto.randomUUID());
      await sweepBlobs(ports, Number.POSITIVE_INFINITY, { anyNumber: true });
      await matchDocuments(ports, { anyNumber: true });
    }
    return `${lines.join('\n')}\n\n${verdict(dryRun, `Set aside, in ${mark.setting === 'S3_BUCKET' ? 'set-aside/ of the bucket' : 'the folder blobs/set-aside'}. Start the server now.`)}`;
  },
};
