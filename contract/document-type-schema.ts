import { z } from 'zod';
import { documentTypes } from './document-type.ts';

/** Apart from the labels: pages that only show them load no schemas. */
export const documentTypeSchema = z.enum(documentTypes);
