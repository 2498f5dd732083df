import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { strToU8, unzipSync, zipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MOST_ELEMENTS } from './limits.ts';
import { readDocument } from './read-document.ts';
import { sniff } from './sniff.ts';

const fixture = (name: string): Uint8Array =>
  new Uint8Array(readFileSync(new URL(`../fixtures/${name}`, import.meta.url)));
const rules = unzipSync(fixture('maple-hollow-rules.docx'));
/** Our own Word file with other or further parts. */
const withParts = (parts: Record<string, Uint8Array | string>): Uint8Array =>
  zipSync({
    ...rules,
    ...Object.fromEntries(
      Object.entries(parts).map(([name, part]) => [name, typeof part === 'string' ? strToU8(part) : part]),
    ),
  });
const documentOf = (body: string, head = ''): string =>
  `<?xml version="1.0"?>${head}<w:document xmlns:w="urn:w"><w:body>${body}</w:body></w:document>`;
const said = '<w:p><w:r><w:t>Pets are kept on a leash.</w:t></w:r></w:p>';
const reasonOf = async (bytes: Uint8Array): Promise<string> => {
  const outcome = await readDocument(bytes);
  if (!outcome.ok) expect(outcome.message).toMatch(/^This \S.*\.$/);
  return outcome.ok ? 'read' : outcome.reason;
};
const textOf = async (bytes: Uint8Array): Promise<string> => {
  const outcome = await readDocument(bytes);
  return outcome.ok ? outcome.pages.map(({ text }) => text).join('\n') : outcome.message;
};

describe('a Word file that unpacks to more than it should', () => {
  it('in one part is refused', async () => {
    const part = documentOf(`${said}${' '.repeat(60 * 1024 * 1024)}`);
    expect(await reasonOf(withParts({ 'word/document.xml': part }))).toBe('too_large');
  });

  it('in many parts is refused', async () => {
    const part = strToU8(documentOf(' '.repeat(3 * 1024 * 1024)));
    const parts = Object.fromEntries(Array.from({ length: 20 }, (_, n) => [`word/document${n}.xml`, part]));
    expect(await reasonOf(withParts(parts))).toBe('too_large');
  });

  it('in parts that nobody reads is read', async () => {
    const bytes = withParts({ 'word/media/picture.bmp': new Uint8Array(60 * 1024 * 1024) });
    expect(await reasonOf(bytes)).toBe('read');
  });

  it('while it says that it does not ends in an answer', { timeout: 20_000 }, async () => {
    const bytes = Buffer.from(withParts({ 'word/document.xml': documentOf(' '.repeat(60 * 1024 * 1024)) }));
    // The size of each part stands in the list at the end, 24 bytes into its entry.
    for (let at = bytes.indexOf('PK\x01\x02'); at >= 0; at = bytes.indexOf('PK\x01\x02', at + 4)) {
      bytes.writeUInt32LE(100, at + 24);
    }
    expect(await reasonOf(bytes)).toBe('damaged');
  });

  it('into elements without number is refused', { timeout: 30_000 }, async () => {
    const part = documentOf(`${said}${'<w:p/>'.repeat(MOST_ELEMENTS)}`);
    expect(await reasonOf(withParts({ 'word/document.xml': part }))).toBe('too_large');
  });

  it('into elements within elements without end ends in an answer', { timeout: 30_000 }, async () => {
    const deep = 300_000;
    const part = documentOf(`${said}${'<w:p>'.repeat(deep)}${'</w:p>'.repeat(deep)}`);
    expect(['damaged', 'read']).toContain(await reasonOf(withParts({ 'word/document.xml': part })));
  });
});

describe('a Word file that wants something done', () => {
  let asked = 0;
  const server = createServer((_, response) => {
    asked += 1;
    response.end();
  });
  const url = (): string => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  beforeAll(() => new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve)));
  afterAll(() => void server.close());

  it.each([
    ['of this machine', () => '<!DOCTYPE d [<!ENTITY e SYSTEM "file:///etc/passwd">]>'],
    ['of another machine', () => `<!DOCTYPE d [<!ENTITY e SYSTEM "${url()}/e">]>`],
    ['of itself, a billion times', () => `<!DOCTYPE d [<!ENTITY a "ha">${laughs()}<!ENTITY e "&z;">]>`],
  ])('by an entity %s is not obeyed', async (_, head) => {
    const part = documentOf('<w:p><w:r><w:t>&e;</w:t></w:r></w:p>', head());
    expect(await reasonOf(withParts({ 'word/document.xml': part }))).toBe('damaged');
    expect(asked).toBe(0);
  });

  it('by a template, a picture or a frame elsewhere is read, and nothing is fetched', async () => {
    const types = ['attachedTemplate', 'image', 'frame', 'oleObject', 'subDocument'];
    const links = types.map(
      (type, n) =>
        `<Relationship Id="r${n}" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/${type}" Target="${url()}/${type}" TargetMode="External"/>`,
    );
    const part = `<?xml version="1.0"?><Relationships xmlns="urn:r">${links.join('')}</Relationships>`;
    const bytes = withParts({ 'word/_rels/document.xml.rels': part, 'word/_rels/settings.xml.rels': part });
    expect(await reasonOf(bytes)).toBe('read');
    expect(asked).toBe(0);
  });

  it('by macros or fields is read without them', async () => {
    const field =
      '<w:p><w:r><w:fldChar w:fldCharType="begin"/></w:r><w:r><w:instrText>DDEAUTO c:\\\\windows\\\\cmd.exe "/k calc"</w:instrText></w:r><w:r><w:fldChar w:fldCharType="end"/></w:r></w:p>';
    const bytes = withParts({
      'word/vbaProject.bin': new Uint8Array(2000).fill(7),
      'word/document.xml': documentOf(said + field),
    });
    expect(await textOf(bytes)).toBe('Pets are kept on a leash.');
  });

  it('by the paths of its parts writes nothing', async () => {
    const bytes = withParts({ '../../../../tmp/plaindeed-was-here': 'x', '/tmp/plaindeed-was-here': 'x' });
    expect(await reasonOf(bytes)).toBe('read');
    expect(() => readFileSync('/tmp/plaindeed-was-here')).toThrow();
  });
});

/** Entities b to z, each of which is ten of the one before. */
function laughs(): string {
  const letters = 'abcdefghijklmnopqrstuvwxyz';
  return [...letters.slice(1)]
    .map((letter, n) => `<!ENTITY ${letter} "${`&${letters[n]};`.repeat(10)}">`)
    .join('');
}

describe('a file that is two things', () => {
  it.each([
    [
      'a PDF in front of a ZIP',
      () => Buffer.concat([fixture('two-columns.pdf'), fixture('maple-hollow-rules.docx')]),
      'pdf',
    ],
    [
      'a ZIP in front of a PDF',
      () => Buffer.concat([fixture('workbook.xlsx'), fixture('two-columns.pdf')]),
      'xlsx',
    ],
    [
      'a web page in front of a PDF',
      () => Buffer.concat([strToU8('<html><script>alert(1)</script>'), fixture('two-columns.pdf')]),
      'pdf',
    ],
    [
      'a picture in front of a PDF',
      () => Buffer.concat([Buffer.from('GIF89a\x01\x00\x01\x00'), fixture('two-columns.pdf')]),
      'pdf',
    ],
    [
      'an old Word file with a new one inside',
      () => Buffer.concat([fixture('maple-hollow-rules.doc'), fixture('maple-hollow-rules.docx')]),
      'doc',
    ],
    [
      'text in front of a program',
      () =>
        Buffer.concat([strToU8('Pets are welcome.\n'), Buffer.from('MZ\x90\x00\x03'), Buffer.alloc(3000, 0)]),
      'unknown',
    ],
  ] as const)('%s is taken for one of them and ends in an answer', async (_, make, kind) => {
    const bytes = new Uint8Array(make());
    expect(sniff(bytes)).toBe(kind);
    expect(await reasonOf(bytes)).not.toBe('');
  });
});

describe('a file under another name', () => {
  it.each([
    ['html-named.doc', 'html'],
    ['rtf-named.doc', 'rtf'],
    ['workbook.xlsx', 'xlsx'],
  ])('%s is known by its bytes', (name, kind) => {
    expect(sniff(fixture(name))).toBe(kind);
  });

  it('a ZIP of any files is an archive, however many they are', () => {
    const files = Object.fromEntries(Array.from({ length: 5000 }, (_, n) => [`${n}.txt`, new Uint8Array(0)]));
    expect(sniff(zipSync(files))).toBe('archive');
  });
});
