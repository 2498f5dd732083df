import type { FactId } from '../catalogue.ts';
import { citedSentences } from '../find/cited-sentences.ts';
import type { Candidate } from '../find/pattern.ts';
import type { Doc } from '../model.ts';

/** The clause that a share stands in: what goes before it, what follows up to the next figure, and the whole sentence. */
type Place = Readonly<Record<'before' | 'after' | 'plain', string>>;

/** 'May be proposed either by a majority of the board or by one-third of the members': no vote that adopts. */
const proposing =
  /\b(?:proposed|initiated|petitioned|requested|submitted|recommended|nominated)(?: [a-z]+){0,3} by\b(?![^.;]*\b(?:shall|must|may|will|requires?|needs?)\b)[^.;,]*$/;
/** 'Was approved by 74% of the members': what a vote came to, and not what it takes. */
const cameTo =
  /^(?!.*\b(?:until|unless|if|when|once|after)\b).*\b(?:was|were|has been|have been) (?:[a-z]+ ){0,2}(?:authorized|approved|passed|adopted|ratified|carried)\b[^.;]{0,40}$/;
/** Rules, dues and classes of members are changed too, and of a declaration what lenders have a say in. */
const otherObject =
  /\b(?:amend|repeal|rescind|modify|change|alter)(?:,? (?:and|or) [a-z]+)*,? (?:(?:any|the|such|its|reasonable|additional|these|all) )*(?:rules\b|material provisions\b)|\boverruled\b|\bassessments? may (?:[a-z]+ )?be increased\b|^(?!.*\bamend)(?!.*\b(?:changes?|modifications?|alterations?|revisions?|repeals?) (?:to|of|in) (?:[a-z'&-]+ ){0,9}(?:declaration|covenants?|restrictions?|by-?laws?|articles?|cc&r'?s|ccrs?|documents?|instruments?|indenture|deeds?|provisions?|sections?|paragraphs?|terms|conditions|(?:here|there)(?:of|in|to)|regulations|constitution|charter|them|it|same)\b).*\b(?:changes?|modifications?|alterations?|revisions?|repeals?) (?:to|of|in)\b/;
/** Whether to build up again what burned down is another vote than the one on an assessment. */
const afterLoss =
  /\bdestruction\b|\b(?:if|is|are|be|been)\b[^.;]{0,80}\bdestroyed\b|\bcondemn|\binsurance proceeds/;

/** 'May be disapproved by a 67% or greater vote', 'unless 40% of the members vote against it': it stands until they do. */
const turnedDownBy =
  /(?<!\bapprov\w+,? (?:or|and) )\b(?:disapprov|veto|reject|overr(?:ul|id)|overturn|oppos|object|negative votes?\b|votes? against)(?![^.;]*\b(?:approv\w+|consents?|assents?|adopt\w*|ratif\w+|shall|must|may|will|requires?|needs?)\b)[^.;{]*$/;
const turnDown =
  /^(?![^,]*\b(?:approv|unless|if|but|except|until|after|not)\b)[^,]*\b(?:(?:disapprov|veto|reject|overr(?:ul|id)|overturn|oppos|object)\w*|against|votes? no)\b/;

const isAgainst = ({ before, after }: Place) => turnedDownBy.test(before) || turnDown.test(after);
/** Of whom a share is one: 'of the total number of votes of the association' is one of the votes. */
const ofWhom =
  /^(?: \([^)]{0,20}\))?(?: or more)?(?: vote)? of (?:(?:the|all|its|our|such|said|total|then|entire|number|of) )*(?<whom>[a-z' -]{0,60}?)(?= of\b| shall\b|[^a-z' -]|$)/;
const voters =
  /\b(?:co-?)?(?:members?|membership|owners?|homeowners?|shareholders?|stockholders?|residents|households|persons|people|vot\w+|class\w*|association|corporation|lots|units|homes|parcels|homesites|tracts|dwellings|propert\w+|land|acreage|interests?|subdivision|community|those|each|either|both|them|same|proxies|attendance)\b/;
const isOfVoters = (after: string) => {
  const whom = ofWhom.exec(after)?.groups?.whom;
  return !whom || voters.test(whom);
};

/** '"Quorum" means more than half of the members', '"two thirds" shall mean those having more than 67%': no vote of this act. */
const termOrQuorum =
  /\bquorum\b"?(?:,[^,;{]*,)? (?:(?:shall|will|must) (?:be|consist of)|is|consists of) (?!(?:[a-z]+ly )?(?:present|there|had|met|reached|attained|obtained|established|constituted|represented|in attendance)\b)[^.,;{]*\{p|\b(?:shall|will) mean\b|(?<!\b(?:by|no|any|other|all|electronic|such) )\bmeans\b|\{p[^.,;{]*\b(?:shall|will) constitute (?:a |the )?quorum\b/;

const adopts = (place: Place) =>
  !proposing.test(place.before) &&
  !cameTo.test(place.before) &&
  !isAgainst(place) &&
  !termOrQuorum.test(`${place.before}{p${place.after}`);
/** 'If the board determines by a two-thirds vote that …': no vote of the owners. */
const ofBoard =
  /\b(?:board|directors|trustees)(?: of (?:directors|trustees|managers))? (?:may |shall |must |also |then )*(?:determin|decid|find|resolv|vot|approv|adopt|elect|act|declar)[a-z]*\b[^.;{]{0,60}\bby (?:an? |the |its )?(?:affirmative )?(?:vote of )?\{p(?![^.;,{]*\b(?:members|owners|membership|voting power)\b)/;
/** Who agrees to dues are voters, or the quorum that met. */
const agrees = (place: Place) =>
  adopts(place) &&
  !ofBoard.test(`${place.before}{p${place.after}`) &&
  (isOfVoters(place.after) || /^ (?:vote )?of [^,]{0,40}\bquorum\b/.test(place.after));
const changes = (place: Place) => adopts(place) && !otherObject.test(place.plain);

const withVote =
  /\b(?:votes?|approval|consent|permission|concurrence|assent|approved|agreed to|adopted|ratified|authorized) (?:of|by) (?:(?:at least|not less than|an?|the) )*$/;
/** A quorum that is there already: the share is one of the votes it casts. */
const quorumThere =
  /\bwhich (?:a|the|such) quorum\b|\bquorum (?:is|being|having been|has been) (?:present|in attendance|represented|established|attained)\b(?! (?:by|when|whenever|if|upon|where|with|throughout)\b)/;
const decides = /\bbe the (?:act|decision)\b|\bdecisions?\b|\badoption\b|\badopt\b|\bbinding\b|\bprevail/;

function isQuorum({ before, after }: Place): boolean {
  if (!isOfVoters(after)) return false;
  if (withVote.test(before) && !/\bquorum\b/.test(before)) return false;
  return !quorumThere.test(before + after) && !decides.test(after.split('quorum', 1)[0] ?? '');
}

const roles: Partial<Record<FactId, (place: Place) => boolean>> = {
  'amendment.declaration_vote': changes,
  'amendment.bylaws_vote': changes,
  'assessment.increase_vote': agrees,
  'assessment.special_vote': (place) => agrees(place) && !afterLoss.test(place.plain),
  'quorum.members': isQuorum,
};

/** Whether a share does what it would be told to do, wherever its sentences name it: adopt and not propose, be there and not decide. */
export function isShareInRole(doc: Doc, { fact, value, ranges }: Candidate): boolean {
  const fits = roles[fact];
  if (!fits || typeof value !== 'number') return true;
  if (value > 100) return false;
  const places = citedSentences(doc, ranges).flatMap(({ plain, quantities }) =>
    [...plain.matchAll(/\{p(\d+)\}/g)].flatMap(({ index, 0: token, 1: number }) => {
      const quantity = quantities[Number(number)];
      if (quantity?.kind !== 'percent' || quantity.percent !== value) return [];
      const before = /[^.;]*$/.exec(plain.slice(Math.max(0, index - 160), index))?.[0] ?? '';
      const after = /^[^.;{]{0,200}/.exec(plain.slice(index + token.length))?.[0] ?? '';
      return [{ before, after, plain }];
    }),
  );
  return places.length === 0 || places.some(fits);
}
