import { caughtIn } from '../../find/caught-in.ts';
import {
  type Candidate,
  type FactRule,
  type Found,
  type Pattern,
  type ScanRule,
  saying,
  words,
} from '../../find/pattern.ts';
import { percentOf } from '../../language/values.ts';
import type { Doc, Sentence } from '../../model.ts';

const makes =
  '(?:constitutes?|constituting|makes?|making|be|is|are|as|establish(?:es)?|forms?|(?:be|is|are) (?:present|represented) (?:in person or by proxy )?(?:for|to (?:have|make|form))|(?:is|are|be) deemed(?: to be)?|(?:be|is|are) (?:necessary|required|needed|sufficient)(?: and sufficient)? (?:for|to constitute|to establish|as))';
const quorums = [
  `{percent}(?![^;]{0,40} of (?:the )?(?:board|directors|trustees))[^;]{0,300}?\\b${makes},? (?:a |the )?quorum\\b`,
  `\\bquorum\\b(?: requirements?)?(?: of (?:either )?(?:the )?(?:members|owners|association|membership)(?: of the association)?(?: or (?:of )?(?:the )?board(?: of directors)?)?)?(?: (?:required|needed|necessary))?(?: (?:for|at) [^.;]{0,120}?)? ?(?:shall|will|is|are|consists?|means|requires?|(?:hereby )?(?:defined|deemed|established))\\b[^.;]{0,120}?{percent}`,
];
/** 'A quorum of either the membership or the board': the members' too. */
const bothBodies =
  /\bquorum of (?:either )?(?:the )?(?:members?|membership|owners|association)\b[^.;]{0,40}\b(?:or|and) (?:of )?(?:the )?(?:board|directors)\b/;
/** 'Owners of {p} of the lots must be represented for the meeting to proceed', where 'quorum' stands in the heading. */
const needsPresence =
  '{percent}[^;]{0,80}?\\b(?:must|shall|need to|have to)(?: first)? be (?:present|represented|in attendance)\\b[^;]{0,80}?\\b(?:before|for|to|in order)\\b[^;]{0,60}?\\b(?:votes?|voting|business|meeting|proceed|act|action|quorum)\\b';
/** Rarer ways of saying who must be there. */
const mustBeThere = [
  '\\bno business (?:shall|may|can|will) be (?:transacted|conducted|done)\\b[^;]{0,60}\\b(?:unless|without|until)\\b(?![^;]{0,80}\\bconsent)[^;]{0,80}{percent}[^;]{0,120}\\b(?:present|represented|attendance)',
  '\\b(?:reach|have|make|form|get|meet|achieve|establish) (?:a |the |our )?quorum ?[(,–-]{1,2} ?(?:which is |that is |at least )?{percent}|\\b(?:needs?|requires?|must have) a quorum of (?:at least )?{percent}|\\ba quorum of (?:at least )?{percent} of[^.;]{0,80}\\b(?:must|shall|needs? to|has to) be (?:present|represented|met|reached|returned)\\b|\\ba quorum of (?:at least )?{percent} of[^.;]{0,60}\\bis (?:needed|required)\\b',
  // 'A minimum of {p} of the membership must be present to have a recognized vote'
  '{percent} of (?:[a-z]+ ){0,3}(?:members|membership|owners|lots|homes|units|households)\\b[^;{]{0,40}?\\b(?:must|shall|need to|have to) be (?:present|represented)\\b[^;{]{0,30}?\\bto have an? (?:valid|recognized|binding|official|legal)(?: [a-z]+)? vote\\b',
  '{percent}[^;]{0,120}?\\b(?:present|represented|prox(?:y|ies))\\b[^;]{0,60}?\\b(?:sufficient|enough|necessary|required|needed)\\b[^;]{0,30}?\\b(?:to|for) (?:the )?(?:transact(?:ion of)?|conduct(?: of)?|do) (?:any )?business',
];
const notMembers = /\bdirectors?\b|\btrustees?\b|\bboard\b|committee/;
const later =
  /adjourn|subsequent|second (?:such )?meeting|next (?:such )?meeting|reconven|preceding|previous|lack of|reduced|not (?:be )?(?:present|forthcoming|obtained|met|attained|reached)/;
/** '{p} of the members needed to constitute a quorum' are fewer than it. */
const ofNeeded = /(?<!\b(?:be|is|are|sufficient) )(?:required|necessary|needed) to (?:constitute|establish)/;
const onePurpose =
  /\bfirst (?:such )?meeting|authorized (?:under|in|by)|\bsuch (?:membership |member )?(?:action|vote)|for (?:this|such|that) purpose|at this meeting|assessment|increase|terminat|annex/;

const secondMeeting =
  /\bat (?:the|such|any such|a) (?:subsequent|adjourned|reconvened|second|next|rescheduled)|\b(?:want|lack|absence) of (?:a |the )?quorum\b|\badjourned to (?:a|another|such)\b|\banother meeting\b|\bcalled again\b|\badjourn\w*\b.{0,300}\bat which\b/;
/** 'At all meetings of the board, a majority thereof': the board's own quorum. */
const boards =
  /^(?!.*\b(?:members|owners|membership)\b).*\b(?:meetings? of (?:the |its )?(?:board|directors|trustees|(?:[a-z]+ )?committee)|(?:board|directors'?|trustees'?|committee) meetings?)\b/;

function members({ match, quantities, sentence }: Found) {
  const said = match[0];
  if (boards.test(sentence.plain.slice(0, match.index))) return null;
  if (!bothBodies.test(said) && notMembers.test(said)) return null;
  if (ofNeeded.test(said) || later.test(said)) return null;
  if (secondMeeting.test(sentence.plain.slice(0, match.index))) return null;
  return percentOf(quantities.find((quantity) => quantity.kind === 'percent'));
}

function general(found: Found) {
  const { sentence, doc } = found;
  const before = doc.sentences[sentence.index - 1];
  const near = `${before && before.section === sentence.section && !before.plain.includes('quorum') ? before.plain : ''} ${sentence.plain}`;
  return onePurpose.test(near) ? null : members(found);
}

/** As `members`, where the sentence itself does not say that it is for one kind of vote. */
const oneVote = /\bspecial assessments?\b|\bsuch (?:membership |member )?(?:action|vote)\b|terminat|annex/;
const atLarge = (found: Found) => (oneVote.test(found.sentence.plain) ? null : members(found));

/** The only share in a sentence that tells who must be there. */
function underItsHeading(found: Found) {
  const { plain, quantities } = found.sentence;
  if (!/\b(?:present|presence|represented|attend(?:ing|ance)?|in person)\b/.test(plain)) return null;
  // 'In person or by proxy, except at an election of the board': no quorum of the board's.
  if (
    notMembers.test(plain.split(/,? except\b/)[0] ?? '') ||
    later.test(plain) ||
    /\bvotes? (?:of|cast|in favor)\b/.test(plain)
  )
    return null;
  const shares = quantities.filter(({ kind }) => kind === 'percent');
  return shares.length === 1 ? general({ ...found, quantities: shares }) : null;
}

/** What share of the votes must be present at a meeting of the members. */
const quorumMembers: FactRule = {
  fact: 'quorum.members',
  cue: /\{p/,
  patterns: [
    ...quorums.map((source): Pattern => saying(general).express(source)),
    ...[...quorums, ...mustBeThere].map((source): Pattern => saying(atLarge).likely(source)),
    // 'Owners of at least {p} of the homes attending in person or by proxy are required', under a heading of its own
    saying(underItsHeading, { under: /\bquorum\b[^>]*$/ }).likely`{percent}`,
    saying(general, { needs: /\bquorum\b/ }).implied(needsPresence),
  ],
};

const nextTry = '(?:subsequent|adjourned|reconvened|second|next|following|rescheduled)';
const half = words`(?:\bquorum\b[^;]{0,120}?\b(?:${nextTry} (?:such )?meetings?|such meetings?)\b[^;]{0,60}?|\b(?:another meeting|(?:meeting|it) (?:may|shall|can) be (?:called again|reconvened|adjourned))\b[^;]{0,120}?\bquorum )\b(?:shall|will|is)\b[^;]{0,40}?{percent} of (?:(?:the |such )?(?:required |original |initial )?quorum\b|(?:that|the number|what (?:is|was)) (?:required |needed |necessary )?(?:at|for) the (?:first|original|preceding))|\bquorum of {percent} of (?:the |such )?(?:required |original |initial )?quorum\b[^;]{0,120}?\b(?:at|for) (?:any |an |the |each |every |such )?${nextTry} (?:such )?meetings?\b`;
const share = words`\bquorum\b[^;]{0,160}?(?:\b${nextTry} (?:such )?meetings?\b|\breduced\b)[^;]{0,100}?\b(?:be|to|is|of|constitute|at least)\b (?:reduced to |at least )?{percent}(?! of (?:the |such )?(?:required |original )?quorum)|\b${nextTry} (?:such )?meetings?\b[^;]{0,160}?\bquorum\b[^;]{0,60}?\b(?:be|is|to|of)\b (?:reduced to |at least |one of )?{percent}(?! of (?:the |such )?(?:required |original )?quorum)|\b${nextTry} (?:such )?meetings?\b[^;]{0,200}?{percent}[^;]{0,120}?\b(?:constitutes?|be|is|forms?|makes?|suffices? (?:as|for)) a quorum|\badjourn(?:ed)?\b[^;]{0,300}?\bat which (?:[a-z]+ ){0,3}?quorum\b[^;]{0,60}?\b(?:be|is)\b (?:[a-z]+ ){0,8}?{percent}(?! of (?:the |such )?(?:[a-z]+ )?quorum)|\b${nextTry} (?:such )?meeting\b[^;]{0,120}?\bquorum if (?:they|those present) (?:hold|represent|have) {percent}|\badjourned to\b[^;]{0,120}?\b(?:when|where|at which)\b[^;]{0,60}?{percent}[^;]{0,80}?\bquorum\b|\banother meeting\b[^;]{0,200}?\bquorum\b[^;]{0,60}?\b(?:be|is|to|of)\b (?:reduced to |at least )?{percent}(?! of (?:the |such )?(?:required |original )?quorum)`;

/** 'the quorum shall be reduced by half': a word without a figure. */
const halved =
  /\bquorum\b[^;]{0,80}\b(?:reduced|cut|lowered|decreased) (?:by|in) half\b|\bhalf (?:of )?(?:the|that|such) (?:[a-z]+ ){0,3}quorum\b/;

const stated = quorums.map((source) => words(source));

/** The share that the quorum stood at in the sentences before, and the sentence that tells it. */
function quorumBefore(doc: Doc, sentence: Sentence) {
  for (let i = sentence.index - 1; i >= Math.max(0, sentence.index - 6); i--) {
    const before = doc.sentences[i];
    const match = before && stated.map((pattern) => pattern.exec(before.plain)).find((m) => m !== null);
    if (!match || later.test(match[0]) || notMembers.test(match[0])) continue;
    const [percent] = caughtIn({ match, sentence: before });
    if (percent?.kind === 'percent') return { percent: percent.percent, sentence: before };
  }
  return null;
}

/** 66.67 is two-thirds: a part of it is reckoned from the fraction. */
function partOf(percent: number, whole: number): number {
  const thirds = Math.round(whole * 3) / 3;
  return Math.round(percent * (Math.abs(thirds - whole) < 0.01 ? thirds : whole)) / 100;
}

function* reduced(doc: Doc): Generator<Candidate> {
  for (const sentence of doc.sentences) {
    const { plain } = sentence;
    if (!/\bquorum\b/.test(plain) || notMembers.test(plain)) continue;
    if (!plain.includes('{p')) {
      const whole = halved.test(plain) ? quorumBefore(doc, sentence) : null;
      const ranges = whole ? [sentence, whole.sentence] : [];
      if (whole) yield { fact: 'quorum.reduced', value: partOf(50, whole.percent), tier: 'implied', ranges };
      continue;
    }
    const part = half.exec(plain);
    const match = part ?? share.exec(plain);
    if (!match) continue;
    const percent = percentOf(caughtIn({ match, sentence }).at(-1));
    if (percent === null) continue;
    if (part) {
      const first = quorumBefore(doc, sentence);
      const value = first && partOf(percent, first.percent);
      if (value) yield { fact: 'quorum.reduced', value, tier: 'implied', ranges: [sentence, first.sentence] };
    } else if (
      /\b(?:votes?|voting|members|membership|owners|lots|units)\b/.test(plain) ||
      (/\b(?:second|adjourned|reconvened|next|subsequent) (?:such )?meeting\b|\bat which meeting\b/.test(
        plain,
      ) &&
        !/\bof the (?:required )?quorum\b|\brequired quorum at\b/.test(plain))
    ) {
      yield { fact: 'quorum.reduced', value: percent, tier: 'plain', ranges: [sentence] };
    }
  }
}

/** What quorum is enough when a first meeting had none. */
const quorumReduced: ScanRule = { facts: ['quorum.reduced'], scan: reduced };

export const quorum = [quorumMembers, quorumReduced];
