import type { Report } from '#report/report.ts';
import { writeDocx } from '#writers/docx/write-docx.ts';
import { writePdf } from '#writers/pdf/write-pdf.ts';

export interface ReportInput {
  report: Report;
  format: 'pdf' | 'docx';
}
export interface ReportOutput {
  bytes: Uint8Array;
}

/** Writes a report as a file. Runs in a process of its own: a long one takes a second. */
export async function writeReport({ report, format }: ReportInput): Promise<ReportOutput> {
  return { bytes: format === 'pdf' ? await writePdf(report) : await writeDocx(report) };
}
