import type { FastifyInstance } from 'fastify';
import type { z } from 'zod';
import { plainWords } from '#contract/plain-words.ts';
import { AppError } from '../app-error.ts';

/**
 * Holds what a call brings against its endpoint's schemas. What does not fit is refused with a sentence for each field, the
 * schema's own or that of `plainWords`: never a message of the library.
 */
export function checkInput(app: FastifyInstance): void {
  app.setValidatorCompiler<z.ZodType>(({ schema, httpPart }) => (input) => {
    const checked = schema.safeParse(input, { error: plainWords });
    if (checked.success) return { value: checked.data };
    // There is nothing at such an address.
    if (httpPart === 'params') return { error: new AppError('not_found') };
    return { error: asRefusal(checked.error.issues) };
  });
}

function asRefusal(issues: readonly z.core.$ZodIssue[]): AppError {
  const fields: Record<string, string> = {};
  for (const { path, message } of issues) fields[path.join('/')] ??= message;
  // Not about any field: there is no object at all.
  if ('' in fields) return new AppError('bad_request');
  const detail = [...new Set(Object.values(fields))].join('. ').replaceAll('.. ', '. ');
  return new AppError('validation_failed', { fields, detail });
}
