import { words } from '../find/pattern.ts';
import { counted, dollars } from '../say/display.ts';
import { keyPoint, restriction } from '../say/saying.ts';
import { banned } from './bans.ts';
import type { Clause } from './clause.ts';

const no = /\b(?:no|not|nor|never|prohibit\w*|forbidden)\b/;

/** 'No recreational facilities such as swing sets': the list is of nothing else. */
const ofPlay = /\b(?:recreation(?:al)?|athletic|play)(?: [a-z]+)?,? (?:such as|including)\b/;

/** What may stand outside a home and how it is asked for, beyond the catalogue's questions. */
export const clausesOfOutside: readonly Clause[] = [
  {
    id: 'exterior.trees',
    cue: ['tree'],
    needs: [
      /\b(?:no|not)\b[^.;]{0,80}\b(?:trees?)\b[^.;]{0,80}\b(?:cut|removed|destroyed|felled)\b|\b(?:no|not)\b[^.;]{0,60}\b(?:cut|remove|destroy|fell)\b[^.;]{0,40}\btrees?\b/,
      /\b(?:approv\w+|consent|permission|authori[sz]ation)\b/,
    ],
    unless: /\bcommon area\b|\b(?:association|declarant|developer) (?:may|shall|reserves)\b/,
    says: restriction('low', 'You need approval before you cut down a tree.'),
  },
  {
    id: 'architecture.developer_reviews',
    cue: ['declarant', 'developer'],
    needs: [
      /\b(?:architectur\w+|design|arc|acc|drb|arb|aca|drc)\b/,
      /\b(?:declarant|developer)\b[^.;]{0,60}\b(?:complete|sole) (?:control|authority) (?:of|over) (?:the )?(?:architectur|design|a[cr][abc]\b)|\b(?:declarant|developer)\b[^.;]{0,40}\b(?:appoint|designate)\b[^.;]{0,30}\bmembers of (?:the |an? )?(?:architectur|design|a[cr][abc]\b)|\b(?:committee|board|a[cr][abc])\b[^.;]{0,60}\bconsist\b[^.;]{0,80}\b(?:appointed|designated) by (?:[a-z]+ ){0,3}(?:declarant|developer)\b|\b(?:declarant|developer) shall (?:be|serve as|act as) the (?:architectur|design|a[cr][abc]\b)/,
    ],
    says: keyPoint('medium', 'The developer has, or had, control of the approval of building plans.'),
  },
  {
    id: 'architecture.review_fee',
    cue: ['fee'],
    needs: [
      words`\b(?:review|application|plans?|processing|submittal|submission|filing)(?: (?:review|processing|application))? (?:fee|charge|deposit)\b[^.;{]{0,60}{money}|{money}[^.;{]{0,30}\b(?:review|application|plan|processing|submittal) (?:fee|charge|deposit)\b`,
      /\b(?:plans?|architect\w*|committee|alterations?|improvements?|construction|arc|arb|acc)\b/,
    ],
    unless: /\b(?:leas(?:e|es|ing)|tenants?|rental|move-?in|purchase|transfer|resale|estoppel)\b/,
    says: ({ plain, quantities }) => {
      const found = /\{m(\d+)\}/.exec(plain);
      const fee = quantities[Number(found?.[1] ?? -1)];
      return fee?.kind === 'money'
        ? restriction('low', `A request to change your home costs a fee of ${dollars(fee.amount)}.`)
        : null;
    },
  },
  {
    id: 'architecture.time_to_build',
    cue: ['complet'],
    needs: [
      words`\b(?:work|construction|improvements?|alterations?|changes?|project)\b[^.;]{0,100}\bcomplet(?:e|ed|ion)\b[^.;]{0,30}\bwithin (?:a period of )?{duration}`,
      /\b(?:shall|must|will)\b/,
    ],
    unless: /^\W*if\b|\bapplication\b|\bdeclarant\b|\bassociation shall\b|\bdamage|\bdestr|\binspect/,
    says: ({ plain, quantities }) => {
      const found = /\bcomplet(?:e|ed|ion)\b[^.;]{0,30}\bwithin (?:a period of )?\{d(\d+)\}/.exec(plain);
      const time = quantities[Number(found?.[1] ?? -1)];
      return time?.kind === 'duration'
        ? restriction('low', `Building work must be completed within ${counted(time.count, time.unit)}.`)
        : null;
    },
  },
  {
    id: 'exterior.chain_link',
    cue: ['chain'],
    needs: [
      /\bchain[- ]?link\b/,
      /\bfenc/,
      /\b(?:no|not|only|prohibited|unacceptable|without|unless|except)\b/,
    ],
    says: (sentence) =>
      /\bno\b[^.;]{0,40}\bchain|\b(?:unacceptable|prohibited) (?:[a-z]+ ){0,2}materials?\b[^.;]{0,120}\bchain[- ]?link|\bchain[- ]?link\b[^.;]{0,80}\b(?:prohibited|(?:not|never) (?:be )?(?:permitted|allowed|approved|used|installed|acceptable))\b/.test(
        sentence.plain,
      ) && !/\b(?:unless|without|except (?:for|on|where|in|as))\b/.test(sentence.plain)
        ? restriction('low', 'Chain-link fences are not allowed.')
        : banned('Chain-link fences are not allowed.', 'You may put up a chain-link fence')(sentence),
  },
  {
    id: 'exterior.garage_doors',
    cue: ['garage door'],
    needs: [/\bgarage doors?\b/, /\b(?:closed|shut)\b/],
    says: ({ plain }) =>
      restriction(
        'low',
        /\b(?:shall|must|required|not|no|never)\b/.test(plain) ||
          !/\bshould\b|\bplease\b|\bencouraged\b/.test(plain)
          ? 'Garage doors must be kept closed.'
          : 'You are asked to keep garage doors closed.',
      ),
  },
  {
    id: 'exterior.holiday_lights',
    cue: ['holiday', 'christmas', 'seasonal'],
    needs: [
      /\b(?:holiday|christmas|seasonal)\b/,
      /\b(?:lights?|lighting|decorations?)\b/,
      /\b(?:remov\w+|taken down|no (?:earlier|later|sooner)|within|not (?:be )?(?:installed|displayed|put))\b/,
    ],
    says: restriction('low', 'Holiday lights and decorations may be up for a limited time only.'),
  },
  {
    id: 'exterior.window_coverings',
    cue: ['window'],
    needs: [
      /\bwindows?\b/,
      /\b(?:foil|bed ?sheets?|(?<!\b(?:cut|spec|data|color)[ -])sheets|newspapers?|drapes|draperies|blinds|curtains)\b/,
      /\b(?:no|not|only|must|shall)\b/,
    ],
    unless: /\binsur|\bmaintain and repair|\bassociation shall/,
    says: restriction('low', 'What covers your windows is limited.'),
  },
  {
    id: 'exterior.window_air_conditioners',
    cue: ['air condition', 'air-condition'],
    needs: [/\bair[- ]condition\w*\b/, /\bwindows?\b/, no],
    says: banned(
      'You may not put an air conditioner in a window.',
      'You may put an air conditioner in a window',
    ),
  },
  {
    id: 'exterior.basketball',
    cue: ['basketball'],
    needs: [
      /\bbasketball\b/,
      /\b(?:goals?|hoops?|backboards?|equipment|apparatus|standards?|poles?)\b/,
      /\b(?:no|not|only|must|shall|approv\w*|prohibited)\b/,
    ],
    unless: /\bcourts? (?:is|are|hours)|\bchildren\b/,
    says: banned('You may not put up a basketball hoop.', 'You may put up a basketball hoop'),
  },
  {
    id: 'exterior.play_equipment',
    cue: ['play', 'swing', 'trampoline', 'tree house', 'treehouse'],
    needs: [
      /\b(?:play ?(?:ground)? ?(?:equipment|sets?|structures?)|swing ?sets?|trampolines?|tree ?houses?)\b/,
      /\b(?:no|not|only|must|shall|approv\w*|prohibited)\b/,
    ],
    unless: /\bassociation (?:shall|may)\b|\bcommon\b|\bchildren\b(?!')|\bnot intended\b/,
    says: (sentence) =>
      banned(
        'You may not put up a swing set or the like.',
        'You may put up a swing set or the like',
      )({ ...sentence, plain: sentence.plain.replace(ofPlay, 'play') }),
  },
  {
    id: 'exterior.private_pools',
    cue: ['pool', 'hot tub'],
    needs: [
      /\b(?:above[- ]ground|swimming|private) pools?\b|\bhot tubs?\b/,
      /\bno\b[^.;]{0,40}\b(?:pools?|hot tubs?)\b[^.;]{0,80}\b(?:shall|may|permitted|allowed|installed|constructed)\b|\b(?:pools?|hot tubs?)\b[^.;]{0,80}\b(?:must|not be|prohibited|only|approv\w*)\b/,
    ],
    unless:
      /\bcommunity\b|\bassociation'?s? (?:swimming )?pool|\bassociation\b[^.;]{0,20}\b(?:own|operate|provide)\b[^.;]{0,20}\bpool|\bpool facilities\b|\bcommon\b|\bguests?\b|\bswimmers?\b|\btoys?\b|\bno (?:structure|building|dwelling|residence)|\binclud\w+\b/,
    says: (sentence) =>
      /\babove[- ]ground\b/.test(sentence.plain)
        ? banned('You may not have a pool above ground.', 'You may have a pool above ground')(sentence)
        : banned('You may not have a pool or hot tub.', 'You may have a pool or hot tub')(sentence),
  },
];
