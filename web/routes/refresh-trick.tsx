import { pageMeta } from '../frame/page-meta.ts';

export const meta = () => [...pageMeta('Refreshing'), { name: 'robots', content: 'noindex' }];

/** Shows nothing but its text. */
export default function RefreshTrick() {
  return <h1 className="page-width py-16 text-center font-sans text-lg font-normal">Refreshing...</h1>;
}
