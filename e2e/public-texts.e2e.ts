import { lawSourceOf } from '#contract/law-source.ts';
import { fetchPages, linksOf } from './public-pages.ts';
import { expect, serverTest as test } from './site.ts';

/* The texts and links that the specification names, as the server sends them: no browser is needed. */

const paths =
  '/ /checklist /blog /blog/how-to-read-hoa-financial-statements /guides/cc-and-rs /guides/hoa-fees'
    .concat(' /guides/reserve-study /hoa-laws /hoa-laws/new-hampshire /about /contact /sample /newsletter')
    .concat(' /no-such-page /hoa-laws/atlantis /refresh-trick')
    .split(' ');
let pages: ReadonlyMap<string, string>;
test.beforeAll(async ({ site }) => {
  pages = await fetchPages(site.url, paths);
});

const entities: Record<string, string> = {
  '&amp;': '&',
  '&#x27;': "'",
  '&quot;': '"',
  '&gt;': '>',
  '&lt;': '<',
};
const plain = (html: string) =>
  html
    .replaceAll(/<(?:script|style|svg)[\s\S]*?<\/(?:script|style|svg)>/g, '')
    .replaceAll(/<!--[\s\S]*?-->/g, '')
    .replaceAll(/<[^>]+>/g, '\n')
    .replaceAll(/&[#\w]+;/g, (entity) => entities[entity] ?? entity)
    .replaceAll(/\s*\n\s*/g, '\n');
const mainOf = (path: string) => /<main[\s\S]*<\/main>/.exec(pages.get(path) ?? '')?.[0] ?? '';

/** The words stand on the page, in this order. */
function expectInOrder(path: string, words: readonly string[]) {
  const text = plain(mainOf(path));
  let from = 0;
  for (const part of words) {
    const at = text.indexOf(part, from);
    expect(at, `'${part}' on ${path}, after what comes before it`).toBeGreaterThanOrEqual(0);
    from = at + part.length;
  }
}
const links = (path: string) => [...linksOf(mainOf(path))];
const headings = (path: string, level: number) =>
  [...mainOf(path).matchAll(new RegExp(`<h${level}[^>]*>([\\s\\S]*?)</h${level}>`, 'g'))].map(
    ([, html = '']) => plain(html).trim(),
  );

test('home: headline, buttons, illustration, sections, questions and the closing call', () => {
  expect(headings('/', 1)).toEqual(['Store & Understand Your HOA Docs']);
  expectInOrder('/', [
    'Analyze My Documents',
    'See Sample Analysis',
    'What the document says',
    'What it means for you',
  ]);
  expect(headings('/', 2)).toEqual([
    'AI Programmed to Protect You',
    'Protection in Three Simple Steps',
    'Intelligence That Protects Your Investment',
    'Questions and answers',
    'Know what you are agreeing to',
  ]);
  expect(headings('/', 3)).toEqual([
    'Upload your document',
    'AI analyzes every page',
    'Get your report',
    'Financial red flags',
    'Lifestyle restrictions',
    'Hidden risks',
  ]);
  expect(mainOf('/').match(/<details/g)).toHaveLength(7);
  expect(links('/')).toEqual(expect.arrayContaining(['/analyze', '/sample']));
  expect(mainOf('/').match(/role="img"/g)).toHaveLength(2);
});

test('home: the claims of the operator', () => {
  const text = plain(mainOf('/'));
  for (const words of [
    '19',
    'homebuyers protected',
    '4.8 of 5',
    'rating, from 19 reviews',
    '3-7 days',
    'under 2 minutes',
  ])
    expect(text).toContain(words);
  expect(text).toContain('30-day money-back guarantee');
  expect(text).toContain('Part of what we earn supports homeless initiatives.');
  expect(text).toContain('Talk to a lawyer or an HOA expert before you decide');
});

test('checklist: nine documents with their importance, four tips, and where to go on', () => {
  expectInOrder('/checklist', [
    'Financial Statements',
    'Critical',
    'Rules & Regulations',
    'Critical',
    'CC&Rs',
    'Critical',
    'Bylaws',
    'Important',
    'Budget',
    'Important',
    'Reserve Study',
    'Critical',
    'Meeting Minutes',
    'Important',
    'Insurance Documents',
    'Important',
    'Vendor Contracts',
    'Helpful',
    'Four tips for collecting them',
  ]);
  const html = mainOf('/checklist');
  const cards = html.match(/<article[\s\S]*?<\/article>/g) ?? [];
  expect(cards).toHaveLength(9);
  for (const card of cards) {
    for (const part of [
      '<svg',
      'Why it matters',
      'How to get it',
      'I have this document',
      'type="checkbox"',
    ]) {
      expect(card).toContain(part);
    }
  }
  const types = 'financial rules cc_and_r bylaws budget reserves minutes other other'.split(' ');
  const presets = cards.map((card) => /href="\/analyze\?type=(\w+)"/.exec(card)?.[1]);
  expect(presets).toEqual(types);
  expect(headings('/checklist', 3)).toHaveLength(4);
  expect(links('/checklist')).toEqual(expect.arrayContaining(['/analyze', '/sample']));
});

for (const [path, title, minutes] of [
  ['/guides/cc-and-rs', 'Understanding CC&Rs', 12],
  ['/guides/hoa-fees', 'HOA Fees Explained', 14],
  ['/guides/reserve-study', 'Reserve Study Guide', 15],
] as const) {
  test(`guide ${path}: title, author, dates, minutes, calls to action, related guides`, () => {
    expect(headings(path, 1)).toEqual([title]);
    expectInOrder(path, [
      'Home',
      '>',
      'Guides',
      '>',
      title,
      'HOA Education',
      'PlainDeed Editorial Team',
      'Dec 15, 2024',
      `${minutes} min read`,
      'Contents',
      'Start Document Checklist',
      'Analyze Your Documents',
      'Related guides',
    ]);
    expect(mainOf(path)).toContain('<time dateTime="2024-12-15">');
    expect(links(path)).toEqual(expect.arrayContaining(['/', '/checklist', '/analyze']));
    const related = /Related guides[\s\S]*?<\/section>/.exec(mainOf(path))?.[0] ?? '';
    expect(related.match(/<article/g)?.length).toBeGreaterThanOrEqual(2);
  });
}

test('blog: featured and all articles, each with its category, title, excerpt, author, date and minutes', () => {
  expect(headings('/blog', 1)).toEqual(['HOA Insights & Guides']);
  expect(headings('/blog', 2)).toEqual(['Featured Articles', 'All Articles', 'Newsletter']);
  const [featured = '', all = ''] = mainOf('/blog').split('All Articles</h2>');
  const cardsOf = (html: string) => html.match(/<article[\s\S]*?<\/article>/g) ?? [];
  const addresses = cardsOf(all).map((card) => /href="(\/blog\/[^"]+)"/.exec(card)?.[1]);
  expect(new Set(addresses).size).toBe(11);
  expect(cardsOf(featured).length).toBeGreaterThanOrEqual(3);
  const marked = cardsOf(all).filter((card) => plain(card).includes('Featured'));
  expect(marked).toHaveLength(cardsOf(featured).length);
  for (const card of cardsOf(all)) {
    expect(plain(card).split('\n').filter(Boolean).length).toBeGreaterThanOrEqual(6);
    expect(plain(card)).toMatch(/PlainDeed Editorial Team\n[A-Z][a-z]{2} \d+, \d{4}\n\d+ min read/);
  }
  expect(mainOf('/blog')).toMatch(/<input[^>]*type="email"/);
  expect(plain(mainOf('/blog'))).toContain('Subscribe');
});

test('article: crumbs, category, author, date, minutes, the side, and where to go on', () => {
  const path = '/blog/how-to-read-hoa-financial-statements';
  const [title = ''] = headings(path, 1);
  expectInOrder(path, [
    'Home',
    '/',
    'Blog',
    '/',
    title,
    'Financial Analysis',
    title,
    'PlainDeed Editorial Team',
  ]);
  expect(plain(mainOf(path))).toContain('14 min read');
  const side = /<aside aria-label="More"[\s\S]*?<\/aside>/.exec(mainOf(path))?.[0] ?? '';
  expect([...linksOf(side)]).toEqual(expect.arrayContaining(['/analyze', '/checklist']));
  expect(plain(side)).toContain('Related articles');
  expect(side).toMatch(/<input(?=[^>]*type="email")(?=[^>]*required)/);
  const bottom = mainOf(path).slice(mainOf(path).indexOf(side) + side.length);
  expect(bottom).toMatch(/href="\/checklist"[^>]*>Start Document Checklist</);
  expect(bottom).toMatch(/href="\/analyze"[^>]*>Analyze Your Documents</);
});

test('state laws: fifty cards with their statutes counted, about, and why they matter to owners and boards', () => {
  const html = mainOf('/hoa-laws');
  const cards = [
    ...html.matchAll(/<a [^>]*href="\/hoa-laws\/([a-z-]+)"[^>]*>((?:(?!<\/a>)[\s\S])*primary statutes?)/g),
  ];
  expect(cards).toHaveLength(50);
  for (const [, slug = '', card = ''] of cards) {
    expect(plain(card)).toMatch(/\n(?:1 primary statute|2 primary statutes)$/);
    expect(plain(card).trim().split('\n')[0]?.toLowerCase().replaceAll(' ', '-')).toBe(slug);
  }
  expect(headings('/hoa-laws', 2)).toEqual(
    expect.arrayContaining(['About this directory', 'Why state law matters', 'Compare the states']),
  );
  expect(headings('/hoa-laws', 3)).toEqual(['For homeowners', 'For boards']);
});

test('state laws: each of the 250 cells says what is known, none is a dash, and what was not read says so', () => {
  const cells = [...mainOf('/hoa-laws').matchAll(/<td role="cell"[^>]*>([\s\S]*?)<\/td>/g)].map(
    ([, cell = '']) => plain(cell).trim(),
  );
  expect(cells).toHaveLength(250);
  for (const cell of cells) expect(cell).toMatch(/[A-Za-z]{3}/);
  expect(cells.filter((cell) => /^[–—-]/.test(cell))).toEqual([]);
  expect(cells.filter((cell) => cell.includes('No state law found')).length).toBeGreaterThan(50);
  for (const cell of cells.filter((text) => text.includes('Not checked yet')))
    expect(cell).toMatch(/Not checked yet: see [^\n]*\d/);
});

test('a state page links to statutes alone: no bill, no newspaper, no law firm', async ({ site }) => {
  const found = mainOf('/hoa-laws').matchAll(/href="\/hoa-laws\/([a-z-]+)"/g);
  const slugs = [...new Set([...found].map(([, slug = '']) => slug))];
  expect(slugs).toHaveLength(50);
  const states = await fetchPages(
    site.url,
    slugs.map((slug) => `/hoa-laws/${slug}`),
  );
  for (const [path, page] of states) {
    const html = /<main[\s\S]*<\/main>/.exec(page)?.[0] ?? '';
    const links = [...html.matchAll(/href="(https?:[^"]+)"/g)].map(([, to = '']) =>
      to.replaceAll('&amp;', '&'),
    );
    expect(links.length, path).toBeGreaterThan(5);
    expect(
      links.filter((link) => lawSourceOf(link) === null),
      path,
    ).toEqual([]);
    expect(plain(html), path).not.toMatch(/We list nothing|Have your contract say|told by/i);
    expect(plain(html), path).toMatch(/As read in a copy|Not checked against the statute text/);
  }
});

test('a state: statutes, provisions, considerations, disclaimer, resources and the way back', () => {
  const path = '/hoa-laws/new-hampshire';
  expect(headings(path, 1)).toEqual(['New Hampshire HOA Laws']);
  expect(headings(path, 2)).toEqual([
    'At a glance',
    'If you are buying in New Hampshire',
    'Your rights as a buyer or owner',
    'Key provisions',
    'Primary statutes',
    'Considerations',
    'Additional resources',
  ]);
  expectInOrder(path, [
    'Legal disclaimer',
    'educational information, not legal advice',
    'Consult a local attorney',
  ]);
  expect(mainOf(path)).toMatch(/href="\/hoa-laws"[^>]*>Back to all states</);
});

test('about: mission and story, plain English, social impact, and the analyzer', () => {
  expect(headings('/about', 2)).toEqual([
    'Our mission',
    'Why we made it',
    'Contracts in plain English, with the proof beside them',
    'Social impact',
    'What we are not',
  ]);
  expect(links('/about')).toContain('/analyze');
});

test('contact: address, hours, topics and four questions', () => {
  expect(mainOf('/contact')).toMatch(/href="mailto:[^"@]+@[^"]+"/);
  expectInOrder('/contact', [
    'Response within 24 hours on business days',
    'Monday to Friday, 9 AM to 5 PM CST',
    'HOA document questions',
    'Technical support',
    'Account assistance',
    'General feedback',
    'How long does the analysis take?',
    'About 2 minutes',
    'Are my documents secure?',
    'bank-level encryption',
    'not shared',
    'Can I analyze several documents at once?',
    'One document is analyzed at a time.',
    'one after another',
    'Do you give legal advice?',
    'No.',
  ]);
});

test('what is not found says so, and leads on', () => {
  expect(headings('/no-such-page', 1)).toEqual(['Page Not Found']);
  expect(mainOf('/no-such-page')).toMatch(/href="\/"[^>]*>Go to Home</);
  expect(mainOf('/no-such-page')).toMatch(/href="\/register"[^>]*>Search HOAs</);
  expect(headings('/hoa-laws/atlantis', 1)).toEqual(['State Not Found']);
  expectInOrder('/hoa-laws/atlantis', [
    'The requested state HOA laws page could not be found.',
    'Back to all states',
  ]);
  expect(links('/hoa-laws/atlantis')).toEqual(['/hoa-laws']);
});

test('/refresh-trick shows its text and nothing else', () => {
  expect(plain(mainOf('/refresh-trick')).trim()).toBe('Refreshing...');
});
