import { documentTypeResultLabels } from '#contract/document-type.ts';
import type { homeReportFormats } from '#contract/homes.ts';
import { reportMediaTypes } from '#contract/reports.ts';
import { makeHomeReport } from '#home/home-report.ts';
import { asMarkdown } from '#report/as-markdown.ts';
import { reportFileName } from '#report/report-file-name.ts';
import type { Owned } from '../db/owned-documents.ts';
import type { HomeRow } from '../db/owned-homes.ts';
import type { Ports } from '../ports.ts';
import type { ReportFile } from './get-report.ts';
import { wantsOf } from './manage-homes.ts';
import { readDocuments } from './read-home.ts';

/** What the documents of a home say together, as a file to take along. */
export async function getHomeReport(
  ports: Pick<Ports, 'db' | 'files' | 'now' | 'reporter'>,
  home: Owned<HomeRow>,
  format: (typeof homeReportFormats)[number],
): Promise<ReportFile> {
  const { picture, purchase, rows } = await readDocuments(ports, home, wantsOf(ports.files, home));
  const report = makeHomeReport({
    name: home.name,
    picture,
    purchase,
    documents: rows.map(({ id, file_name: name, document_type, date, finding }) => ({
      id,
      name,
      kind: documentTypeResultLabels[document_type],
      date,
      finding,
    })),
    madeAt: new Date(ports.now()).toISOString(),
  });
  return {
    bytes:
      format === 'md'
        ? new TextEncoder().encode(asMarkdown(report))
        : (await ports.reporter.run({ report, format }, { account: home.owner_id })).bytes,
    fileName: reportFileName(home.name, format),
    mediaType: reportMediaTypes[format],
  };
}
