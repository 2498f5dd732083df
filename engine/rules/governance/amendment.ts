import { quantitiesIn } from '../../find/caught-in.ts';
import { type FactRule, type Found, type Pattern, saying } from '../../find/pattern.ts';
import { percentOf } from '../../language/values.ts';
import type { Doc } from '../../model.ts';
import { regex } from '../../regex.ts';
import { surelyOver } from '../../scope/roles-of-time.ts';

const voters =
  /\b(?:members?|membership|owners?|votes?|voting|voters|lots|units|homes|parcels|homeowners|property|class|association)\b/;
const lenders = /mortgage|lienholders|beneficiar|lenders|insurers|deeds of trust/;
const everyone =
  /\b(?:signed|executed|approved|consent|vote|agreement|approval|assent|acknowledged|instrument)\b[^.;]{0,60}\b(?<!\bor )(?:all|{p\d+} of all) (?:of )?(?:the |such )?(?:then )?(?:record )?(?:lot |unit |property )?(?:owners|members)|\bunanimous (?:vote|consent|approval|agreement|written consent) of (?:all )?(?:the )?(?:lot |unit )?(?:owners|members)/;
const directors = /\b(?:board|directors|trustees)\b/;

/** 'so long as it retains ownership of at least {p} of the lots', 'until {p} of them are sold' */
const owned =
  /\b(?:declarant|developer|grantor|it|builder)\b[^,;{]{0,60}\b(?:owns?|owning|ownership|retains?|holds?)\b[^,;{]{0,40}$|\buntil (?:at least )?$/;

/** The share of the votes that a piece of a sentence asks for; shares of lenders and of the board are left out. */
function shareOf(text: string, { sentence }: Found): number | null {
  for (const m of text.matchAll(/\{p\d+\}/g)) {
    const after = text.slice(m.index + m[0].length, m.index + 140).split(/[.;]/)[0] ?? '';
    const before = text.slice(Math.max(0, m.index - 70), m.index);
    const whose = /^[^,{]{0,70}/.exec(after)?.[0] ?? '';
    if (
      lenders.test(whose) ||
      directors.test(whose) ||
      owned.test(text.slice(Math.max(0, m.index - 150), m.index))
    )
      continue;
    if (voters.test(after) || voters.test(before)) return percentOf(quantitiesIn(m[0], sentence)[0]);
  }
  return everyone.test(text) ? 100 : null;
}

/** The year in which a document seems to be made: the one that most of its dates share. */
function yearOf(doc: Doc): number | null {
  const years = new Map<number, number>();
  for (const { quantities } of doc.sentences) {
    for (const quantity of quantities) {
      if (quantity.kind !== 'date') continue;
      const year = Number(quantity.iso.slice(0, 4));
      years.set(year, (years.get(year) ?? 0) + 1);
    }
  }
  return [...years].toSorted((a, b) => b[1] - a[1] || a[0] - b[0])[0]?.[0] ?? null;
}

/** 'The provisions of Articles A, B and C hereof may be amended': the others are changed in another way. */
const ofSomeArticles =
  /\b(?:provisions of )?(?:articles|sections|paragraphs) [a-z\d{}, .-]{1,40}? (?:and|through|or) [a-z\d{}.]{1,6}(?: hereof| of (?:this|these) [a-z]+)?,? (?:may|shall|can)(?: only)? be (?:amended|changed|altered|modified)\b|\b(?:article|section|paragraph) [a-z\d{}]{1,5} (?:hereof|of (?:this|these) [a-z]+) (?:may|shall|can)(?: only)? be (?:amended|changed|altered|modified)\b/;
const isOfSomeArticles = ({ doc, sentence: { plain, index } }: Found): boolean =>
  ofSomeArticles.test(plain) ||
  (/\bsuch (?:an? )?(?:amendment|change|modification)/.test(plain) &&
    ofSomeArticles.test(doc.sentences[index - 1]?.plain ?? ''));

/** What is asked now: 'during the first twenty years by 90 % of the owners and thereafter by 75 %'. */
function inForce(found: Found): number | null {
  if (isOfSomeArticles(found)) return null;
  const text = found.match.groups?.rest ?? found.match.groups?.most ?? found.match[0];
  const [early = '', ...later] = text.split(
    /\b(?:thereafter|after (?:such|that|said|the initial) (?:\{d\d+\} )?(?:period|time)|subsequently)\b/,
  );
  if (later.length === 0) return shareOf(text, found);
  const first = quantitiesIn(early, found.sentence).find((quantity) => quantity.kind === 'duration');
  const year = yearOf(found.doc);
  if (first && year !== null && year + first.days / 365 > surelyOver) return shareOf(early, found);
  return shareOf(later.join(' '), found);
}

function directorsToo(found: Found): number | null {
  const rest = found.match.groups?.rest ?? '';
  if (lenders.test(rest)) return shareOf(rest, found);
  const vote = /\b(?:vote|approv\w*|consent|resolution|adopt\w*|by(?: an?| the)?) ?[^.;]{0,60}?\{p\d+\}/.exec(
    rest,
  );
  return shareOf(rest, found) ?? percentOf(vote ? quantitiesIn(vote[0], found.sentence).at(-1) : undefined);
}

const changed =
  '(?:(?:further|annulled|waived|released|cancell?ed),?(?: or)? )*(?:amended|altered|modified|changed|repealed|revoked|rescinded|supplemented|terminated or amended)';
const change = '(?:amendments?|changes?|modifications?|alterations?|revisions?|repeals?|rescission)';
const may = '(?:may|shall|can|must|will)(?: only)?(?: not)?(?: also)?(?: at any time)?(?: only)?';
const declaration =
  "(?:declaration|covenants?(?:,? (?:conditions,? )?and restrictions)?|restrictions|master deed|restrictive covenants|protective covenants|cc&r'?s|provisions (?:hereof|of this declaration)|indenture|dedication|instrument(?= which))";
const byLaws = '(?:by-? ?laws|code of regulations)';

const notGeneral =
  /\b(?:which|that|would|to) (?:would )?materially|\bpropos(?:ed|al) (?:either )?by\b|\b(?:to|may) proposed? (?:an? |any )?(?:[a-z]+ )?amendments?\b|\bsignatures of\b|specific (?<!\bprovided\b.*)(?:clause|provision|section)|(?<!\brequir(?:e|es|ing) (?:a |the )?(?:specified|different|higher|greater|particular) )percentage (?<!\bprovided\b.*)(?:of|prescribed)|shall be necessary to amend|\bbudget|reallocat|annex|\bamendments? may be made to (?:article|section)s?\b|\bto permit\b|amendments? (?:of|to) [^.;]{0,60}(?:repealing|restricting|affecting|concerning|regarding|relating)|\bthis (?:section|paragraph|subsection|article)\b[^.;]{0,40}\b(?:amend|modif)|until\b[^.;]{0,60}\{p\d+\} of (?:the )?(?:lots|units|homes|property)/;
const alone =
  /\b(?:declarant|developer|grantor|company|builder)\b[^.;]{0,80}\b(?:may|right to|power to|reserves)\b[^.;]{0,40}\b(?:amend|modify)|\bmay be (?:amended|modified|changed)[^.;]{0,40} (?:unilaterally|solely)? ?by (?:the )?(?:declarant|developer|board)\b(?!.*(?:thereafter|members|owners))/;
const recital =
  /\bhave (?:approved|consented)|\b(?:has been|have been|was|were) (?:duly )?(?:amended|approved|adopted|recorded|executed|consented|authorized)|provides that|original declaration|pursuant to article|hereby (?:certif|amend)/;

const ofDeclaration: readonly string[] = [
  `^\\W*(?:[\\d.]+ )?amendments? (?:during [^.;{]{0,40} )?(?:needs?|requires?|takes?)\\b(?<rest>[^.;]{0,30}{percent}.*)`,
  `\\b(?:${change} (?:to|of|in) (?:the|our|these) (?:governing |association |recorded |hoa )?(?:documents|cc&r'?s|ccrs?|covenants|deed restrictions)|(?<![a-z] )(?:covenants?|declaration|ccr|cc&r) ${change}) (?:needs?|requires?|takes?|must|will (?:need|require))\\b(?<rest>.*)`,
  `\\b(?:this|the|said|these) (?:[a-z]+ ){0,4}${declaration}\\b[^;]{0,160}?\\b${may} be (?:[a-z]+ly )?${changed}\\b(?<rest>.*)`,
  `\\b${change} (?:to|of|in) (?:this|the|these|said) (?:[a-z]+ ){0,3}${declaration}\\b(?<rest>.*)`,
  `(?<rest>{percent} of (?:all |the |said ){0,2}(?:[a-z]+ ){0,3}(?:owners|members|lots|units|votes)[^.;]{0,60})\\b(?:may|can|shall have the (?:right|power) to)(?: at any time)?,? (?:amend|change|modify|alter|annul|revoke)(?: or [a-z]+)? (?:any of )?(?:this|the|these|said) (?:[a-z]+ )?${declaration}\\b`,
];
const saysInForce = saying(inForce);

/** The vote that changes the declaration. */
const declarationVote: FactRule = {
  fact: 'amendment.declaration_vote',
  cue: /amend|modif|alter|chang|rescind|revoke|thereafter|approv|signed/,
  patterns: [
    ...ofDeclaration.map(
      (source): Pattern =>
        saying(inForce, { unless: regex`${notGeneral}|${alone}|\b${byLaws} (?:may|shall)` }).likely(source),
    ),
    saysInForce.likely`\binstrument (?:in writing )?(?:executed|signed|subscribed)(?: and acknowledged)? by\b(?<rest>[^;]{0,200}?)\b(?:agreeing|consenting|electing|stating their agreement) to (?:change|amend|modify|alter|revoke|terminate or)`,
    saysInForce.plain`\b(?:thereafter|afterwards?|after (?:such|that) (?:time|date|period)),? (?:it|this declaration|the declaration|(?:such|any|an|these) (?:amendments?|changes?|modifications?)(?:,? (?:or |and )?[a-z]+){0,4}) ${may} be (?:${changed}|made|effected)\b(?<rest>.*)`,
    // 'shall be renewed … unless the owners of three-fourths of the lots shall annul or change the same'
    saysInForce.likely`\bunless (?<rest>(?:the )?(?:then )?(?:record )?(?:owners|holders) of {percent} of [^.;]{0,30}?)\b(?:shall|agree|elect|vote|by)\b[^.;]{0,80}?\b(?:annul|change|amend|revoke|alter|modify)\b|\bunless (?<most>(?:an? |the )?{percent}(?: \({percent}\))?(?: majority| {percent})? of (?:the )?(?:then )?(?:record )?(?:[a-z]+ )?(?:owners|members)) (?:shall |vote to |agree to )?(?:annul|change|amend|revoke|alter|modify)\b`,
    // 'may be amended by an instrument signed by {p} of the owners, provided that the Developer shall have the right …'
    saysInForce.plain`\b(?:this|the|said|these) (?:[a-z]+ ){0,4}${declaration}\b[^.;]{0,60}?\b${may} be (?:[a-z]+ly )?${changed} (?:[a-z]+ ){0,4}by (?<rest>(?:an? |the )?(?:written )?(?:instrument|vote|consent|approval|agreement)\b[^.;,]{0,80}{percent} of [^.;,{]{0,40}\b(?:owners|members|votes|lots)\b)`,
    saysInForce.likely`\bthereafter,? (?:by|upon|with) [^.;]{0,40}\binstrument\b[^.;]{0,60}\bsigned by\b(?<rest>.*)`,
    saying((found) => (found.doc.type === 'cc_and_r' ? inForce(found) : null), {
      // A paper's own title, 'Fourth Amendment to Declaration', is no heading over how one is made.
      under:
        /(?<!\b(?:first|second|third|(?:four|fif|six|seven|eigh|nin|ten)th|\d(?:st|nd|rd|th)) )\bamendments?\b(?! (?:to|of) (?:the )?(?:by|article))|\bamending\b/,
      unless: regex`${notGeneral}|${alone}|terminat|${recital}|\b${byLaws}\b|article(?:s)? of|condemn`,
    })
      .hint`(?<rest>\b(?:approv|vote|consent|written instrument|instrument signed|assent|agreement)[^;]{0,120}?{percent}.*)`,
  ],
};

const changeTheseBylaws = `\\b(?:these|the|said|this) (?:[a-z]+ ){0,3}${byLaws}\\b[^;]{0,160}?\\b${may} be (?:[a-z]+ly )?(?:(?:made|adopted|enacted|added to|supplemented),? (?:or )?)?${changed}\\b(?<rest>.*)`;
const ofBylaws: readonly string[] = [
  changeTheseBylaws,
  `\\b${change} (?:to|of|in) (?:these|the|said|this) (?:[a-z]+ ){0,2}${byLaws}\\b(?<rest>.*)`,
  `\\b${change} (?:to|of|in) [^.;]{0,80}?\\b(?:or|and) (?:of |to |in )?(?:the |these )?${byLaws}\\b(?<rest>.*)`,
  `\\b(?:members|owners|association|membership)\\b[^.;{]{0,60}? (?:may|can) (?:[a-z]+,? ){0,4}(?:amend|alter|change|modify|repeal) (?:these|the|said) ${byLaws}\\b(?<rest>.*)`,
  `\\bby-?law (?:changes?|amendments?)\\b[^.;{]{0,60}?\\b(?:need|needs|require|requires|take|takes|must|shall|may|pass|passes)\\b(?<rest>.*)`,
  `(?<rest>{percent}[^.;]{0,80}?)\\b(?:must|shall|have to|need to|is|are)\\b (?:[a-z]+ ){0,3}?(?:to|for|on) (?:an? |any |each )?(?:change|amendment|alteration|revision)s? (?:in|to|of) (?:these|the|our|said) ${byLaws}`,
  `(?<rest>{percent} of (?:[a-z]+ ){0,3}(?:co-?owners|owners|members|membership|homeowners)) (?:must|shall) (?:approve|ratify|vote for)\\b[^.;{]{0,60}?\\b(?:for|before) (?:the |an? |any )?(?:[a-z]+ )?by-? ?laws? (?:to be|can be|may be|is|are) (?:adopted|amended|changed)\\b`,
];

/** The vote that changes the bylaws. */
const bylawsVote: FactRule = {
  fact: 'amendment.bylaws_vote',
  cue: /amend|modif|alter|repeal|approv|chang|revis/,
  patterns: [
    saysInForce.express(changeTheseBylaws),
    ...ofBylaws.map(
      (source): Pattern => saying(directorsToo, { unless: regex`${notGeneral}|${recital}` }).implied(source),
    ),
    saying((found) => (found.doc.type === 'bylaws' ? inForce(found) : null), {
      unless: regex`${notGeneral}|${recital}|declaration (?:may|shall)|the articles`,
      under: /\bamend/,
    }).likely`(?<rest>\b(?:approv|vote|consent|adopt|assent|amend)[^;]{0,160}?{percent}.*)`,
  ],
};

export const amendment = [declarationVote, bylawsVote];
