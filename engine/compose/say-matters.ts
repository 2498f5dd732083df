import type { Severity } from '#contract/analysis.ts';
import type { Citation } from '#contract/page.ts';
import { dayOver } from '../find/dated-posts.ts';
import { leadIn } from '../find/lead-in.ts';
import { othersWords } from '../find/other-voices.ts';
import { untoldItem } from '../meeting/item-title.ts';
import { type MatterKind, matterKinds } from '../meeting/matter-kinds.ts';
import { isGraveDelay, type Matter, matters } from '../meeting/matters.ts';
import { citeWhole } from '../meeting/one-item.ts';
import type { Doc, Sentence } from '../model.ts';
import { inQuotes, overlap, type Place, underTitle } from '../say/quoting.ts';
import { labelOf } from './matter-labels.ts';
import type { PlacedPoint } from './points.ts';
import { isTold, quotesOf } from './quotes-of.ts';
import { reference } from './where.ts';

/** From this many dollars on a price is no small matter. */
const largePrice = 5000;
const isLarge = ({ quantities }: Sentence) =>
  quantities.some((one) => one.kind === 'money' && one.amount >= largePrice);

const lowKinds: readonly MatterKind[] = [
  'departure',
  'manager',
  'few_take_part',
  'work',
  'no_assessment',
  'sum',
  'due_day',
];
function severityOf({ kind, core, sentences }: Matter): Severity {
  if (lowKinds.includes(kind) || kind === 'amendment_vote') return 'low';
  if (kind === 'ending') return 'high';
  if (kind === 'price') return isLarge(core) ? 'medium' : 'low';
  return kind !== 'put_off' || sentences.some(isGraveDelay) ? 'medium' : 'low';
}

const mostOfAll = 6;
const mostOfKind = 2;

const severities: readonly Severity[] = ['high', 'medium', 'low'];
/** What names a figure says more than what does not. */
const rank = (matter: Matter) =>
  severities.indexOf(severityOf(matter)) * 100 +
  matterKinds.indexOf(matter.kind) * 10 +
  (matter.core.quantities.length > 0 ? 0 : 1);

const goesOnWithLead = /^\W*(?:\w{1,2}[.)]\s*)?[a-z]/;

/**
 * Matters that a paper tells besides its decisions, in its own words, six at the most. `told` are the places that statements and
 * risks quote, which are not told again; `toldBesides` those besides what quotes a special assessment, since that money runs out is more; `stated` those without the lines beside statements, under which no levy is looked for.
 */
export function placeMatters(
  doc: Doc,
  told: readonly Place[],
  toldBesides: readonly Place[] = told,
  stated: readonly Place[] = told,
): PlacedPoint[] {
  const placed: PlacedPoint[] = [];
  const quoted: Place[] = [];
  for (const matter of matters(doc).toSorted((a, b) => rank(a) - rank(b))) {
    const { kind, core, fewest } = matter;
    const fact = `minutes.matter.${kind}`;
    const ofKind = placed.filter((one) => one.fact === fact).length;
    if (othersWords(doc).has(core) || placed.length >= mostOfAll || ofKind >= mostOfKind) continue;
    const own = citeWhole(doc, core.start, core.end);
    const isShared = matter.sentences.some((one) => one !== core && isTold(doc, told, one));
    const sentences = fewest && isShared ? fewest : matter.sentences;
    const [first] = sentences;
    const citation = citeWhole(doc, first.start, sentences.at(-1)?.end ?? core.end);
    const before =
      kind === 'no_assessment'
        ? []
        : kind === 'shortfall' || kind === 'due_day'
          ? toldBesides
          : kind === 'assessment'
            ? stated
            : told;
    if (!own || !citation || before.some((one) => overlap(one, own))) continue;
    if (quoted.some((one) => overlap(one, citation))) continue;
    quoted.push(citation);
    const label = labelOf(kind, core.plain);
    // 'state that the dues are to rise' goes on with the words over its list: 'In the letter he will:'
    const lead = goesOnWithLead.test(first.text) ? leadIn(doc, first)[0] : undefined;
    const led = lead && citeWhole(doc, lead.start, lead.end);
    const opened = lead && led ? `“${inQuotes(lead.text.replace(/\s*[:;,–—-]+\s*$/, ''))}”: ` : '';
    const quote = `${opened}${quotesOf(doc, sentences)}`;
    const head = untoldItem(doc, first, `${label} ${quote}`);
    const day = head ? undefined : dayOver(doc, first);
    const title = head?.title ?? day?.text;
    const over = head
      ? citeWhole(doc, head.headingStart, head.headingEnd)
      : day && citeWhole(doc, day.start, day.end);
    const point = {
      id: ofKind === 0 ? fact : `${fact}-${ofKind + 1}`,
      text: `${label}: ${underTitle(over && title)}${quote}`,
      reference: reference(doc, first.start, [citation]),
      severity: severityOf(matter),
      citations: [citation, ...(led ? [led] : []), ...(over ? [over] : [])] as [Citation, ...Citation[]],
    };
    placed.push({ fact, value: true, start: first.start, about: 'key_point', point });
  }
  return placed;
}
