import type { FactValue } from '#contract/analysis.ts';
import type { Particulars } from '../find/particulars.ts';
import { yearly } from '../particulars/of-meetings.ts';
import { shareWords } from '../particulars/share-of.ts';
import { caseStands } from '../say/case-stands.ts';
import { counted, dateWords, dollars, figure } from '../say/display.ts';
import { byWord, keyPoint, listed, numberIn, type Say, type Sayings, wordIn, yesNo } from '../say/saying.ts';
import { approvalBy } from './say-dues.ts';
import { motion } from './say-motions.ts';
import { length } from './say-use.ts';

const keeper = (part: string, verb = 'is'): Say =>
  byWord({
    owner: (_, { whole, tidy }) =>
      keyPoint(
        'medium',
        tidy
          ? whole
            ? 'You must keep your lot clean and neat.'
            : 'Lots must be kept clean and neat. The sentence does not name who does it.'
          : `${part} ${verb} yours to keep up and pay for${whole ? ', with the rest of what you own' : ''}.`,
      ),
    association: keyPoint('low', `${part} ${verb} kept up by the association.`),
    shared: keyPoint(
      'medium',
      `${part} ${verb} kept up partly by you and partly by others. Check who does what.`,
    ),
    public: keyPoint('low', `${part} ${verb} kept up by the city or county.`),
  });

const boardSize: Say = (value, _, { firstTerms, laterTold, most }) => {
  const min = numberIn(value, 'min');
  const max = numberIn(value, 'max');
  if (min === null) return null;
  const board = firstTerms ? 'The first board' : 'The board';
  const after = firstTerms && !laterTold ? ' Ask how many later ones have.' : '';
  return keyPoint(
    'low',
    max === null || min === max || (most && min === 1)
      ? `${board} has ${max === null ? 'at least ' : most ? 'at most ' : ''}${counted(max ?? min, 'director')}.${after}`
      : `${board} has ${min} to ${max} directors.${after}`,
  );
};

const notice: Say = (value, _, { meeting = '', least }) => {
  const min = numberIn(value, 'min');
  const max = numberIn(value, 'max');
  if (min === null) return null;
  const days = max === null || max === min ? counted(min, 'day') : `${figure(min)} to ${figure(max)} days`;
  const span = `${least ? 'at least ' : ''}${days}`;
  return keyPoint(
    'low',
    meeting
      ? `Owners get notice of ${meeting === yearly ? 'the yearly meeting' : `a meeting ${meeting}`} ${span} ahead.`
      : `Owners get notice of a meeting ${span} ahead.`,
  );
};

/** The year of a budget is told by itself. */
const documentDate: Say = (value, _, { dateOf }) => {
  const date = dateWords(String(value));
  if (dateOf === 'year') return null;
  if (dateOf === 'meeting') return keyPoint('low', `The meeting was held on ${date}.`);
  if (dateOf === 'figures') return keyPoint('low', `The figures are as of ${date}.`);
  if (dateOf === 'first day')
    return keyPoint('low', `The budget year begins ${date.includes(',') ? 'on' : 'in'} ${date}.`);
  return keyPoint(
    'low',
    dateOf ? `The document was ${dateOf} on ${date}.` : `The document is dated ${date}.`,
  );
};

/** Who may change a document, and by what share: 'The board can change the bylaws, by more than half of it.' */
function changedBy(what: string, value: FactValue, told: Particulars): string {
  if (told.ofBeginning)
    return `At first the ${what} could be changed with ${approvalBy(value, told)}. Another vote is set for the time after that: read it there.`;
  const the = told.later ? 'After a first period, the' : 'The';
  if (told.byBoard) {
    const share = shareWords(Number(value), told.form);
    return `${the} board can change the ${what}, by ${share} of ${told.of?.replace('the board', 'it') ?? 'it'}.`;
  }
  const also = told.also ? `, and that of ${told.also}` : '';
  return `${the} ${what} can be changed with ${approvalBy(value, told)}${also}${told.board ? ', or by the board' : ''}.`;
}

/** 'Until the other owners had as many votes …, whichever came first' */
const inThePast = (until: string) =>
  until
    .replace(/\bhave\b/, 'had')
    .replace(/\bare\b/, 'were')
    .replace(/\bcomes\b/, 'came')
    .replace(/\bis\b/g, 'was');

/** How the association is run, how its rules change, and who keeps what. */
export const sayGovernance = {
  'association.name': (value) => keyPoint('low', `The association is ${String(value).replace(/\.$/, '')}.`),
  'community.units': (value, _, { planned, most, least, inLots }) =>
    keyPoint(
      'low',
      `The community ${most ? 'may have up to' : planned ? 'was planned for' : least ? 'has more than' : 'has'} ${counted(Number(value), inLots ? 'lot' : 'home')}.`,
    ),
  'document.date': documentDate,
  'board.size': boardSize,
  'board.term': (value, _, { firstTerms }) =>
    keyPoint(
      'low',
      firstTerms
        ? `The first directors serve terms of up to ${length(value)}. Ask how long later ones serve.`
        : `A director serves for ${length(value)}.`,
    ),
  'meeting.annual': (value, _, { otherwise, once }) =>
    keyPoint(
      'low',
      `${once ? 'One yearly meeting of owners, not a rule for each year' : 'The yearly meeting of owners'}: ${String(value)}${otherwise ? ', unless the board names another day' : ''}.`,
    ),
  'meeting.notice': notice,
  'quorum.members': (value, _, told) =>
    keyPoint(
      'low',
      told.of
        ? `A meeting of owners${told.meeting ? ` ${told.meeting}` : ''} counts when ${shareWords(Number(value), told.form)} of ${told.of} are there.`
        : `The quorum of a meeting of owners${told.meeting ? ` ${told.meeting}` : ''} is ${shareWords(Number(value), told.form)}.`,
    ),
  // Some meetings ask for more than the usual quorum: half of that is no lower one.
  'quorum.reduced': (value, facts, { meeting }) =>
    Number(value) >= Number(facts.get('quorum.members') ?? 100)
      ? null
      : keyPoint(
          'low',
          `If too few come${meeting ? ` to a meeting ${meeting}` : ''}, ${figure(Number(value))}% is enough at the next try.`,
        ),
  'amendment.declaration_vote': (value, _, told) => keyPoint('medium', changedBy('covenants', value, told)),
  'amendment.bylaws_vote': (value, _, told) => keyPoint('low', changedBy('bylaws', value, told)),
  'declaration.term': (value, _, { ended }) =>
    keyPoint(
      'low',
      ended
        ? `The covenants ran for ${length(value)} at first. That time was over when the text was written.`
        : `The covenants run for ${length(value)}.`,
    ),
  'declaration.renewal': (value, facts, { unless, times, asLawLets }) => {
    const goOn = asLawLets
      ? 'The covenants run as long as the law lets them, and then renew'
      : facts.has('declaration.term')
        ? 'After that they go on'
        : 'The covenants renew';
    const spans =
      times === 1
        ? ` once, for ${length(value)}`
        : ` for ${length(value)} at a time${times ? `, ${figure(times)} times at most` : ''}`;
    return keyPoint('low', `${goOn}${spans}, unless ${unless ?? 'ended'}.`);
  },
  'voting.declarant_control': (value, _, { power, until, timeOver, firstTerms, ownersElect, classB }) => {
    if (value !== true) return null;
    if (timeOver)
      return keyPoint(
        'low',
        `The developer had ${power ?? 'control of the association'}${until ? ` ${inThePast(until)}` : ''}. That time is over.`,
      );
    if (ownersElect)
      return keyPoint('low', 'The developer chose the first directors; the owners elect those after them.');
    if (firstTerms)
      return keyPoint('low', 'The developer chose the first directors. Ask whether it chooses later ones.');
    if (power || until)
      return keyPoint(
        'medium',
        `The developer has, or had, ${power ?? 'control of the association'}${until ? ` ${until}` : ''}.`,
      );
    return keyPoint(
      'medium',
      classB
        ? 'There is, or was, a second class of members (Class B). It is usually the developer, with extra votes.'
        : 'The developer has, or had, rights of its own in running the association. Read there which.',
    );
  },
  'voting.proxy_allowed': (value, _, { once }) =>
    keyPoint(
      'low',
      value !== true
        ? 'You may not vote by proxy.'
        : once
          ? 'At the meeting that this paper was made for, owners may let someone else vote by proxy.'
          : 'You may let someone else vote for you by proxy.',
    ),
  'voting.cumulative': yesNo(
    keyPoint('low', 'You may give all your votes to one candidate (cumulative voting).'),
    keyPoint('low', 'Votes may not be added up for one candidate (no cumulative voting).'),
  ),
  'records.inspection': (value, _, { someRecords, namedRecords }) =>
    value === true
      ? keyPoint(
          'low',
          someRecords
            ? "You may look at some of the association's records. Ask which ones."
            : namedRecords
              ? "You may look at some of the association's papers. Read there which."
              : "You may look at the association's books and records.",
        )
      : keyPoint('medium', "You may not look at the association's books and records."),
  'dispute.arbitration': (value, _, { means = 'mediation or arbitration', beforeCourt, some }) =>
    value === true
      ? keyPoint(
          'medium',
          `${some ? 'Some disputes' : 'A dispute'} must go to ${means}${beforeCourt ? ' before a court' : ''}.`,
        )
      : keyPoint('low', 'A dispute need not go to mediation or arbitration first.'),
  'sale.right_of_first_refusal': yesNo(
    keyPoint('high', 'When you sell, the association may step in and buy your home first.'),
    keyPoint('low', 'You may sell your home without offering it to the association first.'),
  ),
  'maintenance.roof': keeper('The roof of your home'),
  'maintenance.exterior_walls': keeper('The outside of your home'),
  'maintenance.yard': keeper('The yard of your home'),
  'maintenance.roads': (value, facts, told) =>
    keeper(`The ${told.ways ?? 'streets'}`, 'are')(value, facts, told),
  'maintenance.fences': keeper('The fences along your lot', 'are'),
  litigation: (value) => {
    const what = listed(value, 'what');
    const status = wordIn(value, 'status');
    if (!what) return null;
    const stands = status ? ` (${caseStands(what, status)})` : '';
    return keyPoint('high', `A lawsuit or claim is mentioned${stands}: ${what.replace(/[.\s]+$/, '')}.`);
  },
  'repairs.critical': (value, _, { agreed, most, grave }) => {
    const what = listed(value, 'what');
    if (!what) return null;
    const cost = numberIn(value, 'cost') ?? numberIn(value, 'amount');
    const price =
      cost === null || what.includes(dollars(cost)) ? '' : `, ${most ? 'at most ' : ''}${dollars(cost)}`;
    const told = grave ? 'A large or urgent repair is mentioned' : 'Work on shared property is spoken of';
    return keyPoint('medium', `${told}: ${what}${price}.${agreed ? ' It was agreed to.' : ''}`);
  },
  'minutes.quorum_present': yesNo(
    keyPoint('low', 'Enough people came for the meeting to count (a quorum).'),
    keyPoint('medium', 'Too few people came for the meeting to count (no quorum).'),
  ),
  'minutes.motions': motion,
  'minutes.next_meeting': (value, _, { kindOfMeeting = 'meeting' }) =>
    keyPoint(
      'low',
      `The next ${kindOfMeeting} is ${String(value).length === 10 ? 'on' : 'in'} ${dateWords(String(value))}.`,
    ),
} satisfies Sayings;
