import { pageMeta } from '../frame/page-meta.ts';

export const meta = () => [...pageMeta('Refreshing'), { name: 'robots', content: 'noindex' }];

/** Shows nothing but its text. */
export default function RefreshTrick() {
  return <p className="page-width py-16 text-center text-lg">Refreshing...</p>;
}
