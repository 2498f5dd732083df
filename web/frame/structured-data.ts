import { site } from '#content/site.ts';
import type { ArticleEntry } from '#contract/article.ts';
import { absolute, pictureOf } from './public-meta.ts';

export interface Crumb {
  label: string;
  /** Left out for a step that has no page of its own, and for the last. */
  to?: string;
}

const organization = { '@type': 'Organization', name: site.name, url: absolute('/') };

export const webSite = () => ({
  '@type': 'WebSite',
  '@id': `${absolute('/')}#website`,
  name: site.name,
  description: site.description,
  url: absolute('/'),
  publisher: organization,
});

export const webPage = (path: string, name: string, description: string, type = 'WebPage') => ({
  '@type': type,
  '@id': absolute(path),
  url: absolute(path),
  name,
  description,
  inLanguage: 'en-US',
  isPartOf: { '@id': `${absolute('/')}#website` },
});

/** The steps that have a page, and the last one. */
export const breadcrumbs = (crumbs: readonly Crumb[], path: string) => ({
  '@type': 'BreadcrumbList',
  itemListElement: crumbs
    .filter((crumb, index) => crumb.to !== undefined || index === crumbs.length - 1)
    .map(({ label, to }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: absolute(to ?? path),
    })),
});

interface Asked {
  readonly question: string;
  readonly answer: string;
  /** The answer holds a claim of the operator's: it is for readers, and kept out of what search engines are told. */
  readonly claim?: boolean;
}

export const faqPage = (items: readonly Asked[]) => ({
  '@type': 'FAQPage',
  mainEntity: items
    .filter(({ claim }) => !claim)
    .map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
});

export const articleData = (entry: ArticleEntry) => ({
  '@type': entry.kind === 'blog' ? 'BlogPosting' : 'Article',
  headline: entry.title,
  description: entry.description,
  image: [pictureOf(entry.path)],
  datePublished: entry.datePublished,
  dateModified: entry.dateModified,
  author: { '@type': 'Organization', name: entry.author, url: absolute('/about') },
  publisher: organization,
  mainEntityOfPage: absolute(entry.path),
  articleSection: entry.category,
  keywords: entry.keywords.join(', '),
  timeRequired: `PT${entry.readingTime}M`,
  inLanguage: 'en-US',
  isAccessibleForFree: true,
});

export const itemList = (
  items: readonly { readonly name: string; readonly path: string; readonly description?: string }[],
) => ({
  '@type': 'ItemList',
  numberOfItems: items.length,
  itemListElement: items.map(({ name, path, description }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    url: absolute(path),
    ...(description === undefined ? {} : { description }),
  })),
});

export const howTo = (
  name: string,
  description: string,
  steps: readonly { readonly title: string; readonly text: string }[],
) => ({
  '@type': 'HowTo',
  name,
  description,
  step: steps.map(({ title, text }, index) => ({
    '@type': 'HowToStep',
    position: index + 1,
    name: title,
    text,
  })),
});
