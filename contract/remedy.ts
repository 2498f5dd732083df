import { z } from 'zod';

/**
 * What helps a document whose analysis failed: the password that it is locked with, another copy of it, which has to be
 * uploaded, or trying again.
 */
export const remedySchema = z.enum(['password', 'another_copy', 'retry']);
export type Remedy = z.infer<typeof remedySchema>;
