import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sampleReports } from '#content/sample.ts';
import type { Analysis } from '#contract/analysis.ts';
import { asMarkdown } from '#report/as-markdown.ts';
import { makeReport } from '#report/make-report.ts';
import { readAnalysis } from '#report/read-analysis.ts';
import type { Report } from '#report/report.ts';
import { writeDocx } from '#writers/docx/write-docx.ts';
import { writePdf } from '#writers/pdf/write-pdf.ts';

const writers: Record<
  (typeof sampleReports)[number]['format'],
  (report: Report) => Promise<Uint8Array> | string
> = { pdf: writePdf, docx: writeDocx, md: asMarkdown };

/** Writes the report on a sample document into its folder, in every form in which a user gets theirs. */
export async function writeReports(folder: string, analysis: Analysis): Promise<void> {
  const whole = makeReport(readAnalysis(analysis));
  // A sample has no day of its own.
  const report = { ...whole, about: whole.about.filter(([label]) => label !== 'Analyzed') };
  for (const { format } of sampleReports) {
    await writeFile(join(folder, `report.${format}`), await writers[format](report));
  }
}
