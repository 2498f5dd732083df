import { disclaimer } from '#content/policies.ts';
import { site } from '#content/site.ts';
import { PolicyPage, policyMeta } from '../frame/policy-page.tsx';

export const meta = () => policyMeta('/disclaimer', disclaimer);

export default function Disclaimer() {
  return <PolicyPage policy={disclaimer} hosted={site.hostedPolicies.disclaimer} />;
}
