import { askWords as words } from '#content/ask-words.ts';
import type { Asked, AskedPassage } from '#home/ask/ask-home.ts';
import type { HomeAnswer } from '#home/controls.ts';
import { standingWords } from '#home/standing-words.ts';
import type { Unread } from './print-home.ts';

const folded = (text: string) => text.replace(/\s+/g, ' ');

function passageLine({ document, heading, marked }: AskedPassage): string {
  const [first] = marked;
  const place = [document, first && `p. ${first.page}`, heading].filter(Boolean).join(', ');
  return `- ${marked.map(({ quote }) => folded(quote)).join(' ')} [${place}]`;
}

function answerLines({ label, controls, others }: HomeAnswer): string[] {
  return [
    `${label}: ${controls.sentence ?? controls.fact.display} [${controls.document}]`,
    ...others.map(
      ({ standing, sentence, fact, document }) =>
        `    ${standingWords[standing]}: ${sentence ?? fact.display} [${document}]`,
    ),
  ];
}

/** What the documents of a folder say to a question, as text. */
export function printAsked({ kind, answer, passages, unread }: Asked, files: readonly Unread[]): string {
  const lead = {
    fact: words.saysSo,
    passages: words.passages,
    silent: words.silent,
    not_found: words.notFound,
  };
  const notRead = [
    ...unread.map(({ document, pages }) => `- ${document}, p. ${pages.join(', ')}`),
    ...files.map(({ name }) => `- ${name}`),
  ];
  const lines = [
    ...(answer ? [...answerLines(answer), ''] : []),
    lead[kind],
    ...passages.map(passageLine),
    ...(notRead.length > 0 ? ['', words.unread, ...notRead] : []),
  ];
  return `${lines.join('\n')}\n`;
}
