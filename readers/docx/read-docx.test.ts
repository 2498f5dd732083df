import { readFileSync } from 'node:fs';
import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import type { Page } from '#contract/page.ts';
import { TooLarge } from '../limits.ts';
import { readDocx } from './read-docx.ts';

type Parts = { styles?: string; numbering?: string; footnotes?: string; header1?: string; footer1?: string };

/** A Word file with this body. The namespace prefix is not the usual one, as some writers have it. */
function docx(body: string, parts: Parts = {}): Uint8Array {
  const wrap = (root: string, inside: string): Uint8Array =>
    strToU8(`<?xml version="1.0" encoding="UTF-8"?><w:${root} xmlns:w="urn:w">${inside}</w:${root}>`);
  const files: Record<string, Uint8Array> = {
    'word/document.xml': wrap('document', `<w:body>${body}</w:body>`),
  };
  for (const [name, inside] of Object.entries(parts)) files[`word/${name}.xml`] = wrap(name, inside);
  return zipSync(files);
}
function pagesOf(bytes: Uint8Array): Page[] {
  const pages = readDocx(bytes);
  return pages;
}
const textsOf = (body: string, parts?: Parts): string[] => pagesOf(docx(body, parts)).map(({ text }) => text);
const run = (text: string): string => `<w:r><w:t xml:space="preserve">${text}</w:t></w:r>`;
const p = (text: string, properties = ''): string => `<w:p><w:pPr>${properties}</w:pPr>${run(text)}</w:p>`;
const numbered = (text: string, level = 0, list = 1): string =>
  p(text, `<w:numPr><w:ilvl w:val="${level}"/><w:numId w:val="${list}"/></w:numPr>`);
const level = (index: number, format: string, text: string, more = ''): string =>
  `<w:lvl w:ilvl="${index}"><w:start w:val="1"/><w:numFmt w:val="${format}"/><w:lvlText w:val="${text}"/>${more}</w:lvl>`;
const list = (levels: string): string =>
  `<w:abstractNum w:abstractNumId="7">${levels}</w:abstractNum><w:num w:numId="1"><w:abstractNumId w:val="7"/></w:num>`;

describe('the fixture', () => {
  const pages = pagesOf(
    new Uint8Array(readFileSync(new URL('../../fixtures/maple-hollow-rules.docx', import.meta.url))),
  );
  const lines = pages.map(({ text }) => text.split('\n'));

  it('shows the numbers that only Word holds, and headings with their level', () => {
    expect(lines[0]?.slice(3, 5)).toEqual([
      'Part 1. General',
      '1.1 These rules add to the Declaration and do not replace it. Where the two differ, the Declaration governs.',
    ]);
    expect(lines[0]).toContain('(b) smoking of any kind; and');
    expect(pages[0]?.lines.filter(({ heading }) => heading > 0).map(({ heading }) => heading)).toEqual([
      1, 1, 1, 1, 1, 1,
    ]);
  });

  it('keeps tables as rows and begins a page at the page break', () => {
    expect(lines[1]?.[0]).toBe('Part 5. Schedule of Fines');
    expect(lines[1]).toContain('Short-term rental\t$250\t$500\t$1,000');
  });

  it('reads with the changes accepted and the footnote under its page', () => {
    expect(pages[0]?.text).toContain('A guest pass from the manager is needed for a longer stay.\n');
    expect(pages[0]?.text).not.toContain('Longer stays are allowed');
    expect(lines[0]?.at(-1)).toMatch(/^\[1\] The Board granted no standing exceptions/);
    expect(pages[0]?.text).toContain('when not in use.[1]\n');
  });
});

describe('numbers', () => {
  const legal = list(
    level(0, 'upperRoman', 'ARTICLE %1') +
      level(1, 'decimal', 'Section %1.%2', '<w:isLgl/>') +
      level(2, 'lowerLetter', '(%3)'),
  );

  it('count on each level and begin anew below a higher one', () => {
    const body = [
      numbered('Dues'),
      numbered('Amount', 1),
      numbered('yearly', 2),
      numbered('monthly', 2),
      numbered('Due date', 1),
      numbered('Pets'),
      numbered('Dogs', 1),
    ].join('');
    expect(textsOf(body, { numbering: legal })).toEqual([
      'ARTICLE I Dues\nSection 1.1 Amount\n(a) yearly\n(b) monthly\nSection 1.2 Due date\nARTICLE II Pets\nSection 2.1 Dogs',
    ]);
  });

  it('come from styles, are dropped by list 0, and skip empty paragraphs', () => {
    const styles =
      '<w:style w:type="paragraph" w:styleId="Rule"><w:name w:val="Rule"/><w:pPr><w:numPr><w:numId w:val="1"/></w:numPr></w:pPr></w:style>' +
      '<w:style w:type="paragraph" w:styleId="Sub"><w:name w:val="Sub"/><w:basedOn w:val="Rule"/></w:style>';
    const style = (id: string): string => `<w:pStyle w:val="${id}"/>`;
    const body = [
      p('One', style('Rule')),
      p('', style('Rule')),
      p('Two', style('Sub')),
      p('Plain', `${style('Rule')}<w:numPr><w:numId w:val="0"/></w:numPr>`),
    ].join('');
    const numbering = list(level(0, 'decimal', '%1.'));
    expect(textsOf(body.replace(run(''), ''), { styles, numbering })).toEqual(['1. One\n\n2. Two\nPlain']);
  });

  it('start again where a list says so, and bullets are dots', () => {
    const numbering =
      list(level(0, 'decimal', '%1)')) +
      '<w:num w:numId="2"><w:abstractNumId w:val="7"/><w:lvlOverride w:ilvl="0"><w:startOverride w:val="1"/></w:lvlOverride></w:num>' +
      '<w:abstractNum w:abstractNumId="8"><w:lvl w:ilvl="0"><w:numFmt w:val="bullet"/><w:lvlText w:val="&#xF0B7;"/></w:lvl></w:abstractNum>' +
      '<w:num w:numId="3"><w:abstractNumId w:val="8"/></w:num>';
    const body =
      numbered('a') + numbered('b') + numbered('c', 0, 2) + numbered('d', 0, 2) + numbered('e', 0, 3);
    expect(textsOf(body, { numbering })).toEqual(['1) a\n2) b\n1) c\n2) d\n• e']);
  });
});

describe('pages', () => {
  const PAGE_BREAK = '<w:r><w:br w:type="page"/></w:r>';
  const DRAWN = '<w:r><w:lastRenderedPageBreak/><w:t>next</w:t></w:r>';

  it('end at breaks that the author made or Word drew, once where both stand together', () => {
    expect(
      textsOf(`${p('one')}<w:p>${PAGE_BREAK}</w:p><w:p>${DRAWN}</w:p>${p('three', '<w:pageBreakBefore/>')}`),
    ).toEqual(['one', 'next', 'three']);
  });

  it('may end in the middle of a paragraph', () => {
    expect(textsOf(`<w:p>${run('first half,')}${DRAWN}${run(' of it')}</w:p>`)).toEqual([
      'first half,',
      'next of it',
    ]);
  });

  it('end at a section that begins on a new page and not at a continuous one', () => {
    const section = (type: string): string => `<w:sectPr><w:type w:val="${type}"/></w:sectPr>`;
    const body =
      p('one', section('nextPage')) + p('two', section('continuous')) + p('three') + section('nextPage');
    expect(textsOf(body)).toEqual(['one\ntwo', 'three']);
  });

  it('are cut after about 3,000 characters where the file has no break at all', () => {
    const paragraph = p('The Board shall keep the minutes of its meetings. '.repeat(20));
    const pages = pagesOf(docx(paragraph.repeat(12)));
    expect(pages).toHaveLength(4);
    expect(Math.max(...pages.map(({ text }) => text.length))).toBeLessThanOrEqual(3000);
  });
});

describe('what a reader sees', () => {
  it("leaves out deleted and hidden text and fields' codes, and keeps insertions, links and symbols", () => {
    const body =
      `<w:p><w:ins>${run('new ')}</w:ins><w:del><w:r><w:delText>old</w:delText></w:r></w:del>` +
      `<w:hyperlink>${run('link ')}</w:hyperlink><w:r><w:rPr><w:vanish/></w:rPr><w:t>hidden</w:t></w:r>` +
      '<w:r><w:fldChar w:fldCharType="begin"/><w:instrText>PAGE</w:instrText></w:r>' +
      '<w:r><w:sym w:font="Wingdings" w:char="F0FE"/><w:noBreakHyphen/><w:tab/></w:r>' +
      `${run('end')}</w:p>`;
    expect(textsOf(body)).toEqual(['new link ☑-\tend']);
  });

  it('joins a paragraph whose mark was deleted to the next one', () => {
    expect(textsOf(p('One ', '<w:rPr><w:del/></w:rPr>') + p('line'))).toEqual(['One line']);
  });

  it('reads a text box once, after its paragraph', () => {
    const box = (name: string): string =>
      `<w:${name}><w:txbxContent>${p('in the box')}</w:txbxContent></w:${name}>`;
    const body = `<w:p>${run('before')}<w:r><w:AlternateContent>${box('Choice')}${box('Fallback')}</w:AlternateContent></w:r></w:p>`;
    expect(textsOf(body)).toEqual(['before\nin the box']);
  });

  it("keeps rows, joins a cell's paragraphs, and takes a single cell for a frame", () => {
    const cell = (inside: string): string => `<w:tc>${inside}</w:tc>`;
    const row = (...cells: string[]): string => `<w:tr>${cells.map(cell).join('')}</w:tr>`;
    const table = (...rows: string[]): string => `<w:tbl>${rows.join('')}</w:tbl>`;
    const body =
      table(
        row(p('Pets'), p('$25') + p('each')),
        `<w:tr><w:trPr><w:del/></w:trPr>${cell(p('gone'))}</w:tr>`,
      ) + table(row(p('framed') + p('text')));
    expect(textsOf(body)).toEqual(['Pets\t$25 each\nframed\ntext']);
    expect(pagesOf(docx(body))[0]?.lines.map(({ row }) => row)).toEqual([true, undefined, undefined]);
  });

  it('knows headings by outline level and style name, and bold paragraphs', () => {
    const styles =
      '<w:style w:type="paragraph" w:styleId="H2"><w:name w:val="heading 2"/></w:style>' +
      '<w:style w:type="paragraph" w:styleId="Mine"><w:name w:val="Mine"/><w:basedOn w:val="H2"/><w:rPr><w:b/></w:rPr></w:style>';
    const [page] = pagesOf(
      docx(
        p('a', '<w:pStyle w:val="H2"/>') +
          p('b', '<w:pStyle w:val="Mine"/>') +
          p('c', '<w:outlineLvl w:val="0"/>') +
          '<w:p><w:r><w:rPr><w:b/></w:rPr><w:t>d</w:t></w:r></w:p>' +
          '<w:p><w:r><w:rPr><w:b w:val="0"/></w:rPr><w:t>e</w:t></w:r></w:p>',
        { styles },
      ),
    );
    expect(page?.lines.map(({ heading, bold }) => [heading, bold])).toEqual([
      [2, false],
      [2, true],
      [1, false],
      [0, true],
      [0, false],
    ]);
  });
});

describe('hostile files', () => {
  it('refuses what unpacks to more than a document', () => {
    const bomb = zipSync({ 'word/document.xml': new Uint8Array(50 * 1024 * 1024) });
    expect(bomb.length).toBeLessThan(100_000);
    expect(() => readDocx(bomb)).toThrow(TooLarge);
  });

  it('looks no entity up', () => {
    const xml =
      '<?xml version="1.0"?><!DOCTYPE d [<!ENTITY secret SYSTEM "file:///etc/hostname">]><document><body><p><r><t>&secret;</t></r></p></body></document>';
    expect(() => readDocx(zipSync({ 'word/document.xml': strToU8(xml) }))).toThrow();
  });
});

describe('headers, footers and watermarks', () => {
  const watermark = (words: string) =>
    `<w:p><w:r><w:pict><v:shape xmlns:v="urn:v"><v:textpath string="${words}"/></v:shape></w:pict></w:r></w:p>`;

  it('are read where they call the document a draft or a proposal, once', () => {
    expect(textsOf(p('Budget'), { header1: watermark('DRAFT'), footer1: p('Fir Hill HOA') })).toEqual([
      'DRAFT\nBudget',
    ]);
    expect(
      textsOf(p('Budget'), { header1: p('Proposed 10/2/2031'), footer1: p('Proposed 10/2/2031') }),
    ).toEqual(['Proposed 10/2/2031\nBudget']);
  });

  it('are left out else, and where they are not sound', () => {
    expect(textsOf(p('Budget'), { header1: p('Fir Hill HOA'), footer1: '<w:p><w:r>' })).toEqual(['Budget']);
  });
});
