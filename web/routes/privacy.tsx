import { privacy } from '#content/policies.ts';
import { site } from '#content/site.ts';
import { PolicyPage, policyMeta } from '../frame/policy-page.tsx';

export const meta = () => policyMeta('/privacy', privacy);

export default function Privacy() {
  return <PolicyPage policy={privacy} hosted={site.hostedPolicies.privacy} />;
}
