import { site } from '#content/site.ts';
import type { Mail } from '../adapters/mail.ts';

/** A paragraph, or what to press: a link that stands alone. */
export type Block = string | { label: string; link: string };

export interface Letter {
  subject: string;
  blocks: Block[];
}

type Content = Pick<Mail, 'subject' | 'text' | 'html' | 'links'>;

const questions = `Questions? Reply to this email, or write to ${site.supportEmail}.`;
const signature = `The ${site.name} team`;

/** A letter as plain text and as HTML that says the same. */
export function renderLetter({ subject, blocks }: Letter): Content {
  const body = [...blocks, questions, signature];
  const main = blocks.find((block) => typeof block !== 'string');
  return {
    subject,
    text: `${body.map(blockText).join('\n\n')}\n`,
    html: page(subject, body.map((block) => blockHtml(block, block === main)).join('\n')),
    links: blocks.flatMap((block) => (typeof block === 'string' ? [] : [block.link])),
  };
}

const blockText = (block: Block) => (typeof block === 'string' ? block : `${block.label}:\n${block.link}`);

const plain = 'color:#1e6b52;font-weight:600';
const button =
  'display:inline-block;padding:12px 20px;border-radius:6px;background:#1e6b52;color:#ffffff;font-weight:600;text-decoration:none';

/** The first link of a letter is its button. */
function blockHtml(block: Block, isMain: boolean): string {
  if (typeof block === 'string') return `<p style="margin:0 0 16px">${escapeHtml(block)}</p>`;
  const link = escapeHtml(block.link);
  // The address below is for whoever's mail program shows no buttons, or wants to see where one leads.
  return `<p style="margin:${isMain ? '24px 0' : '0 0 8px'}"><a href="${link}" style="${isMain ? button : plain}">${escapeHtml(block.label)}</a></p>
<p style="margin:0 0 24px;font-size:13px;line-height:1.4;color:#56616e;word-break:break-all">${link}</p>`;
}

/** Paper and ink of the site; nothing is fetched, so that opening a mail tells nobody. */
const page = (subject: string, body: string) => `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(subject)}</title></head>
<body style="margin:0;padding:24px 12px;background:#fbfaf6;color:#1d2733;overflow-wrap:anywhere;word-break:break-word;font:16px/1.5 Inter,'Helvetica Neue',Arial,sans-serif">
<div style="max-width:560px;margin:0 auto;padding:28px 24px 12px;background:#ffffff;border:1px solid #e4e0d6;border-radius:6px">
${body}
</div>
</body>
</html>
`;

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (c) => entities[c] ?? c);

/** An address, a line break or more words than a name has: somebody would write to others in our name. */
const noName = /[\p{C}<>@/\\:]|\.\S|^.{41}/u;

/** 'Hello Ann,', or plain 'Hello,' to somebody whose name we do not have or do not repeat. */
export const greeting = (firstName: string): string =>
  firstName === '' || noName.test(firstName) ? 'Hello,' : `Hello ${firstName},`;
