import { readdir, readFile } from 'node:fs/promises';
import { documentTypes } from '#contract/document-type.ts';
import { analyze } from '#engine/index.ts';
import { readDocument } from '#readers/read-document.ts';
import { readAnalysis, type ShownAnalysis } from '#report/read-analysis.ts';

const communities = 'fixtures/communities/';

/** Files that are read as text, with the type of document that each is. */
const files: Readonly<Record<string, string>> = {
  'fixtures/maple-hollow-ccrs.pdf': 'cc_and_r',
  'fixtures/maple-hollow-budget.pdf': 'budget',
  'fixtures/maple-hollow-reserves.pdf': 'reserves',
  'fixtures/maple-hollow-rules.docx': 'rules',
  'fixtures/maple-hollow-rules.doc': 'rules',
  'fixtures/maple-hollow-minutes.txt': 'minutes',
  'fixtures/two-columns.pdf': 'other',
  'fixtures/ruled-table.pdf': 'rules',
  'fixtures/stamped.pdf': 'cc_and_r',
  'fixtures/scan-with-text.pdf': 'cc_and_r',
  'fixtures/utf16.txt': 'other',
};

async function communityTypes(): Promise<[file: string, type: string][]> {
  const names = (await readdir(communities)).filter((name) => name.endsWith('.txt')).toSorted();
  return Promise.all(
    names.map(async (name) => {
      const key = JSON.parse(await readFile(communities + name.replace('.txt', '.key.json'), 'utf8'));
      return [communities + name, key.kind] as [string, string];
    }),
  );
}

async function analysisOf(file: string, type: string): Promise<ShownAnalysis> {
  const read = await readDocument(await readFile(file));
  const documentType = documentTypes.find((known) => known === type);
  if (!read.ok || !documentType) throw new Error(`${file} could not be read as '${type}'.`);
  return readAnalysis({
    ...analyze(read.pages, { documentType }),
    document_id: '0190b2a4-0000-7000-8000-000000000002',
    document_name: file,
    created_at: '2023-01-01T00:00:00.000Z',
  });
}

/** The analysis of every fixture that holds text, by its file. */
export async function fixtureAnalyses(): Promise<
  readonly (readonly [file: string, analysis: ShownAnalysis])[]
> {
  const all = [...Object.entries(files), ...(await communityTypes())];
  return Promise.all(all.map(async ([file, type]) => [file, await analysisOf(file, type)] as const));
}
