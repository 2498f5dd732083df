import { Link, Outlet } from 'react-router';
import { ArticleHeader } from '../features/articles/article-header.tsx';
import { articleCrumbs } from '../features/articles/article-meta.ts';
import { BottomCall, SideCalls } from '../features/articles/calls.tsx';
import { TableOfContents } from '../features/articles/table-of-contents.tsx';
import { useArticle } from '../features/articles/use-article.ts';
import { NewsletterBox } from '../features/newsletter/newsletter-box.tsx';
import { Breadcrumbs } from '../frame/breadcrumbs.tsx';

/** Around the text of a blog article. */
export default function BlogArticle() {
  const { article: entry, contents, related } = useArticle();
  return (
    <div className="page-width flex flex-col gap-12 py-8 lg:py-12">
      <ArticleHeader entry={entry}>
        <Breadcrumbs crumbs={articleCrumbs(entry)} separator="/" />
      </ArticleHeader>
      <div className="grid gap-x-16 gap-y-12 lg:grid-cols-[minmax(0,1fr)_19rem]">
        <div className="flex min-w-0 flex-col gap-10">
          <div className="rounded-box border border-line bg-surface p-5 print:hidden">
            <TableOfContents contents={contents} columns />
          </div>
          <article className="prose">
            <Outlet />
          </article>
        </div>
        <aside
          aria-label="More"
          className="screen-only flex flex-col gap-6 lg:sticky lg:top-24 lg:self-start"
        >
          <SideCalls />
          <section>
            <h2 className="mb-2 text-xl">Related articles</h2>
            <ul>
              {related.map(({ path, title }) => (
                <li key={path} className="border-t border-line py-2.5">
                  <Link to={path} className="font-medium underline-offset-4 hover:underline">
                    {title}
                  </Link>
                </li>
              ))}
            </ul>
          </section>
          <NewsletterBox stacked />
        </aside>
      </div>
      <BottomCall />
    </div>
  );
}
