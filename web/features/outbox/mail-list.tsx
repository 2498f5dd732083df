import type { OutboxMail } from '#contract/outbox.ts';
import { Card } from '../../ui/card.tsx';

const when = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' });

/** The mails, newest first, their links as links. */
export function MailList({ mails }: { mails: readonly OutboxMail[] }) {
  if (mails.length === 0) {
    return <p className="text-muted">No mail yet. Mail appears here a moment after the site sends it.</p>;
  }
  return (
    <ul className="flex flex-col gap-5">
      {mails.map((mail) => (
        <li key={mail.id}>
          <Card className="flex flex-col gap-3">
            <h2 className="text-xl">{mail.subject}</h2>
            <p className="text-sm text-muted">
              To {mail.to}, <time dateTime={mail.date}>{when.format(new Date(mail.date))}</time>
            </p>
            <div className="flex max-w-measure flex-col gap-3 whitespace-pre-line break-words">
              <MailText mail={mail} />
            </div>
          </Card>
        </li>
      ))}
    </ul>
  );
}

function MailText({ mail }: { mail: OutboxMail }) {
  return mail.text.split('\n\n').map((paragraph) => {
    const link = mail.links.find((address) => paragraph.endsWith(address));
    if (!link) return <p key={paragraph}>{paragraph}</p>;
    const label = paragraph.slice(0, -link.length).replace(/:\s*$/, '');
    return (
      <p key={paragraph}>
        <a href={link} className="text-link break-all">
          {label || link}
        </a>
      </p>
    );
  });
}
