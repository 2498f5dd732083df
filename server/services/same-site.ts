import { AppError } from '../app-error.ts';

/**
 * The address in full, if it lies on one of our own origins; a path is taken from the first of them. Throws
 * redirect_not_allowed.
 */
export function sameSiteUrl(address: string, origins: readonly string[]): string {
  const url = URL.parse(address, origins[0]);
  if (url === null || url.username !== '' || !origins.includes(url.origin)) {
    throw new AppError('redirect_not_allowed');
  }
  return url.href;
}
