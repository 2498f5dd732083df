#!/usr/bin/env node
import { basename } from 'node:path';
import { parseArgs } from 'node:util';
import type { EngineAnalysis } from '#contract/analysis.ts';
import { type DocumentType, documentTypes } from '#contract/document-type.ts';
import { documentTypeSchema } from '#contract/document-type-schema.ts';
import type { Page } from '#contract/page.ts';
import { wants, wantsSchema } from '#contract/wants.ts';
import { type AnalyzeOptions, analyze } from '#engine/index.ts';
import { analyzeHome } from './analyze-home.ts';
import { printReport } from './print-report.ts';
import { readFilePages } from './read-file-pages.ts';

const usage = `Usage: npm run analyze -- FILE... [--type TYPE] [--json] [--ocr] [--model]
       npm run analyze -- --home FOLDER [--wants WANTS | --ask QUESTION] [--json] [--ocr]
TYPE is one of ${documentTypes.join(', ')}; without it the type is recognized.
--ocr also reads long scans, a few seconds a page.
--model lets the language model of the MODEL_ variables read beside the rules (docs/model.md).
--home reads all documents of one home together: which answer holds, where they differ, and what is missing.
--wants says what you want to do there, with commas between: ${wants.join(', ')}.
--ask puts a question in plain words to them instead.`;

function stop(message: string): never {
  console.error(message);
  process.exit(2);
}

function readArguments() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        type: { type: 'string' },
        home: { type: 'string' },
        ask: { type: 'string' },
        wants: { type: 'string' },
        json: { type: 'boolean' },
        ocr: { type: 'boolean' },
        model: { type: 'boolean' },
        help: { type: 'boolean' },
      },
    });
  } catch (error) {
    return stop(`${(error as Error).message}\n${usage}`);
  }
}

interface Wanted {
  documentType: DocumentType | undefined;
  json: boolean;
  ocr: boolean;
  analyzePages: (pages: readonly Page[], options: AnalyzeOptions) => Promise<EngineAnalysis> | EngineAnalysis;
}

/** The reason why one file gave no analysis, in a sentence; null when it was printed. */
async function analyzeFile(path: string, { documentType, json, ocr, analyzePages }: Wanted) {
  const pages = await readFilePages(path, ocr);
  if (typeof pages === 'string') return `${path}: ${pages}`;
  const analysis = {
    document_name: basename(path),
    ...(await analyzePages(pages, { documentType })),
  };
  process.stdout.write(json ? `${JSON.stringify(analysis)}\n` : printReport(analysis));
  return null;
}

const { values, positionals } = readArguments();
if (values.help) {
  console.log(usage);
  process.exit(0);
}
const { json = false, ocr = false, home, ask } = values;
if ((positionals.length === 0) === (home === undefined)) stop(usage);
if (home !== undefined && (values.model || values.type)) stop(usage);
if (home === undefined && (ask !== undefined || values.wants !== undefined)) stop(usage);
const wanted = wantsSchema.safeParse(values.wants?.split(',') ?? []);
if (!wanted.success) stop(`'${values.wants}' is not what --wants knows.\n${usage}`);
const type = documentTypeSchema.optional().safeParse(values.type);
if (!type.success) stop(`'${values.type}' is not a type of document.\n${usage}`);
// Nothing of the second reader is loaded where it was not asked for.
const withModel = values.model
  ? (await import('./analyze-with-model.ts')).analyzeWithModel(process.env)
  : analyze;
if (typeof withModel === 'string') stop(withModel);
function refuse(refusal: string | null): void {
  if (refusal === null) return;
  console.error(refusal);
  process.exitCode = 2;
}
if (home !== undefined) refuse(await analyzeHome(home, { json, ocr, ask, wanted: wanted.data }));
for (const path of positionals) {
  refuse(await analyzeFile(path, { documentType: type.data, json, ocr, analyzePages: withModel }));
}
