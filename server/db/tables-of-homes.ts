import type { Generated } from 'kysely';
import type { CommunityKind } from '#contract/homes.ts';
import type { Flag, Timestamp } from './column-types.ts';

/** A purchase: what its documents are read together for. Days are ISO dates ('2026-11-24'). */
export interface HomesTable {
  id: string;
  owner_id: string;
  /** An address, or what its owner calls it. */
  name: string;
  /** Of the United States, by its two letters; null where not told, as is what follows. */
  state: string | null;
  community: CommunityKind | null;
  contract_signed_on: string | null;
  documents_received_on: string | null;
  closing_on: string | null;
  created_at: Timestamp;
  /** Key of what its owner notes of it, sealed; made when there is something to seal. */
  file_key: string | null;
  /** What its buyer wants to do there, as JSON, sealed with that key; null for nothing. */
  wants: string | null;
}

/** What its owner noted beside a statement of a home's page. */
export interface HomeNotesTable {
  id: string;
  home_id: string;
  /** The document and the fact that it stands beside: 'DOCUMENT/FACT'. */
  place: string;
  /** Sealed with the home's key. */
  body: string;
  changed_at: Timestamp;
}

/** What of a document's analysis its home is read from: see home/home-analysis.ts. */
export interface FactsTable {
  document_id: string;
  /** A HomeAnalysis as JSON, sealed with the document's key. */
  body: string;
  /** What a row of a list says of it, in a sentence, sealed as well; null where it states nothing. */
  finding: string | null;
  /** In which form they are: those of another than this version's are made anew. */
  form: number;
}

/** Links by which others read a home. */
export interface HomeSharesTable {
  id: string;
  home_id: string;
  token_hash: string;
  /** Whom it is for, as the owner noted it; may be empty. */
  label: string;
  /** Whether it opens the documents' pages as well. */
  with_pages: Flag;
  /** The last day on which it opens anything, an ISO date in UTC. */
  ends_on: string;
  created_at: Timestamp;
  /** How often the report was opened by it. */
  opened: Generated<number>;
  first_opened_at: Timestamp | null;
  last_opened_at: Timestamp | null;
}
