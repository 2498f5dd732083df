import { useSearchParams } from 'react-router';
import { ResetPassword } from '../features/account/reset-password.tsx';
import { pageMeta } from '../frame/page-meta.ts';
import { useHydrated } from '../frame/use-hydrated.ts';
import { FormPage } from '../ui/form-page.tsx';
import { Loading } from '../ui/loading.tsx';

export const meta = () => [...pageMeta('Set a new password'), { name: 'robots', content: 'noindex' }];

export default function Page() {
  const [search] = useSearchParams();
  // The prerendered page knows no token.
  if (!useHydrated()) return <Loading />;
  return (
    <FormPage title="Set a New Password">
      <ResetPassword token={search.get('token')} />
    </FormPage>
  );
}
