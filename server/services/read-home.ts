import { setImmediate } from 'node:timers/promises';
import lenderRulesFile from '#content/lender-rules.json' with { type: 'json' };
import stateRightsFile from '#content/state-rights.json' with { type: 'json' };
import type { HomeDocumentRow, Purchase, ReadHome } from '#contract/homes.ts';
import type { LenderRule } from '#contract/lender-rule.ts';
import { documentsReadTogether } from '#contract/limits.ts';
import type { StateRight } from '#contract/state-right.ts';
import type { Want } from '#contract/wants.ts';
import { findingOf, type HomeAnalysis, homeAnalysisForm } from '#home/home-analysis.ts';
import type { HomeDocument } from '#home/home-document.ts';
import { type HomePicture, homePicture } from '#home/home-picture.ts';
import { purchaseOf } from '#home/purchase.ts';
import type { DocumentRow, Owned } from '../db/owned-documents.ts';
import { documentsOfHome, type HomeRow } from '../db/owned-homes.ts';
import type { Database } from '../db/schema.ts';
import { timestamp } from '../db/timestamp.ts';
import type { DocumentFiles } from '../sealing/document-files.ts';
import { fillFactsOf } from './fill-facts.ts';
import { presentHome, wantsOf } from './manage-homes.ts';
import { notesOf } from './note-home.ts';
import { type Kept, presentRow } from './present-row.ts';

/** Documents opened between two breaths of the process: some 5 ms. */
const atOnce = 10;

interface ReadPorts {
  db: Database;
  files: DocumentFiles;
  now: () => number;
}

/** Held to their schemas by scripts/check-content.ts. */
const rules = {
  rights: stateRightsFile as readonly StateRight[],
  lenders: lenderRulesFile as readonly LenderRule[],
};

interface ReadDocuments {
  /** Those that were read together. */
  read: HomeDocument[];
  picture: HomePicture;
  purchase: Purchase;
  /** All of the home but those that are read by their parts, as they are stored, newest first. */
  documents: Owned<DocumentRow>[];
  /** All of the home as they are shown. */
  rows: HomeDocumentRow[];
  notReadTogether: number;
}

/**
 * What the documents of a home say together, from their stored facts. `wanted` is what its buyer wants to do there, where that
 * is theirs to see.
 */
export async function readDocuments(
  ports: ReadPorts,
  home: Owned<HomeRow>,
  wanted: readonly Want[],
): Promise<ReadDocuments> {
  const all = await documentsOfHome(ports.db, home);
  const split = new Set(all.flatMap(({ part_of }) => part_of ?? []));
  // Read beside its parts, a package would say everything twice, and half of it by the wrong rules.
  const documents = all.filter(({ id }) => !split.has(id));
  const analyzed = documents.filter(({ status }) => status === 'analysis_complete');
  const together = analyzed.slice(0, documentsReadTogether);
  const kept = await factsOf(ports, together);
  const read = documents.flatMap(({ id, file_name: name }): HomeDocument[] => {
    const facts = kept.get(id);
    return facts ? [{ id, name, analysis: facts.analysis }] : [];
  });
  const today = timestamp(ports.now()).slice(0, 10);
  const picture = homePicture(read, today, { wants: wanted, unread: documents.flatMap(notRead) });
  return {
    read,
    documents,
    picture,
    purchase: purchaseOf(presentHome(ports.files, home), picture, read, rules, today),
    rows: all.map((document) => presentRow(document, kept.get(document.id), all)),
    notReadTogether: analyzed.length - together.length,
  };
}

/**
 * A home with what its documents say, as the API gives it. What its buyer wants to do there, and notes, are the owner's: `reader` may be
 * somebody who came by a link.
 */
export async function readHome(
  ports: ReadPorts,
  home: Owned<HomeRow>,
  reader: 'owner' | 'guest',
): Promise<ReadHome> {
  const wants = reader === 'owner' ? wantsOf(ports.files, home) : [];
  const { picture, purchase, rows, notReadTogether } = await readDocuments(ports, home, wants);
  return {
    home: { ...presentHome(ports.files, home), wants },
    picture: picture as ReadHome['picture'],
    purchase,
    rows,
    not_read_together: notReadTogether,
    notes: reader === 'owner' ? await notesOf(ports, home) : [],
  };
}

/** A document of which nothing is read yet, or ever; none where it is not known what it is. */
const notRead = ({ id, status, document_type: type, type_open: open }: DocumentRow) =>
  status === 'analysis_complete' || open === 1 ? [] : [{ document: id, type }];

/** The facts of analyzed documents. Those that were not kept yet, or in another form, are made now. */
async function factsOf(
  { db, files }: ReadPorts,
  analyzed: readonly Owned<DocumentRow>[],
): Promise<Map<string, Kept>> {
  const select = async () => {
    if (analyzed.length === 0) return [];
    const ids = analyzed.map(({ id }) => id);
    return db
      .selectFrom('facts')
      .select(['document_id', 'body'])
      .where('document_id', 'in', ids)
      .where('form', '=', homeAnalysisForm)
      .execute();
  };
  let rows = await select();
  if (rows.length < analyzed.length) {
    const there = new Set(rows.map(({ document_id }) => document_id));
    for (const { id } of analyzed) if (!there.has(id)) await fillFactsOf({ db, files }, id);
    rows = await select();
  }
  const byId = new Map(analyzed.map((document) => [document.id, document]));
  const kept = new Map<string, Kept>();
  for (const { document_id: id, body } of rows) {
    const document = byId.get(id);
    if (document === undefined) continue;
    const analysis = JSON.parse(files.openText(document, 'facts', body)) as HomeAnalysis;
    // As the sealed one beside it, which takes longer to open than to say again.
    kept.set(id, { analysis, finding: findingOf(analysis) });
    if (kept.size % atOnce === 0) await setImmediate();
  }
  return kept;
}
