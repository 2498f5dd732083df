import { useParams } from 'react-router';
import { SandboxCheckout } from '../features/billing/sandbox-checkout.tsx';
import { pageMeta } from '../frame/page-meta.ts';

export const meta = () => [...pageMeta('Sandbox checkout'), { name: 'robots', content: 'noindex' }];

export default function SandboxCheckoutPage() {
  const { sessionId = '' } = useParams();
  return <SandboxCheckout sessionId={sessionId} />;
}
