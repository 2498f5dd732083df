import { createHash, randomBytes } from 'node:crypto';

/** An unguessable token for a cookie or a link: 256 bits. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** What is stored of a token. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex');
