import { readFile } from 'node:fs/promises';
import { readDoc } from '#engine/document.ts';
import { analyze } from '#engine/index.ts';
import { readDocument } from '#readers/read-document.ts';

const [file, kind, re] = process.argv.slice(2);
const o: any = await readDocument(await readFile(file!));
if (re) {
  const d = readDoc(o.pages, kind as any);
  for (const s of d.sentences)
    if (new RegExp(re, 'i').test(s.plain))
      console.log('#', s.section, d.sections[s.section]?.title, '::', s.plain.slice(0, 900));
} else
  for (const f of analyze(o.pages, { documentType: kind as any }).facts)
    console.log(
      f.id.padEnd(34),
      JSON.stringify(f.value),
      '<<',
      f.citations.map((c: any) => c.quote.slice(0, 230)).join(' || '),
    );
