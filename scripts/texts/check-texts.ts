import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Words that no text of the site may have, and why. */
const rules: readonly { readonly words: RegExp; readonly why: string }[] = [
  {
    // The specification's headings, and the sentences that say that there is none.
    words: /(?<!an )\bAI\b(?! (?:Programmed to Protect You|analyzes every page))/,
    why: 'says AI apart from the headings of the specification: say what reads',
  },
  {
    // 'The language model' is the one that the results of a document name as its second reader.
    words:
      /(?<!\b(?:no|the) )\b(?:language model(?! of another company)|machine learning|neural network|artificial intelligence|chatbot)/i,
    why: 'speaks of a model that reads: our own rules do',
  },
  { words: /(?<!no document is sent to )\ban AI\b/, why: 'speaks of an AI that documents go to' },
  { words: /(?:©|[Cc]opyright) ?20\d\d/, why: 'has a year of its own: the footer has the only one' },
  {
    words:
      /\b(?:middling|also in short|also to watch for|now yours|come on top|to be had|the law wants|no act was made|may not be read|this mail|a mail|mails we|told by)\b/i,
    why: 'sounds translated',
  },
];

/** What is wrong with one text, one phrase each. */
export function faultsOfText(text: string): string[] {
  return rules.flatMap(({ words, why }) => {
    const [found] = words.exec(text) ?? [];
    return found === undefined ? [] : [`'${found}' ${why}`];
  });
}

/** The words of a file without its comments, which are for developers. */
const withoutComments = (source: string) => source.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');

/** What is wrong with the texts of content/ and the letters of the server, one sentence each. */
export function faultsOfTexts(): string[] {
  return ['content', join('server', 'mail')].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.(?:ts|mdx|json)$/.test(name) && !name.endsWith('.test.ts'))
      .sort()
      .flatMap((name) => {
        const path = join(folder, name);
        return faultsOfText(withoutComments(readFileSync(path, 'utf8'))).map((fault) => `${path}: ${fault}.`);
      }),
  );
}
