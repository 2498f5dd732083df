import { type ReactNode, useMemo } from 'react';
import { homeWords } from '#content/home-words.ts';
import { reportWords } from '#content/report-words.ts';
import { documentTypeResultLabels } from '#contract/document-type.ts';
import type { ReadHome } from '#contract/homes.ts';
import { documentsReadTogether } from '#contract/limits.ts';
import { answersIn, isDisputed } from '#home/home-parts.ts';
import type { HomePicture } from '#home/home-picture.ts';
import { makeHomeReport, missingText } from '#home/home-report.ts';
import { Alert } from '../../../ui/alert.tsx';
import { usePrinting } from '../../../ui/printing.ts';
import { EvidenceProvider } from '../evidence/evidence-context.tsx';
import { EvidencePanel } from '../evidence/evidence-panel.tsx';
import { Finding } from '../findings.tsx';
import { Part } from '../part.tsx';
import { PrintedReport } from '../print/printed-report.tsx';
import { AnswerGroups } from './answers.tsx';
import { AskDocuments } from './ask-documents.tsx';
import { citedPagesOf } from './cited-in-home.ts';
import { Differences } from './differences.tsx';
import { documentOf, HomeNamesProvider, namesOf } from './home-context.ts';
import { MoneyOverYears } from './money-over-years.tsx';
import { Clock, LenderScreen, Letter } from './purchase.tsx';
import { Timeline } from './timeline.tsx';
import { useHomePlace } from './use-home-place.ts';
import { WantAnswers } from './want-answers.tsx';

interface HomeViewProps {
  read: ReadHome;
  /** When the answer came, in ISO 8601, for paper. */
  readAt: string;
  /** Its name, and what can be done with it. */
  header: ReactNode;
  /** Asks what the buyer wants to do there. Under what to read first, which is to be on the first screen of a phone. */
  wants?: ReactNode;
  /** The documents' rows, and the way to more of them. */
  documents: ReactNode;
  /** The pages of the documents are not open to this reader. */
  quotesOnly?: boolean;
  /** Questions may be put to the documents. */
  takesQuestions?: boolean;
}

/** As wide as any page on the left; on to the edge on the right, for the page of the document. */
const frame =
  'grid w-full max-w-[112rem] grid-cols-[minmax(0,1fr)] items-start gap-x-10 pt-5 pb-8 sm:pt-8 lg:py-10 screen-only ' +
  'lg:grid-cols-2 xl:grid-cols-[minmax(0,42rem)_minmax(0,1fr)] ' +
  'pr-[clamp(1rem,4vw,2.5rem)] pl-[max(clamp(1rem,4vw,2.5rem),calc((100vw_-_72rem)_/_2_+_2.5rem))]';

const sampleChip =
  'rounded-[0.25rem] bg-highlight px-2 text-sm font-semibold whitespace-nowrap text-on-highlight';

/** What the documents of a home say together: the text on the left, the page of the document beside it. */
export function HomeView({
  read,
  readAt,
  header,
  wants,
  documents,
  quotesOnly = false,
  takesQuestions = false,
}: HomeViewProps) {
  const { home, picture, purchase, rows } = read;
  const printing = usePrinting();
  const byId = useMemo(() => new Map(rows.map((row) => [row.id, row])), [rows]);
  const { control, documentId } = useHomePlace(picture.documents[0] ?? '');
  const row = byId.get(documentId);
  const shown = useMemo(
    () => ({
      totalPages: row?.total_pages ?? null,
      cited: citedPagesOf(picture, documentId),
      unreadable: row?.unreadable_pages ?? [],
    }),
    [row, picture, documentId],
  );
  const names = useMemo(() => namesOf(rows), [rows]);
  const disputed = picture.answers.filter(isDisputed);
  const nameOf = (id: string) => byId.get(id)?.file_name ?? '';
  const report = () =>
    makeHomeReport({
      name: home.name,
      picture: picture as HomePicture,
      purchase,
      documents: rows.map(({ id, file_name: name, document_type, date, finding }) => ({
        id,
        name,
        kind: documentTypeResultLabels[document_type],
        date,
        finding,
      })),
      madeAt: readAt,
    });
  const answered = (part: 'money' | 'rules' | 'association') => {
    const groups = answersIn(part, picture.answers);
    return (
      groups.length > 0 && (
        <Part title={homeWords.parts[part]}>
          <AnswerGroups part={part} groups={groups} />
        </Part>
      )
    );
  };
  return (
    <HomeNamesProvider value={names}>
      <EvidenceProvider documentId={documentId} documentOf={documentOf} control={control}>
        {printing && <PrintedReport report={report()} />}
        <div className={frame}>
          <div className="flex min-w-0 flex-col gap-10">
            <div className="flex flex-col gap-4 sm:gap-6">
              {header}
              {picture.wants.length > 0 && <WantAnswers answers={picture.wants} />}
              {picture.verdict.length > 0 && (
                <section aria-labelledby="verdict" className="flex flex-col gap-1 sm:gap-2">
                  <h2 id="verdict" className="text-xl sm:text-2xl">
                    {homeWords.verdict}
                  </h2>
                  <ol>
                    {picture.verdict.map((item) => (
                      <Finding
                        key={`${item.document} ${item.id}`}
                        item={item}
                        source={`${item.document}/first/${item.id}`}
                        from={names.get(item.document) ?? ''}
                      />
                    ))}
                  </ol>
                </section>
              )}
              {wants}
            </div>
            {read.not_read_together > 0 && (
              <Alert tone="caution">
                <p>
                  {`The newest ${documentsReadTogether} documents are read together here. ${homeWords.notTogether}`}
                </p>
              </Alert>
            )}
            {takesQuestions && picture.documents.length > 0 && (
              <AskDocuments homeId={home.id} others={picture.others} />
            )}
            {picture.documents.length > 0 && <Clock clock={purchase.clock} />}
            <MoneyOverYears picture={picture} />
            {answered('money')}
            {answered('rules')}
            {disputed.length > 0 && (
              <Part title={homeWords.differ}>
                <Differences answers={disputed} />
              </Part>
            )}
            {answered('association')}
            {picture.timeline.length > 0 && (
              <Part title={homeWords.timeline}>
                <Timeline events={picture.timeline} />
              </Part>
            )}
            {picture.missing.length > 0 && picture.documents.length > 0 && (
              <Part title={homeWords.missing}>
                <ul className="flex list-disc flex-col gap-1.5 pl-5">
                  {picture.missing.map((one) => (
                    <li key={one.type}>{missingText(one, (id) => names.get(id) ?? '')}</li>
                  ))}
                </ul>
                {purchase.letter !== null && <Letter text={purchase.letter} />}
              </Part>
            )}
            {picture.documents.length > 0 && <LenderScreen rules={purchase.lender} />}
            {documents}
            <LeftOut picture={picture} nameOf={nameOf} />
            <p className="max-w-measure text-sm text-muted">{homeWords.disclaimer}</p>
          </div>
          {picture.documents.length > 0 && (
            <EvidencePanel read={shown} quotesOnly={quotesOnly} closed={<HowToOpen />} />
          )}
        </div>
      </EvidenceProvider>
    </HomeNamesProvider>
  );
}

function HowToOpen() {
  return (
    <p className="m-auto max-w-80 p-8 text-center text-muted">
      Press a page number, such as <span className={sampleChip}>p. 12</span>, to see the sentence in its
      document.
    </p>
  );
}

interface LeftOutProps {
  picture: ReadHome['picture'];
  nameOf: (id: string) => string;
}

/** Documents of which nothing is told above, and why. */
function LeftOut({ picture: { others, drafts, unrelated }, nameOf }: LeftOutProps) {
  const groups = [
    [homeWords.others, others.map(({ document, association }) => `${nameOf(document)}: ${association}`)],
    [homeWords.drafts, drafts.map(nameOf)],
    [reportWords.notAssociation, unrelated.map(nameOf)],
  ] as const;
  return groups
    .filter(([, lines]) => lines.length > 0)
    .map(([title, lines]) => (
      <Part key={title} title={title}>
        <ul className="flex list-disc flex-col gap-1.5 pl-5 wrap-anywhere">
          {lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </Part>
    ));
}
