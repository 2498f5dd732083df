import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { DocumentType } from '#contract/document-type.ts';
import { documentTypeSchema } from '#contract/document-type-schema.ts';

/** The documents of a corpus (DIR/<type>/<file>), by type and name; folders with other names are passed over. */
export async function* documentsOfCorpus(
  corpus: string,
): AsyncGenerator<{ readonly type: DocumentType; readonly name: string; readonly path: string }> {
  for (const folder of (await readdir(corpus, { withFileTypes: true })).toSorted((a, b) =>
    a.name < b.name ? -1 : 1,
  )) {
    const type = documentTypeSchema.safeParse(folder.name);
    if (!folder.isDirectory() || !type.success) continue;
    for (const name of (await readdir(join(corpus, folder.name))).toSorted())
      yield { type: type.data, name, path: join(corpus, folder.name, name) };
  }
}
