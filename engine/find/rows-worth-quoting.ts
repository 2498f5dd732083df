import { blocksOf } from '../blocks-of.ts';
import { firstWhere } from '../first-where.ts';
import { isOfOneOwner } from '../meeting/people.ts';
import type { Doc, Row, Sentence } from '../model.ts';
import { comparedTexts } from './texts-compared.ts';
import type { Worth } from './worth-quoting.ts';

const premium = /\bpremiums?\b/i;
const deductible = /\bdeductibles?\b/i;
const installment = /^installments?\b/i;
/** Over the ages of what owners have not paid. */
const overdue = /\b(?:past due|overdue|delinquen\w*|in arrears)\b/i;
/** What a buyer or a seller pays, by the label of the row. */
const atSale =
  /\b(?:buyers?|sellers?|purchasers?|at (?:the )?(?:closing|settlement))\b|^\W*(?:transfer fee|resale (?:certificate|disclosure|package)|working capital|capital contribution)\b/i;
/** '$200', 'two months' dues' */
const aFee =
  /\$ ?\d|\b(?:months?|quarters?|years?)['’]?s? (?:of )?(?:the )?(?:[a-z]+ ){0,2}(?:dues|assessments?|fees?)\b/i;
/** What each home pays of what is levied once. */
const share =
  /\b(?:your|owner['’]?s?|unit|home) share\b|\bshare per (?:home|unit|lot|owner)\b|\bspecial assessment\b/i;
const inBrackets = /^\([^()]*\)\W*$/;
const aTotal = /^\W*total\b/i;
/** What each occurrence leaves to the association: a sum, or a share of what is insured. */
const aSum = /\$ ?\d|\d ?%/;
/** So many rows below its head a row may stand. */
const reach = 16;
/** In characters, what is quoted together. */
const longest = 420;

/** What heads a list of prices, and what each costs: '$35.00'. */
const ofPrices =
  /\b(?:fees?|prices?|pricing|rates?|charges?|fines?|deposits?|memberships?|rentals?|passes|permits?)\b/i;
const aPrice = /^(?:\$ ?\d[\d,.]*(?: ?(?:\/|per|a|each)\b[^$]*)?|free)$/i;
const longestCaption = 45;
/** So many lines over a list its heading stands. */
const captions = 3;

/** The line over the rows among which a row stands, where they are a list of prices. */
function captionOf(doc: Doc, row: Row, sentence: Sentence): Sentence | undefined {
  if (doc.type !== 'rules' && doc.type !== 'other') return undefined;
  const [label, price] = row.cells;
  if (!/[a-z]{3}/i.test(label?.text ?? '') || !aPrice.test(price?.text.trim() ?? '')) return undefined;
  const before = doc.sentences.slice(Math.max(0, sentence.index - reach), sentence.index);
  // The rows of another group may stand between a heading and the caption of these: 'Membership', 'Residents', 'Guests'.
  const lines = before.filter((one) => blocksOf(doc).get(one.index)?.kind !== 'row').slice(-captions);
  const caption = lines.at(-1);
  return caption &&
    caption.text.length <= longestCaption &&
    !/[.;?!]\s*$/.test(caption.text) &&
    lines.some(({ text }) => text.length <= longestCaption && ofPrices.test(text))
    ? caption
    : undefined;
}

/** Where the labels of a table end at the least, in shares of the page's width. */
const pastLabels = 0.2;
/** 'Coverage  Limit  Deductible', or '2031  2032' with nothing over the labels. */
const isHead = ({ cells }: Row) =>
  cells.length > 1 &&
  cells.every(({ text }) => !aSum.test(text)) &&
  ((cells[0]?.left ?? 0) > pastLabels ||
    cells.some(({ text }) => [deductible, installment, share, overdue].some((one) => one.test(text))));

/** What a meeting does every time, and what says that nothing was done. */
const ofCourse =
  /^\W*(?:call to order|roll call|quorum|agenda|(?:approval of )?(?:the )?(?:\w+ )?minutes|adjourn\w*|next meeting|(?:open|owner|homeowner|member|public) (?:forum|comments?)|financials?|treasurer\S* report|(?:manager|management|president|committee)\S* reports?|welcome)\b/i;
const nothingDone =
  /^\W*(?:none|n\/?a|no action(?: (?:taken|needed|required))?|info(?:rmation)?(?: only)?|discussion(?: only)?|noted|fyi|accepted|received|ongoing|open|complete[d]?|done)?\W*$/i;

/** The rows of minutes ('Item | Discussion | Action') of which nothing is told: what was asked, and what was done about it. */
export function agendaRowsWorthQuoting(doc: Doc, isTold: (one: Sentence) => boolean): Worth[] {
  return doc.blocks.flatMap(({ start, row }): Worth[] => {
    const [first, ...others] = row ?? [];
    const last = others.at(-1);
    if (!first || !last || last.end - start > longest) return [];
    const textOf = (cell: { start: number; end: number }) => doc.source.text.slice(cell.start, cell.end);
    if (ofCourse.test(textOf(first)) || nothingDone.test(textOf(last))) return [];
    const from = firstWhere(doc.sentences, (one) => one.start >= start);
    const to = firstWhere(doc.sentences, (one) => one.end > last.end);
    const [head, ...rest] = doc.sentences.slice(from, to);
    if (!head || rest.length === 0) return [];
    const all = [head, ...rest];
    return all.some((one) => isTold(one) || isOfOneOwner(one.plain, one.text))
      ? []
      : [{ sentences: [head, ...rest], rank: 1 }];
  });
}

/** Whether a row tells a deductible, what insurance costs, a fee at a sale or an installment: by its label, or by the head over it. */
function tells(doc: Doc, row: Row, head: Row | undefined, title: string): boolean {
  const [{ text: label } = { text: '' }, ...rest] = row.cells;
  const isFees = doc.type === 'other' || doc.type === 'budget';
  if (isFees && atSale.test(label) && rest.some(({ text }) => aFee.test(text))) return true;
  if (!rest.some(({ text }) => aSum.test(text)) || /^\W*(?:the|a|an|your?)\b/i.test(label)) return false;
  if (deductible.test(label)) return true;
  if (premium.test(label) || (premium.test(title) && aTotal.test(label))) return doc.type === 'other';
  const byLabels = head?.cells[0]?.text ?? '';
  if (head && (installment.test(byLabels) || overdue.test(byLabels)))
    return row.cells.length === head.cells.length;
  const at = head?.cells.findIndex(({ text }) => deductible.test(text) || share.test(text)) ?? -1;
  const cell = row.cells.length === head?.cells.length ? row.cells[at] : undefined;
  return cell !== undefined && aSum.test(cell.text);
}

/**
 * The rows of tables that tell prices, deductibles and premiums, fees at a sale and installments, those that stand together as one,
 * with the head over them: which peril has which deductible, or who pays what, only the table can tell.
 */
export function rowsWorthQuoting(doc: Doc, isTold: (one: Sentence) => boolean): readonly Worth[] {
  const found: { over: Sentence | undefined; sentences: [Sentence, ...Sentence[]]; isWhole: boolean }[] = [];
  const at = new Map(doc.sentences.map((one) => [one.start, one]));
  for (const row of doc.rows) {
    const sentence = at.get(row.start);
    if (!sentence || blocksOf(doc).get(sentence.index)?.start !== row.start) continue;
    const head = doc.rows.slice(Math.max(0, row.index - reach), row.index).findLast(
      // A table ends where another part of the paper begins.
      (one) => isHead(one) && at.get(one.start)?.section === sentence.section,
    );
    const title = doc.sections[sentence.section]?.title ?? '';
    const caption = tells(doc, row, head, title) ? null : captionOf(doc, row, sentence);
    // Without one of them the ages of what is owed do not come to their total.
    const isWhole = overdue.test(head?.cells[0]?.text ?? '');
    if (caption === undefined || (!isWhole && isTold(sentence))) continue;
    const over = caption ?? (head && at.get(head.start));
    const last = found.at(-1);
    const goesOn = last?.over === over && last?.sentences.at(-1)?.index === sentence.index - 1;
    // '(four months of the assessment; condos: $296)' goes on with the row over it.
    const next = doc.sentences[sentence.index + 1];
    const own: [Sentence, ...Sentence[]] = [sentence, ...(next && inBrackets.test(next.text) ? [next] : [])];
    if (last && goesOn && sentence.end - last.sentences[0].start <= longest) last.sentences.push(...own);
    else found.push({ over, sentences: own, isWhole });
  }
  return found.map(({ over, sentences, isWhole }) => ({
    sentences,
    rank: 0,
    ...(over && { over }),
    ...(isWhole && { whole: true as const }),
  }));
}

const [shortestLine, longestLine] = [25, 700];

/** The lines of tables that set several texts side by side of which nothing is told, each under the head that tells its columns. */
export function comparedWorthQuoting(doc: Doc, isTold: (one: Sentence) => boolean): Worth[] {
  return comparedTexts(doc).flatMap(({ head, start, end }) => {
    const over = doc.sentences.find((one) => one.start === head.start);
    const lines = doc.blocks.filter((one) => one.start >= start && one.end <= end);
    return lines.flatMap((line): Worth[] => {
      const [first, ...rest] = doc.sentences.filter((one) => one.start >= line.start && one.end <= line.end);
      const size = line.end - line.start;
      if (!over || !first || size < shortestLine || size > longestLine || [first, ...rest].some(isTold))
        return [];
      return [{ over, sentences: [first, ...rest], rank: 1 }];
    });
  });
}
