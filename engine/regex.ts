/** A regular expression, or words for one that others are made of. */
export type Part = RegExp | string | number;

/** The words of a template as they are written, backslashes too. An expression in it stands for its own words. */
export const written = ({ raw }: TemplateStringsArray, parts: readonly Part[]): string =>
  String.raw({ raw }, ...parts.map((part) => (typeof part === 'object' ? part.source : part)));

const tagged =
  (flags: string) =>
  (strings: TemplateStringsArray, ...parts: readonly Part[]): RegExp =>
    new RegExp(written(strings, parts), flags);

/** A regular expression made of others: regex`\bno ${pets}\b`; regex.g finds every place, regex.i in either case. */
export const regex = Object.assign(tagged(''), { g: tagged('g'), i: tagged('i'), gi: tagged('gi') });
