import type { FactValue } from '#contract/analysis.ts';
import type { Particulars } from '../find/particulars.ts';
import { capital } from '../language/capital.ts';
import { shareWords } from '../particulars/share-of.ts';
import { anyOffence } from '../rules/collection/offence.ts';
import { counted, days, display, dollars, figure, monthsOfDues } from '../say/display.ts';
import { isSmallSum, perMonth, perYear } from '../say/money-per.ts';
import {
  type Facts,
  keyPoint,
  numberIn,
  type Say,
  type Saying,
  type Sayings,
  wordIn,
} from '../say/saying.ts';

const every: Record<string, string> = {
  month: 'every month',
  quarter: 'four times a year',
  half_year: 'twice a year',
  year: 'once a year',
};

/**
 * 'the approval of 67% of the votes cast, with a quorum of 50% of all votes'. Of what the share is taken is told only where
 * the text says it: 'approval by two-thirds' where it does not.
 */
export function approvalBy(value: FactValue, { of, form, quorum }: Particulars): string {
  const share = shareWords(Number(value), form);
  const approval = of
    ? `the approval of ${share} of ${of}`
    : share === 'all'
      ? 'the approval of all owners'
      : share.endsWith('%')
        ? `${share} approval`
        : `approval by ${share}`;
  return `${approval}${quorum ? `, with a quorum of ${quorum}` : ''}`;
}

/** For how long a ceiling of the dues holds, as far as it is told. */
export const whileTold = ({ untilDay, ofBeginning }: Particulars): string =>
  untilDay ? `, until ${untilDay}` : ofBeginning ? ', at first' : '';

function regular(value: FactValue, facts: Facts, told: Particulars): Saying {
  if (wordIn(value, 'limit') === 'most') {
    const ended = told.untilDay ? `Until ${told.untilDay} the` : told.ofBeginning ? 'At first the' : null;
    return keyPoint(
      'medium',
      `${ended ? `${ended} regular dues could` : 'The regular dues may'} be ${display('money', value)} by this document. It does not say what they are now.`,
    );
  }
  if (told.byHome)
    return keyPoint(
      'high',
      `${told.proposed ? 'Regular dues as proposed' : 'Regular dues'} depend on the ${told.byHome.by}: ${told.byHome.sums}. Look yours up.`,
    );
  const month = perMonth(value);
  const year = perYear(value);
  const otherParts = told.inParts && facts.get('assessment.frequency') !== 'month';
  const both =
    month !== null && year !== null && wordIn(value, 'period') !== 'month' && !otherParts
      ? `, which comes to ${Math.abs(year / 12 - month) < 1e-6 ? '' : 'about '}${dollars(month)} a month`
      : '';
  const yearly = wordIn(value, 'period') === 'month' && year !== null ? `, or ${dollars(year)} a year` : '';
  const when = told.when ? ` ${told.when}` : '';
  const amount = `${display('money', value)}${both}${yearly}`;
  const isDated = wordIn(value, 'period') || facts.has('assessment.frequency') || told.when;
  if (told.voluntary)
    return keyPoint(
      'medium',
      `Dues are ${display('money', value)}${when}${both}${yearly}. By the text, paying is voluntary.`,
    );
  if (told.average)
    return keyPoint('high', `Regular dues average ${display('money', value)}${when}. Look yours up.`);
  return told.firstSet
    ? keyPoint(
        'high',
        `This document sets regular dues of ${told.most ? 'at most ' : ''}${amount}${told.most ? whileTold(told) : ''}. Today's may differ.`,
      )
    : keyPoint(
        'high',
        told.proposed
          ? `You would pay ${display('money', value)} in regular dues${when}${both}${yearly}: that is proposed.`
          : `${told.lots ? `Regular dues are ${display('money', value)}` : `You pay ${display('money', value)} in regular dues`}${when}${both}${yearly}.${told.toBe ? ` A change to ${told.toBe} is proposed.` : told.agreedTo ? ` A change to ${told.agreedTo} was agreed to.` : ''}${isDated ? '' : ' Read there, or ask, for what time that pays.'}`,
      );
}

const upTo = (most: true | undefined, least?: true) => (most ? 'up to ' : least ? 'at least ' : '');

function lateFee(value: FactValue, facts: Facts, { most, orElse, plus, again, grace }: Particulars): Saying {
  const percent = numberIn(value, 'percent');
  const late = facts.get('assessment.late_after');
  const isLateBefore = grace !== undefined && late !== undefined && numberIn(late, 'days') !== grace;
  const more = `${isLateBefore ? ` once it is more than ${counted(grace, 'day')} late` : ''}${orElse ? ` or ${orElse}` : ''}${plus ? `, plus ${plus}` : ''}${again ? `, again each ${again} that you owe it` : ''}`;
  return percent === null
    ? keyPoint('medium', `Paying late costs a fee of ${upTo(most)}${display('money', value)}${more}.`)
    : keyPoint('medium', `Paying late costs ${upTo(most)}${figure(percent)}% of what you owe${more}.`);
}

/** How it may be done, to stand after 'the association may foreclose'. */
function wayOfForeclosure(value: FactValue, way: Particulars['way']): string {
  if (value === 'nonjudicial') return ' without going to court.';
  if (value === 'either') return ', with or without a court.';
  if (way === 'court') return ' through a court.';
  if (way === 'both') return ' through a court, or in a way that may need none.';
  return way === 'mortgage'
    ? ' as on a mortgage, in some states without a court.'
    : '. The text here does not say whether that takes a court.';
}

const foreclosure: Say = (value, _, { way, late, ofFines }) => {
  const owed = ofFines ? 'what you owe for breaking rules' : late ? `dues ${late}` : 'unpaid dues';
  if (value === 'none')
    return keyPoint(
      'low',
      `The association may not foreclose on your home for ${ofFines ? owed : 'unpaid dues'}.`,
    );
  return keyPoint(
    'high',
    `You can lose your home over ${owed}: the association may foreclose${wayOfForeclosure(value, way)}`,
  );
};

/** What the columns beside a fine add to it. */
const inColumns = (beside: Particulars['beside']) =>
  beside
    ? beside.ofRepeats
      ? ` A repeated breach costs more, up to ${beside.most}.`
      : ` The table has further columns beside it, with sums up to ${beside.most}.`
    : '';

/** The words of the text, with the sum: '“Parties, $300 each guest”', and not 'breach of “No trucks are allowed”'. */
const inWords = /(?:^|: )“[^“”]*(?:\$|dollars)[^“”]*”$/i;

function fine(
  value: FactValue,
  { most, least, total, every: again, inAll, beside, unsaid }: Particulars,
): Saying {
  const offence = wordIn(value, 'offence') ?? wordIn(value, 'offense') ?? wordIn(value, 'purpose');
  const amount = numberIn(value, 'amount') ?? 0;
  const period = wordIn(value, 'period');
  const goesOn =
    period === 'day' || period === 'month'
      ? ` for each ${period} it goes on`
      : again
        ? ` every ${again}`
        : '';
  const named = offence && offence !== anyOffence;
  if (total)
    return keyPoint(
      'medium',
      `Fines${named ? ` (${offence})` : ''} can come to at most ${dollars(amount)} in all.`,
    );
  const severity = goesOn && !inAll ? 'high' : 'medium';
  // The words of the text say all that is told of it.
  if (named && inWords.test(offence)) return keyPoint(severity, `Fine: ${offence}${inColumns(beside)}`);
  const subject = named ? 'fine' : 'fine for breaking a rule';
  if (unsaid)
    return keyPoint(
      'medium',
      `A fine of ${upTo(most, least)}${dollars(amount)}${goesOn}${inAll ? `, up to ${inAll},` : ''} is named. Read there what it is for.`,
    );
  const isOf = most
    ? `${named ? 'A' : 'The'} ${subject} can be up to`
    : `The ${subject} is${least ? ' at least' : ''}`;
  return keyPoint(
    severity,
    `${isOf} ${dollars(amount)}${goesOn}${named ? ` (${offence})` : ''}${inAll ? `, up to ${inAll}` : ''}.${inColumns(beside)}`,
  );
}

const unlessEmergency = ({ except }: Particulars) => (except ? ', except in an emergency' : '');

function specialAssessment(value: FactValue, { most, day, year, inLots }: Particulars): Saying {
  const amount = numberIn(value, 'amount');
  const purpose = wordIn(value, 'purpose');
  const ways = numberIn(value, 'ways');
  if (ways !== null)
    return keyPoint(
      'medium',
      `The text sets out ${figure(ways)} ways to choose from. A special assessment is among them.`,
    );
  const status = wordIn(value, 'status') ?? 'levied';
  const whose =
    wordIn(value, 'per') === 'home'
      ? ` for each ${inLots ? 'lot' : 'home'}`
      : wordIn(value, 'per')
        ? ' for the whole association'
        : '';
  const words = `A special assessment${amount === null ? '' : ` of ${upTo(most)}${dollars(amount)}${whose}`} is ${status === 'proposed' ? 'proposed or being discussed' : status}${purpose ? ` for ${purpose}` : ''}${day ? `, due on ${day}` : year ? ` in ${year}` : ''}.`;
  return keyPoint(status === 'proposed' ? 'medium' : 'high', words);
}

/** Dues, late payment, collection, closing costs and fines. */
export const sayDues = {
  'assessment.regular': regular,
  'assessment.frequency': (value, facts, { may, least, named, inParts }) =>
    facts.has('assessment.regular') && wordIn(facts.get('assessment.regular'), 'period') === value
      ? null
      : keyPoint(
          'low',
          named
            ? `The regular dues are set by the ${String(value).replace('_', ' ')}.${inParts ? '' : ' Ask how often they are paid.'}`
            : `Dues ${may ? 'may be' : 'are'} collected ${least ? 'at least ' : ''}${every[String(value)] ?? String(value)}.`,
        ),
  'assessment.increase_cap': (value, _, { prices, beyondFor, ofCeiling, below }) =>
    keyPoint(
      'medium',
      `${ofCeiling ? 'The most that the dues may be goes up' : 'The board may raise dues'} by ${below ? 'less than' : 'up to'} ${figure(Number(value))}% a year${prices === 'added' ? ' and as much as prices rise besides,' : prices ? `, or by as much as prices rise if that is ${prices},` : ''}${beyondFor ? `, and further for ${beyondFor},` : ''} without ${ofCeiling ? 'a vote of' : 'asking'} the owners.`,
    ),
  'assessment.increase_vote': (value, facts, told) =>
    keyPoint(
      'low',
      `${told.anyRaise ? 'A raise of the dues' : `A larger raise${facts.has('assessment.increase_cap') ? '' : ' of the dues than the board may make alone'}`} needs ${approvalBy(value, told)}${unlessEmergency(told)}.`,
    ),
  'assessment.special_vote': (value, _, told) =>
    keyPoint(
      'medium',
      `A special assessment${told.above ? ` ${told.above}` : ''} needs ${approvalBy(value, told)}${unlessEmergency(told)}.${told.someFree ? ' Some charges need no such vote: read there which.' : ''}`,
    ),
  'assessment.late_after': (value, _, { adds, inDays, ofMonth, feeSooner }) => {
    const late = numberIn(value, 'days') ?? 0;
    const time = inDays ? counted(late, 'day') : days(late);
    if (ofMonth)
      return keyPoint(
        'medium',
        adds
          ? `After ${ofMonth.last}, ${adds} is added to a payment due on ${ofMonth.due}.`
          : `A payment due on ${ofMonth.due} is ${feeSooner ? 'in default' : 'late'} after ${ofMonth.last}.${feeSooner ? ' A late fee may come sooner: read it there.' : ''}`,
      );
    return keyPoint(
      'medium',
      adds
        ? `${capital(adds)} is added once a payment is ${time} late.`
        : feeSooner
          ? `A payment is in default ${time} after it is due. A late fee may come sooner: read it there.`
          : `A payment is late ${time} after it is due.`,
    );
  },
  'assessment.late_fee': lateFee,
  'assessment.interest_rate': (value, _, { ofFines, most, orElse }) =>
    keyPoint(
      'medium',
      `What you owe ${ofFines ? 'for breaking rules' : 'late'} grows by ${upTo(most)}${figure(Number(value))}% interest a year${orElse ? `, or ${orElse}` : ''}.`,
    ),
  'assessment.lien': (value, _, { ofFines, over, may }) =>
    value === true
      ? keyPoint(
          'medium',
          may
            ? 'For unpaid dues the association may put a lien on your home: a claim that is usually paid before you can sell.'
            : `${ofFines ? 'What you owe for breaking rules becomes' : 'Unpaid dues become'} a lien${over ? ` once it is more than ${over}` : ''}: a claim on your home that is usually paid before you can sell.`,
        )
      : value === false
        ? keyPoint('low', 'Unpaid dues do not become a lien on your home.')
        : null,
  'assessment.foreclosure': foreclosure,
  'assessment.initial_contribution': (value, facts, { months, most, firstSale, besides }) => {
    const sum = `${upTo(most)}${months ? monthsOfDues(months) : display('money', value)}`;
    if (firstSale)
      return keyPoint(
        'medium',
        `Whoever buys a home first, from its builder, pays an extra sum once: ${sum}. Ask whether you would too.`,
      );
    return keyPoint(
      isSmallSum(value, facts.get('assessment.regular')) ? 'medium' : 'high',
      wordIn(value, 'period') === 'times_regular'
        ? `When you buy, you pay an extra sum once: ${sum}${besides ? `, and ${besides}` : ''}.`
        : `You pay ${sum}${besides ? ` and ${besides}` : ''} once when you buy, on top of regular dues.`,
    );
  },
  'assessment.transfer_fee': (value, _, { most, least }) =>
    keyPoint(
      'medium',
      `A transfer or the papers for a sale cost ${upTo(most, least)}${display('money', value)}.`,
    ),
  'assessment.returned_payment_fee': (value, _, { most, least }) =>
    keyPoint('low', `A returned check or payment costs ${upTo(most, least)}${display('money', value)}.`),
  special_assessment: (value, _, told) => specialAssessment(value, told),
  'fine.schedule': (value, _, told) => fine(value, told),
  'insurance.owner_must_carry': (value, _, { upToYou }) =>
    value === true
      ? keyPoint(
          'medium',
          `You ${upToYou ? 'are responsible for' : 'must carry'} your own insurance on your home.`,
        )
      : keyPoint('low', 'The document does not make you carry your own insurance.'),
  'insurance.deductible': (value, _, { most }) =>
    keyPoint(
      'medium',
      `The deductible of the association's insurance is ${upTo(most)}${display('money', value)}.`,
    ),
} satisfies Sayings;
