import { terms } from '#content/policies.ts';
import { pageMeta } from '../frame/page-meta.ts';
import { PolicyPage } from '../frame/policy-page.tsx';

export const meta = () => pageMeta(terms.title, terms.description);

export default function Page() {
  return <PolicyPage policy={terms} />;
}
