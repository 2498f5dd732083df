import { BadgeCheck, LockKeyhole, RefreshCwOff } from 'lucide-react';
import { offer } from '#content/offer.ts';

const badgeIcons = [LockKeyhole, BadgeCheck, RefreshCwOff];

/** What the payment buys. */
export function OfferList() {
  return (
    <section aria-labelledby="offer" className="max-w-measure">
      <h2 id="offer" className="mb-4 text-2xl">
        What you get
      </h2>
      <ul className="flex flex-col">
        {offer.features.map(({ title, text }) => (
          <li key={title} className="border-t border-line py-3.5">
            <p className="font-semibold">{title}</p>
            <p className="text-muted">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Secure, money back, once. */
export function TrustBadges() {
  return (
    <ul className="flex flex-wrap justify-center gap-x-5 gap-y-2 text-sm font-medium text-muted">
      {offer.badges.map((label, index) => {
        const Icon = badgeIcons[index] ?? BadgeCheck;
        return (
          <li key={label} className="flex items-center gap-1.5">
            <Icon aria-hidden="true" className="size-4 text-accent" />
            {label}
          </li>
        );
      })}
    </ul>
  );
}
