import { sample, sampleReports } from '#content/sample.ts';
import { reportFileName } from '#report/report-file-name.ts';

/** The report on a sample document, as files of the site: they need no script. */
export function TakeAlong({ id, name }: { id: string; name: string }) {
  return (
    <p className="screen-only flex flex-wrap gap-x-3 text-sm">
      <span className="text-muted">{sample.takeAlong}</span>
      {sampleReports.map(({ format, label }) => (
        <a
          key={format}
          href={`/sample/${id}/report.${format}`}
          download={reportFileName(name, format)}
          className="text-link"
        >
          {label}
        </a>
      ))}
    </p>
  );
}
