import { Outlet } from 'react-router';
import { RelatedCard } from '../features/articles/article-card.tsx';
import { ArticleHeader } from '../features/articles/article-header.tsx';
import { articleCrumbs } from '../features/articles/article-meta.ts';
import { BottomCall } from '../features/articles/calls.tsx';
import { TableOfContents } from '../features/articles/table-of-contents.tsx';
import { useArticle } from '../features/articles/use-article.ts';
import { NewsletterBox } from '../features/newsletter/newsletter-box.tsx';
import { Breadcrumbs } from '../frame/breadcrumbs.tsx';

/** Around the text of a guide. */
export default function Guide() {
  const { article: entry, contents, related } = useArticle();
  return (
    <div className="page-width flex flex-col gap-12 py-8 lg:py-12">
      <ArticleHeader entry={entry}>
        <Breadcrumbs crumbs={articleCrumbs(entry)} separator=">" />
      </ArticleHeader>
      <div className="grid gap-x-16 gap-y-10 lg:grid-cols-[16rem_minmax(0,1fr)]">
        <div className="lg:sticky lg:top-24 lg:max-h-[calc(100dvh-7rem)] lg:self-start lg:overflow-y-auto">
          <TableOfContents contents={contents} />
        </div>
        <article className="prose">
          <Outlet />
        </article>
      </div>
      <BottomCall />
      <section className="screen-only flex flex-col gap-5">
        <h2 className="text-2xl">Related guides</h2>
        <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
          {related.map((page) => (
            <li key={page.path}>
              <RelatedCard page={page} />
            </li>
          ))}
        </ul>
      </section>
      <NewsletterBox />
    </div>
  );
}
