import { namesAsMatter } from '../../find/as-place.ts';
import type { Candidate, ScanRule } from '../../find/pattern.ts';
import { mentions } from '../../find/use-rule.ts';
import type { Doc, Sentence } from '../../model.ts';
import { regex } from '../../regex.ts';
import { keepsCommon } from './duties.ts';
import { inRoles } from './in-roles.ts';

const roads =
  '(?:streets?(?! (?:signs?|lights?|lighting|trees?|numbers?))|roads?|roadways?|private (?:drives?|lanes?|driveways(?= and (?:other )?(?:means|ways|streets|roads)))|alleys?|alleyways|private ways|parking (?:areas?|lots?|spaces))';
const kept =
  '(?:maintain(?:ed|ing)?|maintenance|repairs?|repaired|replac\\w+|upkeep|snow|resurfac\\w+|pav(?:e|ing))';

const byAssociation = regex`\bassociation (?:maintenance|repairs?),?[^.;]{0,40} shall include\b[^.]{0,900}\b${kept} of (?:all |the |any )*(?:[a-z]+, )?${roads}\b|\b(?:association|board|club)\b[^.;]{0,60}\b(?:shall|is|responsib\w+|agrees|has the (?:duty|responsibility))\b[^.;]{0,100}\b${kept}\b[^.;]{0,260}\b${roads}\b|\b${roads}\b[^.;]{0,120}\b(?:shall|is|are)\b[^.;]{0,40}\b(?:maintained|repaired|kept|owned|the responsibility)\b[^.;]{0,60}\b(?:by|of) the (?:[a-z]+ ){0,5}association\b|\b${kept}\b[^.;]{0,60}\bof (?:all |the |any |such |said )*(?:private )?${roads}\b[^.;]{0,80}\b(?:by|of) the association\b|\b(?:assessments?|dues|charges)\b(?:[^.;]{0,60}\b(?:levied|collected|imposed|paid)\b)?[^.;]{0,30}\b(?:shall|are to) be used\b[^;]{0,260}\b${kept} of (?:all |the |any )*(?:private|common) ${roads}\b|\b${roads} (?:(?:that|which) are )?owned and maintained by (?:the )?(?:[a-z]+ ){0,5}association\b|\bassociation\b[^.;]{0,20}\b(?:maintains|repairs|plows|resurfaces)\b[^.;]{0,80}\b${roads}\b|\bassociation (?:is|shall be) responsible for:? [^.;]{0,160}\b(?:private )?${roads}\b|\b(?:street|road|parking lot) (?:maintenance|repairs?|upkeep) (?:is|are|shall be) (?:an? |the )?(?:[a-z]+ )?(?:expense|responsibility|duty|obligation) of the association\b|\b(?:responsibility|duty|obligation) of the (?:[a-z']+ ){0,4}(?:association|club) (?:for|to)\b[^.;]{0,60}\b(?:${kept}\b[^.;]{0,40}\b${roads}|(?:roads?|streets?) (?:maintenance|repairs?|upkeep))\b`;
const byOwners =
  /\bowners?\b[^.;]{0,60}\b(?:shall|agree to)\b[^.;]{0,40}\b(?:share|pay|contribute|bear)\b[^.;]{0,60}\b(?:costs?|expenses?)\b[^.;]{0,60}\b(?:maint\w+|repair\w*|upkeep)\b[^.;]{0,40}\b(?:private |common |shared )?(?:roads?|streets?|roadways?|lanes?)\b|\b(?:roads?|streets?|lanes?|private drives?)\b[^.;]{0,60}\b(?:maintained|repaired|kept)\b[^.;]{0,30}\bby (?:the |all |each |such )*(?:[a-z]+ ){0,2}owners\b(?!'? association)/;
const byPublic =
  /\b(?:streets?|roads?|roadways?)\b[^.;]{0,120}\b(?:dedicated to (?:the )?(?:[a-z]+ ){0,2}(?:public|city|county|town|township|state)\b|(?:maintained|owned|repaired|plowed|kept(?: up)?)[^.;]{0,30} by (?:the )?(?:(?:[a-z]+ )?(?:city|county|town)\b(?! (?:homes?|square|home ?owners?|[a-z]+ association|association|club))|state|public|municipal\w*|department)|accepted (?:for maintenance )?by the (?:city|county|town|state|public))\b|\b(?:city|county|town|township|village|state|municipality)(?: of [a-z]+(?: [a-z]+)?)? (?:maintains|repairs|plows|keeps|is responsible for|shall maintain|will maintain)\b[^.;]{0,60}\b(?:streets|roads|roadways)\b/;
/** What lies under or along a road is another thing than the road. */
const alongRoads =
  /\b(?:under|beneath|within|along|across|in and under) (?:the |any |said |all )*(?:streets?|roads?|roadways?)\b/;
const aside =
  /\b(?:(?<!\bparking )areas? within (?:any|the|all)|adjacent to|overseeing|regulat\w+|enforc\w+|except|other than|sole judge|grounds within|plant(?:s|ings?|ed)|medians?|landscap\w+ (?:in|within|along)|(?:erect|install)\w*[^.;]{0,30}\bsigns?|may|if|until|unless|right to|intends?|in the event|fail\w*|easements?|damage\w*|not (?:be )?(?:maintain|dedicat|responsib)\w*|no obligation|utilit(?:y|ies) (?:lines|facilities)|prior to)\b/;
/** An easement kept with the roads is one; one street left out by its name leaves the rest. */
const withRoads =
  /(?<=\b(?:roads?|streets?)),? and (?:[a-z]+ ){0,3}easements\b|,? except (?:for )?(?:[a-z]+ ){0,2}[a-z]+(?=\W*$)/g;
/** Until the county takes them over or the lots are sold, somebody keeps them. */
const forNow =
  /\buntil \{p\d+\} of (?:the |all )*(?:lots|tracts|property) (?:are|is|have been) (?:sold|conveyed)\b[^;]{0,120}|\buntil (?:such (?:time|roads|streets)[^,;]{0,30}|they |it )?(?:are |is )?(?:accepted|dedicated|taken over|conveyed)\b[^,;]{0,80}/;
/** 'shall maintain the common area, and shall remove snow from the lanes': what is done to the roads is said last. */
const upkeepOfRoads =
  /\b(?:maint\w+|repair\w*|replac\w+|upkeep|resurfac\w+|pav(?:e|ed|ing)|kept in (?:good )?repair|responsib\w+)\b/;
const snow = /\b(?:snow|plow\w*)\b/;
function clearsSnowOnly(clause: string): boolean {
  if (!snow.test(clause) || /\bowned and maintained by\b/.test(clause)) return false;
  const upTo = clause.slice(0, clause.search(road));
  const duty = upTo.slice(
    Math.max(0, upTo.search(/\b(?:shall|will|must|agrees to)\b(?!.*\b(?:shall|will|must|agrees to)\b)/)),
  );
  return snow.test(duty) && !upkeepOfRoads.test(duty.replace(/\bresponsib\w+ (?=(?:to|for)\b)/, ''));
}
/** What follows a proviso speaks of the costs. */
const proviso = /; ?provided\b.*/;
/** What a long list says of other things is put aside. */
const road = regex`\b${roads}\b`;
const clauseOf = (plain: string) => plain.split(';').find((clause) => road.test(clause)) ?? plain;
const commonIncludes =
  /^"?(?:general )?common (?:elements?|areas?)"?: [^;]{0,300}\bprivate (?:streets?|roads?|drives?)\b|\bconstitut\w+ (?:the )?(?:general )?common (?:areas?|elements?)\b[^;]{0,500}\b(?:streets|roads|roadways|private (?:streets?|roads?|drives?))\b|\bcommon (?:areas?|elements?|facilit\w+|propert\w+)"?[^.;]{0,200}\b(?:mean|means|includ\w+|consist\w*|refer\w*)\b[^;]{0,500}\b(?:streets|roads|roadways|private (?:streets?|roads?|drives?))\b/;
/** 'Other than public roads', 'the landscaped portion of any street': no street is counted among them. */
const noRoad = regex.g`\b(?:(?:other than|except(?:ing)?(?: for)?|excluding|exclusive of|(?:but )?not including)\b(?!(?: the| any| all)? public\b)[^.;,]{0,40}|landscap\w+\b[^.;,]{0,30}\b(?:of|in|within|along)\b[^.;,]{0,30})\b${roads}\b[^.;,]{0,40}`;
/** 'Association Responsibilities' on a line of its own, or as a heading, over a list of what it keeps. */
const keepersLine =
  /^\W*(?:the )?(association|hoa|(?:home|unit |lot )?owner)s?'?s? (?:maintenance )?(?:responsibilit(?:y|ies)|duties|maintains)\W*$/;
const itemOfRoads = regex`^\W*(?:[a-z0-9{}]{1,6}[.)] ?)?(?:all |the |our )*(?:private )?${roads}\b(?![^()]*\b(?:is|are|shall|will|must|maintained by|owned by)\b)`;
const farthestLine = 30;
/** Whether an item names the roads in a list of what the association keeps. */
function isInAssociationsList(
  { sentences }: Doc,
  { index, plain, section }: Sentence,
  path: string,
): boolean {
  if (!itemOfRoads.test(plain)) return false;
  const lines = [
    ...path.split(' > '),
    ...sentences
      .slice(Math.max(0, index - farthestLine), index)
      .filter((one) => one.section === section)
      .map((one) => one.plain),
  ];
  const [, keeper] = lines.flatMap((line) => keepersLine.exec(line) ?? []).slice(-2);
  return keeper === 'association' || keeper === 'hoa';
}

/** Who maintains the streets: named with their keeper, or counted among the common areas that the association keeps. */
export const roadMaintenance: ScanRule = {
  facts: ['maintenance.roads'],
  *scan(doc): Generator<Candidate> {
    const fact = 'maintenance.roads';
    let common: Sentence | null = null;
    let keeper: Sentence | null = null;
    for (const { sentence, read, cited, path } of mentions(
      doc,
      /street|road|private (?:drive|lane)|alley|parking|common/,
    )) {
      const plain = inRoles(sentence.plain);
      const inAll = inRoles(read.plain);
      const ranges = cited;
      if (
        byAssociation.test(inAll) &&
        namesAsMatter(inAll, road) &&
        !clearsSnowOnly(clauseOf(plain)) &&
        !aside.test(clauseOf(plain.replace(forNow, '').replace(withRoads, '').replace(proviso, '')))
      )
        yield { fact, value: 'association', tier: 'plain', ranges };
      else if (byPublic.test(plain) && !aside.test(plain) && !alongRoads.test(plain))
        yield { fact, value: 'public', tier: 'told', ranges };
      else if (byOwners.test(plain) && !aside.test(plain) && !/assessments?\b/.test(plain))
        yield { fact, value: 'owner', tier: 'implied', ranges };
      else if (isInAssociationsList(doc, sentence, path))
        yield { fact, value: 'association', tier: 'told', ranges };
      if (
        !common &&
        commonIncludes.test(inAll.replace(noRoad, ' ')) &&
        !/\bdedicated\b|\bnot lots\b/.test(plain)
      )
        common = sentence;
      if (!keeper && keepsCommon.test(plain) && !/\bassessments?\b/.test(path)) keeper = sentence;
    }
    if (!common || !keeper) return;
    const ranges = [common, keeper];
    yield { fact, value: 'association', tier: 'implied', ranges };
  },
};
