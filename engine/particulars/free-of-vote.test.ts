import { describe, expect, it } from 'vitest';
import { says } from '../testing/told-of.ts';

const voted =
  'Section 4.4 Special Assessments. The Association may levy a special assessment for any unexpected cost, provided that it shall have the assent of two-thirds of the votes of the members who are voting in person or by proxy at a meeting called for this purpose.';
const free = ' Some charges need no such vote: read there which.';
const of = (text: string) => says('assessment.special_vote', `ARTICLE IV ASSESSMENTS\n\n${voted}${text}`);

describe('the vote on special assessments', () => {
  it.each([
    [
      'a limit that is lifted behind it',
      ' The requirement above shall not apply to what the Board spends on the roads.',
    ],
    [
      'repairs after a fire',
      '\n\nARTICLE IX DAMAGE\n\nIf the insurance does not suffice, the Board shall levy a shortfall assessment without the necessity of a vote of the members.',
    ],
    [
      'an assessment of another name',
      '\n\nARTICLE IX DAMAGE\n\nThe reconstruction assessment is exempt from the voting requirements of this Declaration.',
    ],
    [
      'an assessment that needs none',
      '\n\nARTICLE IX DAMAGE\n\nAn emergency assessment needs no approval of the members.',
    ],
    [
      'a vote that is not required',
      '\n\nARTICLE IX DAMAGE\n\nThe Board shall levy an assessment for the deficit, and a vote of the members shall not be required.',
    ],
  ])('is not told of all where some need none: %s', (_, text) => {
    expect(of(text)).toMatch(new RegExp(`^A special assessment needs .*\\.${free}`));
  });

  it.each([
    [
      'a contrary',
      ' The Board may not levy any other special assessment without the approval of the members.',
    ],
    [
      'a raise of the dues',
      '\n\nThe annual assessment may be increased by 5% without a vote of the members.',
    ],
    [
      'the developer',
      '\n\nThe Developer may annex land without the consent of the members and levy an assessment on it.',
    ],
    ['a limit of something else', '\n\nThis limitation of speed shall apply to all.'],
  ])('is told of all beside %s', (_, text) => {
    expect(of(text)).not.toContain(free);
  });
});

describe('the meeting that a quorum is of', () => {
  const quorum = (text: string, fact = 'quorum.members') =>
    says(fact, `ARTICLE IV ASSESSMENTS OF THE ASSOCIATION\n\n${text}`);

  it('leaves out what the sentences before it name', () => {
    const text =
      '5.5 Quorum.\n\n(a) At a meeting called to vote on increases of assessments, the quorum shall be a majority of the members.\n\n(b) At a meeting called for any other purpose, the quorum shall be one-quarter of the members.';
    expect(says('quorum.members', `# Article V Members of the Association\n\n${text}`, 'bylaws')).toBe(
      'A meeting of owners on anything but raising dues counts when 25% of the members are there.',
    );
  });

  const authorized = (title: string, number: string) =>
    `Section 4.1 ${title}. It is set each year by the Board.\n\nSection 4.2 Quorum for Action Authorized Under Section ${number}. Written notice of any meeting called for the purpose of taking any action authorized under Section ${number} shall be sent to all members not less than 20 days nor more than 50 days in advance. At the first such meeting the presence of members entitled to cast 60% of all the votes shall constitute a quorum.`;

  it('is that of the one section that is named', () => {
    expect(quorum(authorized('Annual Assessment', '4.1'))).toBe(
      'A meeting of owners on raising dues counts when 60% of all votes are there.',
    );
    expect(quorum(authorized('Annual Assessment', '4.1'), 'meeting.notice')).toBe(
      'Owners get notice of a meeting on raising dues 20 to 50 days ahead.',
    );
  });

  it('is on certain matters where the one section cannot be found', () => {
    expect(quorum(authorized('Pools', '4.9'))).toBe(
      'A meeting of owners on certain matters counts when 60% of all votes are there.',
    );
  });
});
