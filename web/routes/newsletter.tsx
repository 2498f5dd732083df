import { useSearchParams } from 'react-router';
import { NewsletterAnswer } from '../features/newsletter/newsletter-answer.tsx';
import { NewsletterForm } from '../features/newsletter/newsletter-form.tsx';
import { publicMeta } from '../frame/public-meta.ts';
import { breadcrumbs, webPage } from '../frame/structured-data.ts';
import { useHydrated } from '../frame/use-hydrated.ts';
import { TextLink } from '../ui/text-link.tsx';

const title = 'Newsletter';
const description =
  'New guides, articles and changes in HOA law by email. You confirm your address first, and can unsubscribe with one click.';

export const meta = () =>
  publicMeta({
    path: '/newsletter',
    title,
    description,
    data: [
      webPage('/newsletter', title, description),
      breadcrumbs([{ label: 'Home', to: '/' }, { label: title }], '/newsletter'),
    ],
  });

export default function Newsletter() {
  const [search] = useSearchParams();
  // The prerendered page knows no query.
  const hydrated = useHydrated();
  for (const action of ['confirm', 'unsubscribe'] as const) {
    const token = hydrated ? search.get(action) : null;
    if (token) return <NewsletterAnswer action={action} token={token} />;
  }
  return (
    <div className="page-width grid gap-x-16 gap-y-10 py-12 lg:grid-cols-2 lg:py-20">
      <header className="flex max-w-measure flex-col gap-4">
        <h1 className="text-4xl sm:text-5xl">{title}</h1>
        <p className="text-lg text-muted">New guides and articles, and changes in HOA law.</p>
        <ul className="flex list-disc flex-col gap-1.5 pl-5 text-muted">
          <li>You confirm by email before anything is sent.</li>
          <li>Every email has a link to unsubscribe with one click.</li>
          <li>
            Your address is used for this and nothing else. <TextLink to="/privacy">Privacy Policy</TextLink>
          </li>
        </ul>
      </header>
      <div className="self-start rounded-box border border-line bg-surface p-6 sm:p-8">
        <NewsletterForm />
      </div>
    </div>
  );
}
