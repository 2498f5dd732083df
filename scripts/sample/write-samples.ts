import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { sampleDocuments } from '#content/sample.ts';
import { renderPage } from '#readers/pdf/render-page.ts';
import { makeSamples, pictureFile } from './make-sample.ts';
import { writeReports } from './write-reports.ts';

/** Pixels: wide enough for the panel on a sharp screen. */
const pictureWidth = 1200;

/** Writes the analysis, the pages and a picture of each page of the sample documents into the built site. */
export async function writeSamples(client: string): Promise<void> {
  for (const { id, analysis, pages } of await makeSamples()) {
    const file = sampleDocuments.find((document) => document.id === id)?.file ?? '';
    const bytes = await readFile(join('fixtures', file));
    await mkdir(join(client, 'sample', id), { recursive: true });
    await writeFile(join(client, 'sample', id, 'analysis.json'), JSON.stringify(analysis));
    await writeFile(join(client, 'sample', id, 'pages.json'), JSON.stringify(pages));
    await writeReports(join(client, 'sample', id), analysis);
    for (const { number } of pages) {
      const { png } = await renderPage(bytes, number, pictureWidth);
      const picture = join(client, pictureFile(id, number));
      await mkdir(dirname(picture), { recursive: true });
      await writeFile(picture, png);
    }
  }
}
