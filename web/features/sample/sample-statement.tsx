import type { SampleStatement } from '#content/sample.ts';

/** One statement, where it stands, and the sentence that backs it. */
export function SampleStatementItem({ statement }: { statement: SampleStatement }) {
  const { before, marked, after } = statement.quote;
  return (
    <li className="grid gap-x-10 gap-y-3 border-t border-line py-5 md:grid-cols-2">
      <p className="text-lg font-medium">{statement.text}</p>
      <figure className="flex flex-col gap-2">
        <blockquote className="border-l-3 border-line pl-4 font-serif text-muted">
          {before}
          <mark>{marked}</mark>
          {after}
        </blockquote>
        <figcaption className="tabular pl-4 text-sm text-muted">{statement.reference}</figcaption>
      </figure>
    </li>
  );
}
