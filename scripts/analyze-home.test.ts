import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';

const folder = mkdtempSync(join(tmpdir(), 'home-'));
afterAll(() => rmSync(folder, { recursive: true }));

const run = (...args: string[]) =>
  spawnSync(process.execPath, ['scripts/analyze.ts', ...args], { encoding: 'utf8' });

const declaration = `DECLARATION OF COVENANTS, CONDITIONS AND RESTRICTIONS
Recorded April 4, 1998
Each Lot is subject to the Association's regular assessment. No more than two (2) dogs may be kept on a Lot.
The Association may foreclose its lien for unpaid assessments by judicial action.`;
const rules = `ELM PARK HOMEOWNERS ASSOCIATION
RULES AND REGULATIONS
Adopted May 5, 2019
No more than three (3) dogs may be kept on any Lot. Dogs must be on a leash in the Common Area.`;

test('a folder is read as one home: what holds, where documents differ, what is missing', () => {
  mkdirSync(join(folder, 'more'));
  writeFileSync(join(folder, 'declaration.txt'), declaration);
  writeFileSync(join(folder, 'more', 'rules.txt'), rules);
  writeFileSync(join(folder, 'rules-draft.txt'), rules.replace('three (3)', 'five (5)'));
  writeFileSync(join(folder, 'torn.docx'), 'PK\u0003\u0004');
  writeFileSync(join(folder, 'bylaws.docx'), 'PK\u0003\u0004');
  writeFileSync(join(folder, '.hidden.txt'), rules);
  const { stdout, stderr, status } = run('--home', folder);
  expect([stderr, status]).toEqual(['', 0]);
  const rulesFile = join('more', 'rules.txt');
  expect(stdout).toContain(
    `- Limit on pets per home: You may keep no more than 2 dogs in your home [declaration.txt, Apr 4, 1998, p. 1]\n    differs in: You may keep no more than 3 dogs in your home [${rulesFile}, May 5, 2019, p. 1]`,
  );
  expect(stdout).toContain('WHERE DOCUMENTS DIFFER');
  expect(stdout).toContain('- Budget: none here. Ask for it.');
  expect(stdout).toContain('- Bylaws: bylaws.docx is here, and nothing was read in it.');
  expect(stdout).toMatch(/DRAFTS AND PROPOSALS, LEFT OUT ABOVE\n- rules-draft\.txt: /);
  expect(stdout).toMatch(/FILES THAT COULD NOT BE READ\n- bylaws\.docx: \S.*\n- torn\.docx: \S/);
  expect(stdout).not.toContain('hidden');
  const printed = run('--home', folder, '--json');
  expect(JSON.parse(printed.stdout)).toMatchObject({
    documents: ['declaration.txt', rulesFile],
    drafts: ['rules-draft.txt'],
    unread: [{ name: 'bylaws.docx' }, { name: 'torn.docx' }],
  });
});

test('a question is answered by the documents of the folder', () => {
  const { stdout, status } = run('--home', folder, '--ask', 'How many dogs may I keep?');
  expect(status).toBe(0);
  expect(stdout).toContain(
    'Limit on pets per home: You may keep no more than 2 dogs in your home [declaration.txt]',
  );
  expect(stdout).toMatch(/- No more than two \(2\) dogs may be kept on a Lot\. \[declaration\.txt, p\. 1/);
  const nothing = run('--home', folder, '--ask', 'Is there a golf course?', '--json');
  expect(JSON.parse(nothing.stdout)).toMatchObject({ kind: 'not_found', passages: [] });
});

test('what the buyer wants to do there is told first', () => {
  const { stdout } = run('--home', folder, '--wants', 'solar,pets');
  expect(stdout).toMatch(
    /WHAT YOU WANT TO DO HERE\n- Keep pets: within limits\n {4}.*2 dogs.* \[declaration\.txt/,
  );
  expect(stdout).toMatch(/- Put up solar panels: ask\n {4}We found nothing/);
});

test.each([
  { args: ['--ask', 'Are pets allowed?', 'file.txt'], says: 'Usage:' },
  { args: ['--home', folder, '--wants', 'flying'], says: 'Usage:' },
  { args: ['--wants', 'pets', 'file.txt'], says: 'Usage:' },
  { args: ['--home', join(folder, 'nowhere')], says: 'There is no such folder' },
  { args: ['--home', folder, 'file.txt'], says: 'Usage:' },
  { args: ['--home', folder, '--type', 'budget'], says: 'Usage:' },
  { args: [], says: 'Usage:' },
])('$args: $says', ({ args, says }) => {
  const { stderr, status } = run(...args);
  expect(stderr).toContain(says);
  expect(status).toBe(2);
});
