import { site } from '#content/site.ts';
import type { Mail } from '../adapters/mail.ts';

/** A paragraph, or a link that stands alone. */
export type Block = string | { label: string; link: string };

export interface Letter {
  subject: string;
  blocks: Block[];
}

type Content = Pick<Mail, 'subject' | 'text' | 'html' | 'links'>;

/** A letter as plain text and as HTML that says the same. */
export function renderLetter({ subject, blocks }: Letter): Content {
  const signed: Block[] = [...blocks, `${site.name}, ${site.supportEmail}`];
  const body = signed.map(blockHtml).join('\n');
  return {
    subject,
    text: `${signed.map(blockText).join('\n\n')}\n`,
    html: `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>${escapeHtml(subject)}</title></head>
<body style="margin:0;padding:24px;font:16px/1.5 sans-serif;color:#1c2321">
<div style="max-width:560px;margin:0 auto">
${body}
</div></body></html>
`,
    links: blocks.flatMap((block) => (typeof block === 'string' ? [] : [block.link])),
  };
}

const blockText = (block: Block) => (typeof block === 'string' ? block : `${block.label}:\n${block.link}`);

function blockHtml(block: Block): string {
  if (typeof block === 'string') return `<p>${escapeHtml(block)}</p>`;
  const link = escapeHtml(block.link);
  return `<p><a href="${link}">${escapeHtml(block.label)}</a><br><small>${link}</small></p>`;
}

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (c) => entities[c] ?? c);

/** 'Hello Ann,', or plain 'Hello,' to somebody whose name we do not have. */
export const greeting = (firstName: string): string => (firstName === '' ? 'Hello,' : `Hello ${firstName},`);
