import type { DocumentType } from '#contract/document-type.ts';
import type { PercentQuantity } from '../language/quantity.ts';

/**
 * What the text says of an answer beyond its value, in words that stand in a sentence of ours. What it does not say, or
 * says in a way that is not known, is left out: nothing is told in its place.
 */
export interface Particulars {
  /** The conditions of something restricted, to stand after 'only': 'with approval'. */
  readonly limits?: string;
  /** Of what a share is taken: 'the votes cast', 'all votes', 'the owners'. */
  readonly of?: string;
  /** How the share is written: 'a majority', 'two-thirds', '67%'. */
  readonly form?: PercentQuantity['form'];
  /** The quorum of that one vote: '50% of all votes'. */
  readonly quorum?: string;
  /** Where a vote is needed only above a limit: 'of more than 5% of the budget'. */
  readonly above?: string;
  /** 'emergency' where the sentence leaves emergencies out; 'later' where another share held for a first period. */
  readonly except?: 'emergency';
  readonly later?: true;
  /** Some charges of the kind need no such vote. */
  readonly someFree?: true;
  /** The board may raise dues by nothing without this vote. */
  readonly anyRaise?: boolean;
  /** The board may do it too. */
  readonly board?: true;
  /** The board does it, and its own votes are counted. */
  readonly byBoard?: true;
  /** What keeps the covenants from being extended as they are: '75% of all votes agree to end them'. */
  readonly unless?: string;
  /** How often the covenants are extended at most, where the text counts it. */
  readonly times?: number;
  /** Covenants that have no end but the one that a law sets. */
  readonly asLawLets?: true;
  /** The last day of a year's figures that end before the year does: 'December 6, 2018'. */
  readonly soFar?: string;
  /** Their first day, where it is told: 'January 1'. */
  readonly since?: string;
  /** How a lien is foreclosed: by a court, as a mortgage is, or either by a court or in a way that may need none. */
  readonly way?: 'court' | 'mortgage' | 'both';
  /** How late a debt must be: 'more than 90 days late'. */
  readonly late?: string;
  /** The one kind of meeting that it holds for: 'on a special assessment'. */
  readonly meeting?: string;
  /** 'mediation', 'arbitration' or both, as the text names them. */
  readonly means?: string;
  /** It must be tried before a court is asked. */
  readonly beforeCourt?: true;
  /** A second class of members is named, and not what it has. */
  readonly classB?: true;
  /** When the developer's control ends: 'until 75% of the lots are sold or until May 14, 2014, whichever comes first'. */
  readonly until?: string;
  /** The developer's time has ended by a day that it names. */
  readonly timeOver?: true;
  /** What the developer has or had: 'extra votes', 'the choice of directors' or both. */
  readonly power?: string;
  /** A sum that may not be exceeded, and what all of it may come to: '$1,000 in all'. */
  readonly most?: true;
  /** How often dues may be collected, rather than are; those that are only named by a period: 'annual assessment'. */
  readonly may?: true;
  readonly named?: true;
  /** Dues that are paid in parts. */
  readonly inParts?: true;
  /** A fee that falls due again while the debt stays unpaid: 'month'; the days before it is owed at all. */
  readonly again?: string;
  readonly grace?: number;
  /** A sum that all of its kind together may not exceed. */
  readonly total?: true;
  /** A sum that is the least of its kind. */
  readonly least?: true;
  /** The highest sum in the columns beside a fine, and whether they are for repeated breaches: '$100'. */
  readonly beside?: { readonly most: string; readonly ofRepeats: boolean };
  /** No words say what a fine is for. */
  readonly unsaid?: true;
  /** How often it comes again: '14 days'. */
  readonly every?: string;
  readonly inAll?: string;
  /** So as a rule, and not in every case. */
  readonly ordinarily?: true;
  /** Below this age, younger than that of communities for older people, nobody may live there. */
  readonly youngest?: number;
  /** It is said of what is kept outside homes. */
  readonly outdoors?: true;
  /** The figure itself needs what more than it needs. */
  readonly below?: true;
  /** Dues that nobody must pay, and dues of which homes pay more or less. */
  readonly voluntary?: true;
  readonly average?: true;
  /** The only kind of animal that it is said of: 'dog'; how it is to be held, where one way alone is named: 'on a leash'. */
  readonly animal?: string;
  readonly held?: string;
  /** The work that leave is asked for, where it is not any change of the outside. */
  readonly work?: 'some' | readonly string[];
  /** Leave is asked for new houses alone. */
  readonly ofHouses?: true;
  /** Said of solar panels for heat alone. */
  readonly heating?: true;
  /** Where that holds: 'off your lot'. */
  readonly where?: string;
  /** What a part of the home is kept with, where the part itself is not named: 'home'. */
  readonly whole?: true;
  /** What a buyer pays at the closing besides: '$500 (initiation fee)'. */
  readonly besides?: string;
  /** The only ways that it is said of: 'alleys', 'private streets'. */
  readonly ways?: string;
  /** Meant to be, not there yet. */
  readonly planned?: true;
  /** What came in or was spent in the year, in the column beside the planned sum. */
  readonly happened?: number;
  /** What came in or was spent by a day of a planned year, and what was planned by then. */
  readonly byThen?: { readonly by: string; readonly actual: number; readonly planned: number };
  /** What a statement adds below its total of income. */
  readonly otherIncome?: number;
  /** What of a budget's income was saved before. */
  readonly fromSavings?: number;
  /** What went into reserves before a total of income was struck. */
  readonly lessReserves?: number;
  /** What was taken off overdue dues for such as may never be paid. */
  readonly lessAllowance?: number;
  /** What the operating fund owes the reserves. */
  readonly owedByOperating?: number;
  /** What running the place alone left, where all funds together left the opposite. */
  readonly ofOperations?: number;
  /** What owners owed was billed: how much of it is overdue is not told. */
  readonly receivable?: true;
  /** The statement's own bottom line, where more than its totals of income and costs goes into it. */
  readonly left?: number;
  /** What of a result went into the association's own reserves. */
  readonly intoReserves?: number;
  /** Which meeting comes next: 'board meeting', 'meeting of owners'. */
  readonly kindOfMeeting?: string;
  /** The owners elect the directors that follow the developer's. */
  readonly ownersElect?: true;
  /** Some records alone. */
  readonly someRecords?: true;
  /** Only some of the papers may be seen, such as minutes, and the text names them. */
  readonly namedRecords?: true;
  /** Money in the bank of which the text does not say what part is set aside. */
  readonly unsplit?: true;
  /** A balance or a result that was expected when the text was written. */
  readonly projected?: true;
  /** A total over the columns of all funds, of which the operating fund's is another. */
  readonly ofAllFunds?: true;
  /** The balance of the fund for running costs, which may be owed or given away. */
  readonly ofFund?: true;
  /** What several accounts that the text names hold together. */
  readonly ofSeveral?: true;
  /** What a study recommends, whether or not that is all that is wanted. */
  readonly advised?: true;
  /** How a contribution goes on in the same study: 'rising to $40,000 by 2034', 'and more in later years'. */
  readonly rises?: string;
  /** The month or day of the reserve study that a figure comes from. */
  readonly study?: string;
  /** The type of the document, where the words for a figure differ by it. */
  readonly kind?: DocumentType;
  /** When a balance held: 'on August 31, 2025'. */
  readonly day?: string;
  /** The year of a figure, where it is not the one that the document is for; of a raise, when it was made. */
  readonly year?: string;
  /** Of which year the dues are told: 'for 2031', 'from May 1, 2031 on'. */
  readonly when?: string;
  /** The cost is what the work would have cost when the study was made. */
  readonly pricesOfStudy?: true;
  /** From when to when the figures run, where that is no calendar year. */
  readonly span?: string;
  /** A balance with which a period began. */
  readonly opening?: true;
  /** What the document's date is the date of, where it is not simply dated so: its adoption, its meeting, a budget's first day or year, the day of a study's figures. */
  readonly dateOf?:
    | 'adopted'
    | 'approved'
    | 'ratified'
    | 'revised'
    | 'passed'
    | 'recorded'
    | 'meeting'
    | 'first day'
    | 'figures'
    | 'year';
  /** The meeting agreed to it. */
  readonly agreed?: true;
  /** Work that is large by its sum, or pressing by the words. */
  readonly grave?: true;
  /** The one bid for it, that nobody has taken. */
  readonly bid?: number;
  /** What is to pay for it, by the text: money that is there, or an assessment. */
  readonly paid?: 'funds' | 'levy' | 'levied';
  /** The day of the later meeting that it is of, where minutes of two stand in one file. */
  readonly atMeeting?: string;
  /** The day of a second meeting of the same file. */
  readonly secondMeeting?: string;
  /** Said of one meeting that is named. */
  readonly once?: true;
  /** Not decided yet. */
  readonly proposed?: true;
  /** The dues that are proposed beside those in force: '$305 a year'. */
  readonly toBe?: string;
  /** The dues to which the meeting changed them. */
  readonly agreedTo?: string;
  /** A sum that is only about right. */
  readonly rough?: true;
  /** Whether a raise comes every year. */
  readonly yearly?: true;
  /** Said of guests alone. */
  readonly ofGuests?: true;
  /** Another sum that may be due instead: '10% of what you owe, whichever is more'. */
  readonly orElse?: string;
  /** What is added to a sum: '$1 a day'. */
  readonly plus?: string;
  /** A limit that stands beside the rise of prices: the board may go up to the higher or to the lower of the two. */
  readonly prices?: 'more' | 'less' | 'added';
  /** What the board may raise dues for beyond their limit: 'insurance costs'. */
  readonly beyondFor?: string;
  /** So many months of the regular dues. */
  readonly months?: number;
  /** A term that the text counts in days, to be told in days. */
  readonly inDays?: true;
  /** The days of a month of which a term is the time between: due on 'the 1st', in time until 'the 10th'. */
  readonly ofMonth?: { readonly due: string; readonly last: string };
  /** What is added to a payment then ('interest', 'a late fee'); whether it is late before is not said. */
  readonly adds?: string;
  /** A late fee asks for no such time. */
  readonly feeSooner?: true;
  /** The least days of a range of which the value is the most. */
  readonly leastDays?: string;
  /** Told as the owner's matter, and not as what an owner must do. */
  readonly upToYou?: true;
  /** The time runs only once a request is complete. */
  readonly complete?: true;
  /** What is due by then, short of an answer. */
  readonly step?: 'taken up at a meeting' | 'reviewed';
  /** Days on which an office works. */
  readonly workDays?: true;
  /** Said of what breaking the rules costs alone. */
  readonly ofFines?: true;
  /** The sum that unpaid fines must be more than: '$500'. */
  readonly over?: string;
  /** The board may allow more. */
  readonly leave?: true;
  /** Owning the home is enough, whoever lives there. */
  readonly owned?: true;
  /** Whether a lease must be approved or is only told of. */
  readonly leaseNeeds?: 'approval' | 'notice';
  /** Only that a lot be kept clean is asked, of nobody by name. */
  readonly tidy?: true;
  /** What is put up to receive signals, where one kind alone is spoken of: 'TV antennas'. */
  readonly receivers?: string;
  /** Hardship is an exception. */
  readonly hardship?: true;
  /** The houses that a least size is said of, by their floors. */
  readonly floors?: 'one' | 'more';
  /** Said of the ground floor alone. */
  readonly ground?: true;
  /** The one kind of lot that it is said of, where the document tells kinds apart: 'Townhome Lots'. */
  readonly lots?: string;
  /** The shared place that it is said of alone: 'at the pool'. */
  readonly place?: string;
  /** What a motion says in the document's own words, where ours for it are not whole in themselves. */
  readonly quoted?: string;
  /** What the text says before a quoted decision that hangs on it. */
  readonly saidBefore?: string;
  /** The item under which a motion stands, where its words do not name it. */
  readonly under?: string;
  /** A count of lots, which need not have homes on them. */
  readonly inLots?: true;
  /** Decided without a motion or a vote that the text tells of. */
  readonly unmoved?: true;
  /** Words that speak of what stands before them, which cannot be quoted. */
  readonly loose?: true;
  /** Of some matters alone. */
  readonly some?: true;
  /** Who else must agree: 'the developer while it owns a lot'. */
  readonly also?: string;
  /** Unless another is named. */
  readonly otherwise?: true;
  /** How long one waits for an answer that counts if it does not come: '30 days'. */
  readonly within?: string;
  /** Only after a second request. */
  readonly twice?: true;
  /** Dues that differ by the type of home or the unit, from the lowest to the highest: 'from $285 to $451 a month'. */
  readonly byHome?: { readonly sums: string; readonly by: 'unit' | 'type of home' };
  /** Said of the first directors alone. */
  readonly firstTerms?: true;
  /** On which days of the week alone, in the text's words: 'Sunday through Thursday'. */
  readonly onDays?: string;
  /** How many later directors there are is told beside. */
  readonly laterTold?: true;
  /** Set for the community's beginning, until it is set anew. */
  readonly ofBeginning?: true;
  /** A clause that is said of a part of its matter alone. */
  readonly inPart?: true;
  /** A first term of the covenants that was over when the text was written. */
  readonly ended?: true;
  /** The day until which dues or their ceiling hold: 'April 1, 1989'. */
  readonly untilDay?: string;
  /** A limit of raises of the most that the dues may be, not of the dues. */
  readonly ofCeiling?: true;
  /** Said of the first sale of each home, by its builder, alone. */
  readonly firstSale?: true;
  /** First set in covenants, which are seldom changed when dues go up. */
  readonly firstSet?: true;
}
