import { ArticleCard, GuidesCard } from '../features/articles/article-card.tsx';
import { blogArticles, guides } from '../features/articles/find-article.ts';
import { NewsletterBox } from '../features/newsletter/newsletter-box.tsx';
import { publicMeta } from '../frame/public-meta.ts';
import { breadcrumbs, itemList, webPage } from '../frame/structured-data.ts';

const title = 'HOA Insights & Guides';
const description =
  'Articles for people buying into, living in or running a homeowners association: costs, rules, reserves, elections and what to ask before you sign.';

export const meta = () =>
  publicMeta({
    path: '/blog',
    title,
    description,
    feed: true,
    data: [
      webPage('/blog', title, description, 'CollectionPage'),
      itemList(
        blogArticles.map((entry) => ({
          name: entry.title,
          path: entry.path,
          description: entry.description,
        })),
      ),
      breadcrumbs([{ label: 'Home', to: '/' }, { label: 'Blog' }], '/blog'),
    ],
  });

export default function Blog() {
  return (
    <div className="page-width flex flex-col gap-14 py-12 lg:py-16">
      <header className="flex max-w-measure flex-col gap-4">
        <h1 className="text-4xl sm:text-5xl">{title}</h1>
        <p className="text-lg text-muted">
          Worked examples, questions you can ask word for word, and the law behind each rule.
        </p>
      </header>
      <section className="flex flex-col gap-6">
        <h2 className="text-3xl">Featured Articles</h2>
        {/* Two, then three in a row: five fill it. */}
        <ul className="grid gap-5 md:grid-cols-2 lg:grid-cols-6">
          {blogArticles
            .filter(({ featured }) => featured)
            .map((entry, index) => (
              <li
                key={entry.slug}
                className={
                  index < 2 ? 'lg:col-span-3' : 'md:last:odd:col-span-2 lg:col-span-2 lg:last:odd:col-span-2'
                }
              >
                <ArticleCard entry={entry} size={index < 2 ? 'large' : 'medium'} />
              </li>
            ))}
        </ul>
      </section>
      <section className="flex flex-col gap-6">
        <h2 className="text-3xl">All Articles</h2>
        <ul className="grid gap-5 md:grid-cols-2 lg:grid-cols-3">
          {blogArticles.map((entry) => (
            <li key={entry.slug}>
              <ArticleCard entry={entry} />
            </li>
          ))}
          <li>
            <GuidesCard guides={guides} />
          </li>
        </ul>
      </section>
      <NewsletterBox />
    </div>
  );
}
