import type { Analysis } from '#contract/analysis.ts';
import { type ReportFormat, reportMediaTypes } from '#contract/reports.ts';
import { asMarkdown } from '#report/as-markdown.ts';
import { calendarDates } from '#report/calendar-dates.ts';
import { makeReport } from '#report/make-report.ts';
import { readAnalysis } from '#report/read-analysis.ts';
import { reportFileName } from '#report/report-file-name.ts';
import { writeIcs } from '#writers/ics/write-ics.ts';
import type { SignedIn } from '../access.ts';
import { AppError } from '../app-error.ts';
import type { Ports } from '../ports.ts';
import { getAnalysis } from './get-analysis.ts';

export interface ReportFile {
  bytes: Uint8Array;
  fileName: string;
  mediaType: string;
}

type Writers = Pick<Ports, 'db' | 'files' | 'model' | 'reporter'>;

/**
 * The analysis of a document as a file to take along. Throws document_not_found, document_processing, analysis_failed;
 * no_dates where a calendar would be empty.
 */
export async function getReport(
  ports: Writers,
  user: SignedIn,
  { id, format }: { id: string; format: ReportFormat },
): Promise<ReportFile> {
  const analysis = await getAnalysis(ports, user, id);
  return {
    bytes: await write(ports, user, analysis, format),
    fileName: reportFileName(analysis.file_name, format),
    mediaType: reportMediaTypes[format],
  };
}

const utf8 = new TextEncoder();

async function write(
  { reporter }: Writers,
  user: SignedIn,
  analysis: Analysis,
  format: ReportFormat,
): Promise<Uint8Array> {
  if (format === 'json') return utf8.encode(`${JSON.stringify(analysis, null, 2)}\n`);
  const shown = readAnalysis(analysis);
  if (format === 'ics') {
    const dates = calendarDates(shown);
    if (dates.length === 0) throw new AppError('no_dates');
    const { document_id: documentId, file_name: fileName, created_at: madeAt } = shown;
    return writeIcs({ dates, documentId, fileName, madeAt });
  }
  const report = makeReport(shown);
  if (format === 'md') return utf8.encode(asMarkdown(report));
  return (await reporter.run({ report, format }, { account: user.id })).bytes;
}
