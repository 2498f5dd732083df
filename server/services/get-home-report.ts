import { documentTypeResultLabels } from '#contract/document-type.ts';
import { type ReportFormat, reportMediaTypes } from '#contract/reports.ts';
import { homeDates } from '#home/home-dates.ts';
import { makeHomeReport } from '#home/home-report.ts';
import { asMarkdown } from '#report/as-markdown.ts';
import { reportFileName } from '#report/report-file-name.ts';
import { writeIcs } from '#writers/ics/write-ics.ts';
import { AppError } from '../app-error.ts';
import type { Owned } from '../db/owned-documents.ts';
import type { HomeRow } from '../db/owned-homes.ts';
import type { Ports } from '../ports.ts';
import type { ReportFile } from './get-report.ts';
import { wantsOf } from './manage-homes.ts';
import { notesOf } from './note-home.ts';
import { readDocuments, readHome } from './read-home.ts';

interface Wanted {
  format: ReportFormat;
  /** Whether the owner's notes are told. The data has them always. */
  notes: 'with' | 'without';
}

/** What the documents of a home say together, as a file to take along. Throws no_dates where a calendar would be empty. */
export async function getHomeReport(
  ports: Pick<Ports, 'db' | 'files' | 'now' | 'reporter'>,
  home: Owned<HomeRow>,
  { format, notes }: Wanted,
): Promise<ReportFile> {
  return {
    bytes: await write(ports, home, { format, notes }),
    fileName: reportFileName(home.name, format),
    mediaType: reportMediaTypes[format],
  };
}

const utf8 = new TextEncoder();

async function write(
  ports: Pick<Ports, 'db' | 'files' | 'now' | 'reporter'>,
  home: Owned<HomeRow>,
  { format, notes }: Wanted,
): Promise<Uint8Array> {
  if (format === 'json')
    return utf8.encode(`${JSON.stringify(await readHome(ports, home, 'owner'), null, 2)}\n`);
  const { picture, purchase, rows, read } = await readDocuments(ports, home, wantsOf(ports.files, home));
  const madeAt = new Date(ports.now()).toISOString();
  if (format === 'ics') {
    const dates = homeDates({ picture, purchase, documents: read, days: home }, madeAt.slice(0, 10));
    if (dates.length === 0) throw new AppError('no_dates');
    return writeIcs({ dates, documentId: home.id, fileName: home.name, madeAt });
  }
  const report = makeHomeReport({
    name: home.name,
    picture,
    purchase,
    // What was split is told by its parts.
    documents: rows
      .filter((row) => row.package !== 'split')
      .map(({ id, file_name: name, document_type, date, finding }) => ({
        id,
        name,
        kind: documentTypeResultLabels[document_type],
        date,
        finding,
      })),
    notes: notes === 'with' ? await notesOf(ports, home) : [],
    madeAt,
  });
  if (format === 'md') return utf8.encode(asMarkdown(report));
  return (await ports.reporter.run({ report, format }, { account: home.owner_id })).bytes;
}
