import { terms } from '#content/policies.ts';
import { site } from '#content/site.ts';
import { PolicyPage, policyMeta } from '../frame/policy-page.tsx';

export const meta = () => policyMeta('/terms', terms);

export default function Terms() {
  return <PolicyPage policy={terms} hosted={site.hostedPolicies.terms} />;
}
