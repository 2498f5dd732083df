import { NotFound } from '../frame/not-found.tsx';
import { pageMeta } from '../frame/page-meta.ts';

export const meta = () => pageMeta('Page Not Found');

export default NotFound;
