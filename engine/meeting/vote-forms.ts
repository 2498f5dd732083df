import { regex } from '../regex.ts';
import { body, type OpeningForm } from './opening-forms.ts';

/** How a vote ends, in one word. */
const became = String.raw`(?:duly )?(?:adopted|passed|approved|carried|defeated|rejected|failed|lost)\b`;

/** The mark of a list before an item, or none. */
export const bullet = '^(?:\\W*(?:\\d{1,2}|[a-zA-Z])[.)])?[^A-Za-z$]*';
/** What is put to the vote, by its last word. */
const putToVote =
  '(?:changes?|amendments?|proposals?|resolutions?|measures?|initiatives?|propositions?|referendums?|ballot (?:items?|questions?))';
const rules =
  '(?:regulations?|rules?|amendments?|resolutions?|polic(?:y|ies)|provisions?|by-?laws?|restrictions?|motions?)';
/** 'Two proposals' names none of them. */
const onlyCounted =
  '(?!(?:only |all |both |none of |neither of |no |the )*(?:one|two|three|four|five|six|\\d{1,2}|both|all)? ?(?:of the )?proposals? (?:passed|failed|was|were|did))';
/** Another time, or only thought. */
const unreal =
  '(?!\\b(?:[Ii]f|[Ww]hether|[Ww]hen|until|once|unless|would|could|should|may|must|last|previous(?:ly)?|earlier|that|which|who)\\b)';

/** Results of votes that name nobody who moved. */
export const voteForms: readonly OpeningForm[] = [
  {
    // 'A vote to spend $900 on the gate was taken', 'The members voted by ballot on the new fence', with its count behind
    form: regex`(?:\b(?:[Aa]|[Tt]he) vote (?:to|on) (?<what>(?:${unreal}[^.;:]){6,160}?) (?:was|were) (?:then )?(?:taken|held|called|cast)\b.*)`,
    decided: false,
    open: true,
  },
  {
    form: regex`\b${body}(?: present)?(?: then| also)? voted (?:by (?:secret |written )?ballot |by a show of hands )?on (?:whether to )?(?<what>(?:${unreal}[^.;:]){6,160})`,
    decided: false,
    open: true,
  },
  {
    // 'Vote on the gate rule: 4 yes, 1 no', 'The vote on the gate rule was 4 to 1'
    form: regex`${bullet}(?:[Tt]he )?[Vv]ote on (?<what>(?:${unreal}[^.;:]){4,100}?)(?=(?:\s*[:–-]| was| were)(?: (?:unanimous|taken)[,:]?)? \d{1,4} ?(?:[-–]|to|yes|in favor|for|ayes?)\b).*`,
    decided: false,
  },
  {
    // 'Talk of the 2032 budget followed, it was voted on and approved.'
    form: regex`${bullet}(?:[A-Z][\w ’']{2,30}: )?(?:[Tt]he )?(?:[Dd]iscussion of (?:the )?)?(?<what>[^.;:]{4,120}?)(?: ensued| followed| took place| was held)?,? (?:(?:and|it|which|which then) ){0,2}(?:was|were) (?:then |also )?(?:voted (?:on|upon)|put to (?:a|the) vote),? and (?:unanimously )?(?:approved|passed|carried|adopted|rejected|defeated)\b.*`,
    decided: true,
  },
  {
    // 'The other two proposed changes failed because the votes fell short.'
    form: regex`${bullet}${onlyCounted}(?<what>(?:${unreal}[^.;:]){4,110}?\b${putToVote}(?: (?:to|of|in|for|on) (?:${unreal}[^.;:,]){3,80}?)?)(?= (?:failed|did not pass|(?:was|were) (?:defeated|voted down|not (?:passed|approved|adopted)))\b).*`,
    decided: false,
  },
  {
    // 'Lastly, the rule banning fires at the dam, unless in a pit, passed with 70 voting yes.'
    form: regex`${bullet}(?:Lastly,? |Finally,? |Also,? )?(?<what>(?:[Tt]he|[Aa]n?) (?:${unreal}[^.;:]){0,60}?\b(?:rule|amendment|regulation|change|restriction) (?:to|on|prohibiting|allowing|requiring|limiting|banning|against) [^.;:]{2,300}?)(?=,? (?![^.;]{0,90}\bin (?:19|20)\d\d\b)(?:passed|carried|failed) (?:by|with) (?:a vote of )?\d{1,4} (?:votes?|voting|yes|for|in favor)\b).*`,
    decided: false,
  },
  {
    // 'The newer rules won with 70 votes.'
    form: regex`${bullet}(?<what>(?:[Tt]he|[Oo]ption|[Pp]lan) (?:${unreal}[^.;:]){0,80}?(?<=\b(?:[Rr]ules|[Rr]egulations|[Pp]roposal|[Oo]ption \w{1,3}|[Pp]lan(?: \w)?|[Bb]udget|[Aa]mendment|[Dd]raft|[Vv]ersion \w))) (?:won|prevailed|was (?:chosen|selected)) (?:with|by) (?=\d{1,4} votes\b).*`,
    decided: true,
  },
  {
    // 'The president declared that Amendment 3 carries.'
    form: regex`\b(?:[Pp]resident|[Cc]hair\w*|Mrs?\. [A-Z][a-z]+|Ms\. [A-Z][a-z]+) (?:then )?declared (?:that )?(?<what>[^.;:]{4,90}?) (?:was |to (?:be|have) |had |has |is )?(?=(?:${became}|carries\b)).*`,
    decided: false,
  },
  {
    // 'The main motion (dues of $425 from May 1) carried 58 to 23'
    form: /\b[Mm]otion \((?<what>[a-z][^()]{7,200})\),? (?=(?:was )?(?:carried|passed|adopted|approved|failed|defeated)\b).*/,
    decided: false,
  },
  {
    // 'The amendment was declared adopted.'
    form: regex`${bullet}(?<what>(?:${unreal}[^.;:]){4,120}?) (?:was|were) (?:then )?declared(?= ${became}).*`,
    decided: false,
  },
  {
    // 'A second question, whether to levy $900 per lot, failed, 40 to 31.'
    form: regex`${bullet}(?:[Aa]|[Tt]he) [a-z]+ (?:question|item|proposal|measure|issue), (?:on )?whether to (?<what>[^.;:]{6,160}?),(?= ${became}).*`,
    decided: false,
  },
  {
    // 'The dues increase passed with 48 yes votes and 20 no votes.'
    form: regex`${bullet}(?<what>(?!(?:[Tt]he |[Aa] )?(?:motion|vote|proposal|resolution|measure)\b|(?:[Tt]he |[Tt]his )?(?:amendment|change|rule|purchase|project|initiative) (?:passed|carried|did not pass)(?: unanimously)?\W*$)(?:${unreal}[^.;:]){3,90}?\b(?:increase|assessment|loan|budget|change|amendment|initiative|project|purchase|rule)(?: (?:to|of|in|for|on|prohibiting|allowing|requiring|limiting|banning|permitting|against) (?:${unreal}[^.;:,]){2,90}?)?)(?=,? (?![^.;]{0,90}\bin (?:19|20)\d\d\b)(?:ha(?:s|d|ve) )?(?:passed|carried|failed|did not pass|was (?:passed|approved|defeated|rejected|voted down))\b(?:(?<=passed|carried|pass)(?: unanimously)?\W*$|(?:,| with| by| at|:)? ?(?:a vote of |votes? of )?\d{1,4}(?:\s?[-–]\s?\d|%| (?:to|yes|no|for|in favor|votes?|ayes?|voting|voted)\b))).*`,
    decided: false,
  },
  {
    // 'The following rule was adopted: “…”', 'The following regulation will be adopted: “…”', behind a vote
    form: new RegExp(
      `${bullet}(?<what>[Tt]he following (?:[a-z-]+ ){0,3}?${rules} (?:(?:was|were|is|are|has been|have been) (?:then |hereby |also |duly )?(?:adopted|approved|passed|enacted|added)|will be (?:adopted|added|enacted)(?! (?:at|on|if|when|once|unless|upon|by|next|after|pending|subject)\\b))\\b[^.;:]{0,100}:\\s.{8,400})`,
      's',
    ),
    decided: true,
    whole: true,
  },
];
