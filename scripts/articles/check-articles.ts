import { readFileSync } from 'node:fs';
import { type ArticleEntry, wordsPerMinute } from '#contract/article.ts';
import { lawSourceOf } from '#contract/law-source.ts';
import { stateLawsSchema } from '#contract/state-law.ts';
import { articleFiles, articlePath, listArticles } from './article-list.ts';
import { type CompiledArticle, compileArticle } from './compile-article.ts';

const components = new Set(['Callout', 'Example', 'KeyFigure']);

/** Category and minutes, where the specification sets them. */
const expected: Record<string, { category?: string; minutes?: number }> = {
  '/guides/cc-and-rs': { minutes: 12 },
  '/guides/hoa-fees': { minutes: 14 },
  '/guides/reserve-study': { minutes: 15 },
  '/blog/hoa-red-flags-first-time-buyers': {},
  '/blog/hoa-vs-non-hoa': {},
  '/blog/hidden-costs-hoa-living': {},
  '/blog/hoa-board-elections': {},
  '/blog/hoa-horror-stories': {},
  '/blog/how-to-read-hoa-financial-statements': { category: 'Financial Analysis', minutes: 14 },
  '/blog/questions-to-ask-before-buying': { category: "Buyer's Guide", minutes: 13 },
  '/blog/renting-your-hoa-property': { category: 'Investment Guide', minutes: 16 },
  '/blog/ultimate-hoa-move-in-checklist': { category: 'Move-In Guide', minutes: 18 },
  '/blog/when-hoas-go-wrong': { category: 'Legal Guide', minutes: 20 },
  '/blog/hoa-questions-before-buying': {},
};

const guideMinutes = new Set([12, 14, 15]);
/** The specification's: of all guides and articles. */
const minutesOfAll = { least: 7, most: 20 };
/** No article is older than the guides. */
const firstPublished = '2024-12-15';

/** Pages that an article may link to, apart from articles and states. */
const pages = [
  '/',
  '/about',
  '/analyze',
  '/blog',
  '/checklist',
  '/contact',
  '/disclaimer',
  '/hoa-laws',
].concat(['/newsletter', '/payment', '/privacy', '/register', '/sample', '/terms']);

/** What is wrong with one article, one sentence each. */
export function faultsOfArticle(
  entry: ArticleEntry,
  article: Pick<CompiledArticle, 'words' | 'links' | 'citations' | 'components' | 'contents'>,
  paths: ReadonlySet<string>,
): string[] {
  const { path, readingTime, category, kind, related } = entry;
  const minutes = article.words / wordsPerMinute;
  const wanted = expected[path];
  const inside = article.links.filter((link) => link.startsWith('/'));
  const outside = article.links.filter((link) => !/^(?:\/|#|https?:\/\/|mailto:)/.test(link));
  return [
    Math.abs(minutes - readingTime) > 1 &&
      `states ${readingTime} minutes and has ${article.words} words, which take ${minutes.toFixed(1)}`,
    !wanted && 'is no article that the specification knows',
    wanted?.category && wanted.category !== category && `is of the category ${wanted.category}`,
    wanted?.minutes && wanted.minutes !== readingTime && `takes ${wanted.minutes} minutes`,
    kind === 'guides' && !guideMinutes.has(readingTime) && 'takes 12, 14 or 15 minutes',
    (readingTime < minutesOfAll.least || readingTime > minutesOfAll.most) &&
      'takes less than 7 minutes or more than 20',
    kind === 'guides' && entry.datePublished !== firstPublished && `was published on ${firstPublished}`,
    entry.datePublished < firstPublished && 'is older than the guides',
    entry.dateModified < entry.datePublished && 'was changed before it was published',
    entry.dateModified > new Date().toISOString().slice(0, 10) && 'was changed on a day still to come',
    !/^.{69,159}\.$/.test(entry.description) &&
      'has no description of 70 to 160 characters that ends in a period',
    article.contents.length < 3 && 'has fewer than three headings',
    ...[...inside, ...related]
      .filter((link) => !paths.has(link.replace(/#.*$/, '')))
      .map((link) => `leads to ${link}, which is no page`),
    ...outside.map((link) => `leads to ${link}, which is no address`),
    ...article.citations
      .filter(({ url }) => !url.startsWith('/hoa-laws/') && lawSourceOf(url) === null)
      .map(({ text, url }) => `cites ${text} ${url ? `by ${url}, where no law is told` : 'without a link'}`),
    ...article.components
      .filter((name) => !components.has(name))
      .map((name) => `uses <${name}>, which there is not`),
  ]
    .filter((fault) => typeof fault === 'string')
    .map((fault) => `${path} ${fault}.`);
}

/** What is wrong with the articles of content/. */
export async function faultsOfArticles(): Promise<string[]> {
  const entries = listArticles();
  const states = stateLawsSchema.parse(JSON.parse(readFileSync('content/state-laws.json', 'utf8')));
  const paths = new Set([
    ...pages,
    ...entries.map(({ path }) => path),
    ...states.map(({ slug }) => `/hoa-laws/${slug}`),
  ]);
  const missing = Object.keys(expected)
    .filter((path) => !paths.has(path))
    .map((path) => `${path} is missing.`);
  const faults = await Promise.all(
    [...articleFiles('guides'), ...articleFiles('blog')].map(async (file) => {
      const entry = entries.find(({ path }) => path === articlePath(file));
      if (!entry) return [`${file} is no article.`];
      return faultsOfArticle(entry, await compileArticle(readFileSync(file, 'utf8'), 'components'), paths);
    }),
  );
  return [...missing, ...faultsOfDates(entries), ...faults.flat()];
}

/** Articles of the blog that came out on the same day, one sentence each. */
export function faultsOfDates(
  entries: readonly Pick<ArticleEntry, 'kind' | 'path' | 'datePublished'>[],
): string[] {
  const days = Map.groupBy(
    entries.filter(({ kind }) => kind === 'blog'),
    ({ datePublished }) => datePublished,
  );
  return [...days]
    .filter(([, those]) => those.length > 1)
    .map(
      ([day, those]) => `${those.map(({ path }) => path).join(' and ')} were published on one day, ${day}.`,
    );
}
