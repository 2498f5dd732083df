import { askWords as words } from '#content/ask-words.ts';
import type { Asked, AskedPassage } from '#home/ask/ask-home.ts';
import type { HomeAnswer } from '#home/controls.ts';
import type { HomePicture } from '#home/home-picture.ts';
import { standingWords } from '#home/standing-words.ts';
import type { Unread } from './print-home.ts';

const folded = (text: string) => text.replace(/\s+/g, ' ');

function passageLine({ document, heading, marked }: AskedPassage, others: HomePicture['others']): string {
  const [first] = marked;
  const place = [document, first && `p. ${first.page}`, heading].filter(Boolean).join(', ');
  const other = others.find((one) => one.document === document);
  const note = other ? `\n    ${words.other} ${other.association}` : '';
  return `- ${marked.map(({ quote }) => folded(quote)).join(' ')} [${place}]${note}`;
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
export function printAsked(
  { kind, answer, passages, unread }: Asked,
  others: HomePicture['others'],
  files: readonly Unread[],
): string {
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
    ...passages.map((passage) => passageLine(passage, others)),
    ...(notRead.length > 0 ? ['', words.unread, ...notRead] : []),
  ];
  return `${lines.join('\n')}\n`;
}
