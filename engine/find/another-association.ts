import type { DocumentType } from '#contract/document-type.ts';
import { governing } from '../governing.ts';
import { fold } from '../language/plain.ts';
import type { Doc, Sentence } from '../model.ts';
import { oncePerDoc } from '../once-per-doc.ts';
import { regex } from '../regex.ts';
import { isByBody, rulesOfBodies } from '../setting/public-bodies.ts';

/** So much of the text may hold the title, which calls a master's document so. */
const head = 300;
const larger = /\b(?:master|umbrella) (?:association|hoa|board|declaration|covenants|by-?laws)\b/;
const own = /(?<!\b(?:master|umbrella) )\bassociation\b/;

/** It calls its own association so. */
const named = /["'](?:the )?association["']/;

/** Papers that say 'the association' of their own without a definition. */
const runsIt: readonly DocumentType[] = ['minutes', 'financial', 'budget', 'reserves', 'other'];

/** Facts that each association has of its own; what may be done on a lot, both may say. */
const ofOneAssociation =
  /^(?:assessment|amendment|declaration|voting|quorum|meeting|board|sale|financial)\.|^(?:budget\.dues_change|community\.units|special_assessment)$/;

/** What each pays and owes. */
const ofSums = /^(?:assessment|financial)\.|^(?:budget\.dues_change|special_assessment)$/;

/** Whether the document is of an association that lies within a larger one, and not the larger one's. */
const within = oncePerDoc((doc: Doc) => {
  const text = fold(doc.source.text);
  const title = text.slice(0, head).split(/["'](?:the )?(?:master|umbrella)/)[0] ?? '';
  return (
    larger.test(text) &&
    !/\b(?:master|umbrella)\b/.test(title) &&
    (named.test(text) || runsIt.includes(doc.type))
  );
});

/** A public body beside the association, with a board and taxes of its own. */
const district =
  /\b(?:metropolitan|metro|(?:public |community )?(?:improvement|development|services?)|special(?: [a-z]+)?|water|sanitation|sanitary|utility|maintenance) districts?\b/;
const ofDistrict =
  /^\W*(?:the )?(?:[a-z]+ ){0,4}?district(?:'s)?\b[^.;]{0,60}\b(?:is|are|has|have|shall|consists?|governed|managed|board|elects?)\b/;

/** 'The Board of Trustees of SID #9', by the letters that such districts have. */
const boardOfDistrict =
  /\b(?:board|trustees|directors) of (?:the )?(?:[a-z]+ ){0,4}(?:districts?|[smp]id|mud|c[di]d)\b|\b(?:districts?|[smp]id|mud|c[di]d)(?:'s)? board\b/;

/** What a district has as an association does. */
const ofBoards = /^(?:board|meeting|quorum|voting)\./;

/** Whether the document is an association's that speaks of such a district too, and not the district's. */
const besideDistrict = oncePerDoc((doc: Doc) => {
  const text = fold(doc.source.text);
  return district.test(text) && own.test(text) && !/\bdistrict\b/.test(text.slice(0, head / 3));
});

/** 'The dues in our neighbor association are $390.' */
const neighbor =
  /(?<!\b(?:than|to|with|like|unlike|as) (?:those |that )?)\b(?:of|in|at|for|by) (?:the |our |an? |some |most |many |other )?(?:[a-z]+ )?(?:(?:neighbou?r(?:ing)?|nearby|sister|next[- ]door) (?:association|hoa|community|communities|subdivision|village|complex|condominium|development)s?|(?:country|golf|yacht) clubs?)\b[^.;{]{0,40}\{m/;

/** 'Her sub-association's dues went from $310 to $385.' */
const ofPart =
  /(?<!\b(?:our|this) )\bsub-?(?:association|hoa)s?\b|\b(?:his|her) (?:own )?(?:association|hoa|condo(?:minium)?)'s\b/;

/** 'The Villas have their own association and their own schedule': what follows on its sums is theirs. */
const haveTheirOwn =
  /\b(?:have|has) (?:their|its) own (?:[a-z]+ )?(?:association|hoa|board|dues|assessments?|schedule|fines?)\b/;
/** "My sister's building has a $90,000 deductible." */
const ofRelative =
  /\b(?:sister|brother|mother|father|parents?|mom|dad|daughter|son|friend|aunt|uncle|cousin|in-law|colleague|co-?worker)(?:'s|s') (?:[a-z]+ )?(?:buildings?|associations?|hoa|condos?|condominiums?|complex|community|townho[a-z]+|place|board)\b/;

/** 'Fox Hill Condominiums', 'the Elm Court Village'; what stands before the kind is its name. */
const byName =
  /\b((?:[A-Z][a-z]+ ){1,3})(?:Condominiums?|Estates|Commons|Villas|Towers?|Townhomes|Subdivision|Village|Association)\b/g;
const noName =
  /^(?:The|A|An|Our|This|That|Your|Each|Every|All|Any|Some|No|Master|Community|Property|Home|Homeowners?|Owners?|Unit|Lot|Condominium|Townhome|Neighborhood|National|American|State|Board|If|When|Does|Is|Has)\b/;
const across = /\b(?:across the (?:road|street|creek|river|lake)|next door)\b/;
const leansBack = /^(?:it|they|its|their|there)\b/;

/** Whether a sentence names a community that the head of a paper, which names its own, does not know, or one next door. */
function namesNeighbor({ source, type }: Doc, { text, plain, start }: Sentence): boolean {
  if (!runsIt.includes(type) || /\b(?:our|we|us)\b/.test(plain)) return false;
  if (across.test(plain)) return true;
  const title = source.text.slice(0, Math.min(head, start)).toLowerCase();
  if (!/\b(?:association|hoa|condominiums?|owners)\b/.test(title)) return false;
  const names = [...text.matchAll(byName)].map(([, name = '']) => name.trim());
  return names.length > 0 && names.every((name) => !noName.test(name) && !title.includes(name.toLowerCase()));
}

/** Who owns land beside the community: 'the owners of the property west of the Plat', 'said adjacent property owners'. */
const outsiders =
  '(?:(?:adjacent|adjoining|neighboring|abutting) (?:property |land)?owners?|owners? of (?:the |any )?(?:(?:adjacent|adjoining|neighboring|abutting) (?:property|properties|lands?|parcels?|tracts?)|(?:property|land|lots|parcels?|tracts?|real estate) (?:[a-z]+ ){0,3}(?:to the )?(?:north|south|east|west|outside)(?: of)?))';
const theirs = regex`^\W*(?:[a-z\d{}]{1,5}[.)] )?(?:the |said |such |these |those |any )?${outsiders}\b[^.;]{0,30}\b(?:shall|may|must|will|can|are|is|has|have)\b|\b(?:responsibility|duty|obligation|expense|cost|right|maintained|repaired|kept) (?:of|by) (?:the |said |such )?${outsiders}\b`;
const together = /\b(?:lot owners?|shared?|equal(?:ly)?|each other|both|joint(?:ly)?|one-half)\b/;

/** Whether a sentence tells what those who own land beside the community may or must do, whom its rules bind in nothing. */
export const isOfOutsiders = (plain: string): boolean => theirs.test(plain) && !together.test(plain);

/** 'Dogs must be leashed while on Elk Farm property': a rule for land that the head of the paper doesn't name. */
const onLand = /\b(?:while|when) (?:walking )?on (?:the )?((?:[A-Z][A-Za-z]+ ){1,3})(?:property|lands?)\b/;
const ofThisLand = /^(?:Common|Community|Association|HOA|POA|Private|Public|Ranch|Club|Park|Owner|Member)\b/;
function isOnOthersLand({ source }: Doc, { text, start }: Sentence): boolean {
  const name = onLand.exec(text)?.[1]?.trim();
  return (
    name !== undefined &&
    !ofThisLand.test(name) &&
    !source.text.slice(0, Math.min(start, 4 * head)).includes(name)
  );
}
const onLots = /^(?:pets|parking|vehicles|use)\./;

const asksOfOther =
  /\bmember (?:in|of) (?:any|an?) other (?:[a-z]+ )?association\b[^?]*\?|\ball other associations of which\b|\bany other (?:[a-z]+ )?association\b[^?]{0,80}\bmember\b[^?]*\?/;
const opensField = /^\W*[a-z0-9]{1,2}[.)] /i;
const asksFurther = /^\W*(?:if (?:so|yes)|also|and)\b/;
/** 'Do I have to be a member in any other association? Yes, of the Bay Club. Assessments are $300.': the answers, up to the next question. */
export const answersOfOther = oncePerDoc(({ sentences }: Doc): ReadonlySet<number> => {
  const found = new Set<number>();
  let answers = false;
  for (const { plain, text, index } of sentences) {
    if ((plain.includes('?') || opensField.test(text)) && !asksFurther.test(plain))
      answers = asksOfOther.test(plain);
    if (answers) found.add(index);
  }
  return found;
});

/**
 * Whether a sentence tells of a neighbor, of the larger association alone, in a document of one that lies within it, or of the
 * board of a district, which the sentence before it may name: its dues, votes and terms are not the answers, nor is what a public body forbids.
 */
export function toldOfAnother(doc: Doc, fact: string, sentence: Sentence): boolean {
  const { plain, index } = sentence;
  if (onLots.test(fact) && isOnOthersLand(doc, sentence)) return true;
  if (/^fine\.|^assessment\./.test(fact) && haveTheirOwn.test(plain)) return true;
  if (runsIt.includes(doc.type) && ofRelative.test(plain)) return true;
  if (rulesOfBodies.bars.test(fact))
    return (fact.startsWith('fine.') || !governing.includes(doc.type)) && isByBody(plain);
  if (!ofOneAssociation.test(fact)) return false;
  if (neighbor.test(plain) || answersOfOther(doc).has(index)) return true;
  if (runsIt.includes(doc.type) && ofPart.test(plain)) return true;
  const last = doc.sentences[index - 1];
  const isOf = leansBack.test(plain) && last?.section === sentence.section ? last : sentence;
  if (ofSums.test(fact) && namesNeighbor(doc, isOf)) return true;
  if (own.test(plain)) return false;
  if (larger.test(plain) && within(doc)) return true;
  if (!ofBoards.test(fact) || !besideDistrict(doc)) return false;
  const before = doc.sentences[index - 1]?.plain ?? '';
  return ofDistrict.test(plain) || (!own.test(before) && boardOfDistrict.test(`${before} ${plain}`));
}
