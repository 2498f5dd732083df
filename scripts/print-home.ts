import { homeWords as words } from '#content/home-words.ts';
import { reportWords } from '#content/report-words.ts';
import { wantWords } from '#content/want-words.ts';
import type { Fact } from '#contract/analysis.ts';
import { documentTypeResultLabels } from '#contract/document-type.ts';
import type { WantAnswer } from '#contract/wants.ts';
import type { HomeAnswer, Statement } from '#home/controls.ts';
import { dateOf, type HomeDocument } from '#home/home-document.ts';
import { isDisputed } from '#home/home-parts.ts';
import type { HomePicture } from '#home/home-picture.ts';
import { missingText } from '#home/home-report.ts';
import { duesPicture } from '#home/money-over-years.ts';
import { standingWords } from '#home/standing-words.ts';
import { shortForm } from '#report/dates.ts';
import { bySubject } from '#report/subjects.ts';

/** A file that gave no analysis, and why, in a sentence. */
export interface Unread {
  readonly name: string;
  readonly reason: string;
}

const section = (title: string, lines: readonly string[]) =>
  lines.length > 0 ? ['', title.toUpperCase(), ...lines] : [];

/** Of the other statements to a question. All of them are in the JSON. */
const mostTold = 3;

const pagesOf = (fact: { readonly citations: readonly Pick<Fact['citations'][number], 'page'>[] }) =>
  `p. ${[...new Set(fact.citations.map(({ page }) => page))].toSorted((a, b) => a - b).join(', ')}`;

/** What the documents of a home say together, as text for a terminal; ends with a line break. */
export function printHome(
  picture: HomePicture,
  documents: readonly HomeDocument[],
  unread: readonly Unread[],
): string {
  const byId = new Map(documents.map((document) => [document.id, document]));
  const nameOf = (id: string) => byId.get(id)?.name ?? id;
  const dated = (id: string) => {
    const document = byId.get(id);
    const date = document && dateOf(document);
    return date ? shortForm(date) : null;
  };
  const row = (id: string) => {
    const type = byId.get(id)?.analysis.document_type;
    const label = type && documentTypeResultLabels[type];
    return `- ${nameOf(id)}: ${[label, dated(id)].filter(Boolean).join(', ')}`;
  };
  const place = (document: string, cited: Parameters<typeof pagesOf>[0]) =>
    [nameOf(document), dated(document), pagesOf(cited)].filter(Boolean).join(', ');
  const said = ({ document, fact }: Statement) => `${fact.display} [${place(document, fact)}]`;
  const answerLines = ({ label, controls, others }: HomeAnswer) => {
    const same = others.filter(({ standing }) => standing === 'same');
    const rest = others.filter((other) => !same.includes(other));
    const also = same.slice(0, mostTold).map(({ document, fact }) => place(document, fact));
    const left = rest.slice(mostTold);
    const oldest = left.map(({ document }) => dated(document)).findLast((date) => date !== null);
    return [
      `- ${label}: ${said(controls)}`,
      ...(same.length > 0
        ? [`    ${words.same}: ${also.join('; ')}${same.length > mostTold ? ' …' : ''}`]
        : []),
      ...rest.slice(0, mostTold).map((other) => `    ${standingWords[other.standing]}: ${said(other)}`),
      ...(left.length > 0
        ? [`    ${left.length} ${oldest ? `${words.more} ${oldest}` : words.without}`]
        : []),
    ];
  };
  const dues = duesPicture(picture.dues, nameOf);
  const duesLines = (dues?.table.rows ?? []).map(
    ([year, sum, how], index) =>
      `- ${year}: ${sum}. ${how}, ${pagesOf(picture.dues[index] ?? { citations: [] })}`,
  );
  const trailLines = picture.trails.flatMap(({ purpose, steps }) => [
    `- ${purpose}`,
    ...steps.map(
      ({ stage, text, document, citations }) =>
        `    ${words.money.stages[stage]}: ${text} [${place(document, { citations })}]`,
    ),
  ]);
  const wantLines = ({ want, verdict, said, ask }: WantAnswer) => [
    `- ${wantWords.labels[want]}: ${wantWords.verdicts[verdict].toLowerCase()}`,
    ...said.map(({ document, text, citations }) => `    ${text} [${place(document, { citations })}]`),
    ...(ask ? [`    ${ask}`] : []),
  ];
  const answered = new Map(picture.answers.map((answer) => [answer.id as string, answer]));
  const disputed = picture.answers.filter(isDisputed).map(({ label }) => `- ${label}`);
  const facts = picture.answers.map(({ controls }) => controls.fact);
  const lines = [
    picture.association ?? words.unnamed,
    ...section(wantWords.told, picture.wants.flatMap(wantLines)),
    ...section(
      words.verdict,
      picture.verdict.map(
        ({ title, document, citations }) => `- ${title} [${place(document, { citations: [...citations] })}]`,
      ),
    ),
    ...bySubject(facts, []).flatMap(({ subject, facts: told }) =>
      section(
        subject.title,
        told.flatMap(({ id }) => {
          const answer = answered.get(id);
          return answer ? answerLines(answer) : [];
        }),
      ),
    ),
    ...section(words.money.title, duesLines),
    ...section(words.money.trail, trailLines),
    ...section(words.differ, disputed.length > 0 ? [words.differHint, ...disputed] : []),
    ...section(
      words.timeline,
      picture.timeline.map(
        ({ document, label, text, citations }) => `- ${label}: ${text} [${place(document, { citations })}]`,
      ),
    ),
    ...section(
      words.missing,
      picture.missing.map((one) => `- ${missingText(one, nameOf)}`),
    ),
    ...section(
      words.others,
      picture.others.map(({ document, association }) => `${row(document)}: ${association}`),
    ),
    ...section(words.drafts, picture.drafts.map(row)),
    ...section(reportWords.notAssociation, picture.unrelated.map(row)),
    ...section(words.documents, picture.documents.map(row)),
    ...section(
      words.unread,
      unread.map(({ name, reason }) => `- ${name}: ${reason}`),
    ),
  ];
  return `${lines.join('\n')}\n`;
}
