import { readFileSync } from 'node:fs';
import { about } from '#content/about.ts';
import { checklist } from '#content/checklist.ts';
import { contact } from '#content/contact.ts';
import { home } from '#content/home.ts';
import { laws } from '#content/laws.ts';
import { disclaimer, privacy, terms } from '#content/policies.ts';
import { sample } from '#content/sample.ts';
import { stateLawsSchema } from '#contract/state-law.ts';
import { listArticles } from '../articles/article-list.ts';

/** What stands in the picture that links to a page show elsewhere. */
export interface PictureWords {
  /** Of the page: the picture is web/public/pictures/PATH.png, 'home' for '/'. */
  readonly path: string;
  readonly title: string;
  /** Under the highlighter. */
  readonly lines: readonly [string, string, string];
}

const plural = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`;

/** The words of every public page's picture. */
export function pictureWords(): PictureWords[] {
  const states = stateLawsSchema.parse(JSON.parse(readFileSync('content/state-laws.json', 'utf8')));
  return [
    {
      path: '/',
      title: home.title,
      lines: ['What you pay', 'What you may not do', 'What may go wrong'],
    },
    { path: '/about', title: about.title, lines: ['Every page read', 'In plain English', 'With the proof'] },
    {
      path: '/blog',
      title: 'HOA Insights & Guides',
      lines: ['Worked figures', 'Questions to ask', 'Sources'],
    },
    {
      path: '/checklist',
      title: checklist.title,
      lines: ['Nine documents', 'Why each matters', 'Who has it'],
    },
    { path: '/contact', title: contact.title, lines: ['Your documents', 'Your account', 'Your questions'] },
    { path: '/newsletter', title: 'Newsletter', lines: ['New guides', 'New articles', 'Changes in the law'] },
    { path: '/sample', title: sample.title, lines: ['CC&Rs', 'Budget', 'Reserve study'] },
    { path: '/hoa-laws', title: laws.title, lines: ['Statutes', 'Days to cancel', 'Reserve studies'] },
    {
      path: '/privacy',
      title: privacy.title,
      lines: ['What is stored', 'Who can see it', 'How to delete it'],
    },
    { path: '/terms', title: terms.title, lines: ['What it does', 'What it costs', 'Your money back'] },
    {
      path: '/disclaimer',
      title: disclaimer.title,
      lines: ['For education', 'Not legal advice', 'Check the page'],
    },
    ...listArticles().map(({ path, title, category, readingTime, kind }) => ({
      path,
      title,
      lines: [
        category,
        `${readingTime} minutes to read`,
        kind === 'guides' ? 'Worked examples' : 'With sources',
      ] as const,
    })),
    ...states.map(({ slug, name, statutes, provisions }) => ({
      path: `/hoa-laws/${slug}`,
      title: `${name} HOA Laws`,
      lines: [
        plural(statutes.length, 'primary statute'),
        plural(provisions.length, 'key provision'),
        'Where to read them',
      ] as const,
    })),
  ];
}

/** The file of a page's picture, in web/public. */
export const pictureFile = (path: string) => `pictures${path === '/' ? '/home' : path}.png`;
