import type { z } from 'zod';

type Issue = z.core.$ZodRawIssue;

const kinds: Record<string, string> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
};

/**
 * What is said of input that a schema has no words of its own for: which field, and what to write there. Given to every parse
 * of what somebody typed or sent, so that no message of the library is ever shown.
 */
export function plainWords(issue: Issue): string {
  const name = fieldName(issue.path ?? []);
  switch (issue.code) {
    case 'invalid_type':
      if (issue.input === undefined || issue.input === null) return `${name} is required`;
      return kinds[issue.expected] ? `${name} must be ${kinds[issue.expected]}` : `Please check: ${name}`;
    case 'too_small':
      if (issue.origin === 'string')
        return Number(issue.minimum) <= 1
          ? `${name} is required`
          : `${name} must be at least ${issue.minimum} characters`;
      return `${name} must be ${issue.minimum} or more`;
    case 'too_big':
      return issue.origin === 'string'
        ? `${name} must be at most ${issue.maximum} characters`
        : `${name} must be ${issue.maximum} or less`;
    case 'invalid_value':
      return `${name} must be one of: ${issue.values.join(', ')}`;
    default:
      return `Please check: ${name}`;
  }
}

/** 'file_name' and 'fileName' are 'File name'. */
function fieldName(path: readonly PropertyKey[]): string {
  const last = path.findLast((step) => typeof step === 'string') ?? 'this field';
  const words = last
    .replace(/[A-Z]/g, (letter) => `_${letter}`)
    .replace(/_+/g, ' ')
    .trim()
    .toLowerCase();
  return (words.charAt(0).toUpperCase() + words.slice(1)).replace(/\b(?:id|url)\b/gi, (word) =>
    word.toUpperCase(),
  );
}
