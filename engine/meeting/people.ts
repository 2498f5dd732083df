import { directorsIn, namesIn, withoutNames } from '../language/person-names.ts';
import type { Doc } from '../model.ts';
import { oncePerDoc } from '../once-per-doc.ts';

/** The persons that a document names: all, and those who run the association. */
export const peopleOf = oncePerDoc(({ source: { text } }: Doc) => ({
  all: namesIn(text),
  board: directorsIn(text),
}));

/** One owner's business: a request, a home, a quarrel next door. */
const private_ =
  /\b(?:variance|neighbou?rs? (?:dispute|complain\w*)|(?<!\bowners\b[^.;]{0,80})(?:his|her|their) (?:home|house|yard|property|fence|lot|unit|deck|driveway|landscaping|backyard)|(?:unit|lot) #?(?:\{n\d+\}|\d)|request(?:ed|s)? permission|approached the board|petition\w*|(?:homeowner|owner|resident) (?:of|at|in) (?:unit|lot)|chickens?|rooster|dogs?(?! (?:waste|droppings|poop|park|bags?|owners))|cats?)\b/;
const address =
  /\b\d{2,5} (?:[NSEW]\.? )?[A-Z][a-z]+ (?:Street|St|Drive|Dr|Road|Rd|Avenue|Ave|Lane|Ln|Court|Ct|Place|Pl|Way|Circle|Cir|court|drive|lane|street|road)\b/;

/** 'Kim Ray presented the report': who tells of it is no owner whose matter it is. */
const speaker =
  /\b[A-Z][a-z]+(?: [A-Z][\w’'-]+)? (?=(?:will|has|then|also )?(?:present|report|explain|not|stat|announc|advis|answer|said|gave|pass(?:ed|es) out|hand(?:ed|s) out|went over|read|fil)(?:e[ds]?|s|d|ed|es)?\b)/g;

/** 'A lien against Kim Ray' */
const againstOne =
  /\bagainst (?:M(?:r|rs|s)\. )?[A-Z][a-z]+ (?:[A-Z]\. )?(?!(?:Inc|Company|Construction|Contracting|Homes|Builders|Roofing|Services|Insurance|Management|County|City|Association)\b)[A-Z][a-z]+\b(?! (?:Street|St|Drive|Dr|Road|Rd|Avenue|Ave|Lane|Ln|Court|Ct|Place|Pl|Way|Inc|LLC|Company|Construction|Contracting|Homes|Builders|Roofing|Services|Insurance|Management|County|City|Association)\b)/;

/** Whether a person is named who is none of those who run the association. */
export function namesOwner(doc: Doc, text: string): boolean {
  const { all, board } = peopleOf(doc);
  const owed = text.replace(speaker, ' ');
  return (
    againstOne.test(text) ||
    /\ban owner\b/i.test(withoutNames(owed.replace(/\ban owner\b/gi, ' '), all, board))
  );
}

/** Whether a sentence, with what it hangs on, is of one owner's business. */
export const isOfOneOwner = (plain: string, whole: string): boolean =>
  private_.test(plain) || address.test(whole);
