import { useId } from 'react';
import { site } from '#content/site.ts';
import { price } from '#contract/limits.ts';
import { Card } from '../../ui/card.tsx';
import { LinkButton } from '../../ui/link-button.tsx';

/** For a stranger beside the log-in: what the analysis costs, how it looks, and the way in. */
export function NewHere() {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <Card className="flex flex-col gap-3 sm:gap-4">
        <h2 id={id} className="text-2xl">
          New here?
        </h2>
        <p>
          <strong>{price.label}, once.</strong>
          <span className="max-sm:hidden">
            {' '}
            Upload as many documents of your association as you have. Each comes back in plain English, every
            point with its page.
          </span>{' '}
          <span className="text-muted">
            No recurring charges. {site.claims.moneyBackDays}-day money-back guarantee.
          </span>
        </p>
        <div className="grid grid-cols-2 gap-3">
          <LinkButton to="/register">Register for {price.label}</LinkButton>
          <LinkButton to="/sample" variant="secondary">
            See Sample Analysis
          </LinkButton>
        </div>
      </Card>
    </section>
  );
}
