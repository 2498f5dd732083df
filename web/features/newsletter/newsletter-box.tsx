import { TextLink } from '../../ui/text-link.tsx';
import { NewsletterForm } from './newsletter-form.tsx';

/** The newsletter, as a part of another page. */
export function NewsletterBox({ stacked = false }: { stacked?: boolean }) {
  return (
    <section
      className={
        stacked
          ? 'flex flex-col gap-3 rounded-box border border-line bg-surface p-5'
          : 'screen-only grid gap-x-12 gap-y-5 rounded-box border border-line bg-surface p-6 sm:p-8 lg:grid-cols-2 lg:items-center'
      }
    >
      <div className="flex flex-col gap-2">
        <h2 className={stacked ? 'text-xl' : 'text-2xl'}>Newsletter</h2>
        <p className={stacked ? 'text-sm text-muted' : 'max-w-measure text-muted'}>
          New guides and changes in state law, when we have them. Unsubscribe with one click.{' '}
          <TextLink to="/privacy">What we keep</TextLink>
        </p>
      </div>
      <NewsletterForm stacked={stacked} />
    </section>
  );
}
