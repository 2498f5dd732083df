import { words } from '../../find/pattern.ts';
import type { Doc } from '../../model.ts';
import { oncePerDoc } from '../../once-per-doc.ts';
import { caught, dates, head, plausible, type Reader } from './dated.ts';
import { toCome } from './meeting-date.ts';
import { datesItself } from './own-date.ts';

const instrument =
  '(?:declaration|(?:master )?deed(?! of trust)|by-?laws|covenants|restrictions|amendment|supplement|agreement|instrument|indenture|document|handbook|resolution|polic(?:y|ies)|rules|regulations|guidelines|standards|restatement)';
const on =
  '(?:as of |on |effective |this |the |dated |to be effective |and entered into |and executed |day |of |first |is |[a-z0-9]{0,3}_{1,30}(?:st|nd|rd|th)? ){0,8}';
const blank =
  '(?:[^.;{]{0,30}\\bday of[^.;{]{0,24}[ ,]{count}|(?:{count} day|{duration}) of(?:[^.;{]|{count}){0,24}[ ,]{count}|_{3,}[^.;{]{0,12}{count})';
const when = `_{0,3}(?:{date}|[^.;]{0,14}\\bday of {date}|${blank})`;

const made = words`(?:\b(?:this|these|the foregoing|the) (?:[a-z'-]+,? ){0,14}?|\((?:the )?")${instrument}\b[^.;]{0,140}?\b(?:made(?: official)?|executed|adopted|dated|entered into|approved|ratified|updated|revised|published|amended|issued)\b(?: at [a-z]+(?:, [a-z]+)?)?,? ${on}${when}`;
/** 'This Declaration is made by Stone & Field, Inc., a Texas corporation, as of this 9th day of May, 2031' */
const madeBy = words`\b(?:this|these|the) (?:[a-z'-]+,? ){0,14}?${instrument}\b[^.;]{0,140}?\b(?:made|executed|adopted|entered into)(?: and [a-z]+)? by\b(?:[^.;]|\.(?=,)){0,240}? (?:as of|on|effective)(?: as of)? (?:this |the |[a-z]+day,? ){0,3}${when}`;
/** 'The undersigned do hereby, this 9th day of May, 1968, place upon the lots …' */
const hereby = words`\b(?:undersigned|declarants?|grantors?|owners?|proprietors?|subdividers?|we)\b[^.;]{0,60}\b(?:hereby|have|do),? ${on}${when}`;
const signed = words`\b(?:hands?(?: and (?:official )?(?:seals?|stamp))?|(?:^\W*|\bwitness )whereof\b[^;]{0,440}|duly (?:adopted|executed))\b[^.;]{0,60}? ?:? ?${on}${when}|\b(?:executed|signed|dated|sealed|adopted|approved|resolved|passed)(?: and (?:adopted|approved|ratified|executed|signed|effective|sealed))?(?: by [a-z ]{3,80}| (?:these|this|the foregoing) (?:articles(?: of incorporation)?|${instrument}))?[:,]? ${on}${when}|^\W*dated:? (?:at |in )?(?:[a-z]+,? ){1,6}{date}|\b(?:we|undersigned)\b[^.;]{0,60}\b(?:approve|adopt|ratify) (?:these|this|the foregoing) ${instrument},? ${on}${when}`;
const stamped = words`\b(?:effective(?: date)?|adopted|approved|revised|revision(?: date)?|rev\.?|updated|amended|restated|issued|published|dated?|last (?:updated|revised|amended)|as of)(?: (?:by [a-z ]{3,40}|on|date|as of)){0,6}:? ?-? ?{date}`;
const recorded = words`(?:^|\b(?:document|instrument|declaration|transcribed from document|electronically) )(?:was )?(?:recorded|recording date|filed|recording)(?: on| date)?:? ?{date}|\brecorded on: ?{date}`;
/** What a notary saw signed: the day of signing, where that itself cannot be read. */
const acknowledged = words`\b(?:acknowledged|subscribed|sworn)\b[^.;{]{0,40}\bbefore me,? ${on}${when}|^on ${on}${when},? before me`;
/** These words begin the signature of the paper, wherever others are bound in behind it. */
const signature = /^(?:(?:in )?(?:witness )?whereof|executed (?:on )?this)\b/;
/** 'Pool Rules 2031', where no day is given. */
const yearInTitle = words`\b(?:rules|regulations|polic(?:y|ies)|guidelines|handbook|standards)\b[^{]{0,20}{count}$|(?:^|\b(?:association|inc\.?|hoa) ){count} [^{]{0,40}\b(?:by-?laws|rules|regulations|polic(?:y|ies)|guidelines|handbook|standards)\b`;
/** The edition of a form of the government's that is bound in with the association's papers. */
const ofAForm =
  /\b(?:internal revenue|department of the treasury|omb no|cat\. no|form [a-z]{1,2}-\d|taxpayer identification|employer identification)/i;
/** 'APPROVED AND ADOPTED', with 'this 9th day of May, 1968, by …' on the next line. */
const adoptedAbove = /^(?:approved|adopted|executed|signed|ratified)(?:,? (?:and|&) [a-z]+)?\W*$/;
const thisDay = words`^(?:as of |on |effective )?(?:this |the )?${when}`;
const stampWords = /\b(?:date|filed|recorded|time|clerk|reception|film|book|page)\b/;
/** A clerk's stamp: the day with the time of the day. */
const clocked = /\{t\d+\}\W{0,2}(?:at )?(?:\{c\d|\d{1,2}:)/;
const told =
  /\b(?:is|are|was|were|shall|must|may|will|before|after|until|since|ends?|expires?|ceases?|begins?)\b/;
const elsewhere =
  /\b(?:whereas|replaces|supersed\w+|amends|(?:that|a|the) certain|deed of trust|heretofore|previously|plat|mortgage|lease|notary)\b/;
/** Another instrument, told of in this one. */
const ofAnother =
  /\b(?:whereas|replaces|supersedes|superseding|(?:a|the) certain|in accordance with|pursuant to the|recorded (?:on|in|at|as|under)|that certain|original(?:ly)?|deed of trust|note|heretofore|previously|prior|plat|mortgage|lease|notary|amends)\b/;

/** 'Re-recorded to correct Exhibit A': the stamps at its head are of that day, not of its making. */
const recordedAgain = oncePerDoc(({ source: { text } }: Doc) =>
  /\bre-?\s?record(?:ed|ing)\b/i.test(text.slice(0, head)),
);

/** The date of a declaration, of bylaws, rules or a resolution: made, signed, stamped, adopted or printed as a title. */
export const instrumentDate: Reader = (plain, sentence, doc) => {
  const { start } = sentence;
  const early = start < Math.max(head * 3, doc.source.text.length * 0.15);
  const late = start > doc.source.text.length * 0.6 || doc.source.text.length < head;
  const another = ofAnother.test(plain);
  const iso = caught(made, plain, sentence, ofAnother) ?? caught(madeBy, plain, sentence, ofAnother);
  if (iso && (early || late)) return { iso, score: early ? 9 : 8 };
  const placed = caught(hereby, plain, sentence);
  if (placed && early) return { iso: placed, score: 8 };
  const form =
    /\brev\b|\brevised?\b/.test(plain) &&
    ofAForm.test(doc.source.text.slice(Math.max(0, start - 300), sentence.end + 300));
  const stamp = form ? null : caught(stamped, plain, sentence, ofAnother);
  if (stamp && start < head && plain.length < 160) return { iso: stamp, score: 9 };
  const sign = caught(signed, plain, sentence, elsewhere);
  if (sign && (late || signature.test(plain)) && !/\bnotary|acknowledged before|sworn\b/.test(plain))
    return { iso: sign, score: another ? 4 : 7 };
  const above = doc.sentences[sentence.index - 1]?.plain ?? '';
  const below = adoptedAbove.test(above) ? caught(thisDay, plain, sentence) : null;
  if (below && late) return { iso: below, score: 7 };
  const [only, second] = dates(plain, sentence);
  if (
    only &&
    !form &&
    !second &&
    plausible(only.iso) &&
    start < head &&
    plain.length < (/\b(?:recorder|register of deeds|county clerk|rec doc)\b/.test(plain) ? 150 : 90) &&
    !another &&
    !recordedAgain(doc) &&
    !told.test(plain) &&
    (datesItself(plain, sentence) || clocked.test(plain)) &&
    !toCome.test(plain.slice(0, plain.search(/\{t/)))
  )
    return { iso: only.iso, score: /\{t\d+\}\.?$/.test(plain) && !stampWords.test(plain) ? 8 : 6 };
  const under = /\b(?:recorded|filed)(?: on)?:?$/.test(above) && above.length < 60;
  if (only && under && plain.length < 60 && plausible(only.iso)) return { iso: only.iso, score: 5 };
  const filed = caught(recorded, plain, sentence);
  if (filed && (start < head || late) && plain.length < 300) return { iso: filed, score: 5 };
  const seen = caught(acknowledged, plain, sentence);
  if (seen) return { iso: seen, score: 4.5 };
  if (stamp && plain.length < 60 && /\d{4}-\d\d/.test(stamp)) return { iso: stamp, score: 3 };
  const year = start < 200 && plain.length < 90 ? caught(yearInTitle, plain, sentence) : null;
  return year ? { iso: year, score: 2 } : null;
};
