import { useSearchParams } from 'react-router';
import { EmailConfirmation } from '../features/account/email-confirmation.tsx';
import { OutboxHelp } from '../features/outbox/outbox-help.tsx';
import { pageMeta } from '../frame/page-meta.ts';
import { useHydrated } from '../frame/use-hydrated.ts';
import { Loading } from '../ui/loading.tsx';

export const meta = () => [...pageMeta('Confirm your email'), { name: 'robots', content: 'noindex' }];

export default function ConfirmEmail() {
  const [search] = useSearchParams();
  // The prerendered page knows no token.
  if (!useHydrated()) return <Loading />;
  return <EmailConfirmation token={search.get('token')} mailHelp={<OutboxHelp />} />;
}
