import { privacy } from '#content/policies.ts';
import { pageMeta } from '../frame/page-meta.ts';
import { PolicyPage } from '../frame/policy-page.tsx';

export const meta = () => pageMeta(privacy.title, privacy.description);

export default function Page() {
  return <PolicyPage policy={privacy} />;
}
