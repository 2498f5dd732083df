import type { Ask } from './ask.ts';
import { closeTo } from './reading.ts';
import { any, covenants, members, vote } from './words-of-the-field.ts';

const changed = any`amend\w*|modif\w*|alter\w*|chang\w*|revok\w*|rescind\w*|repeal\w*`;

/** How long the covenants run, who changes them, and what the developer keeps. */
export const asksOfCovenants: readonly Ask[] = [
  {
    fact: 'amendment.declaration_vote',
    says: [changed, vote, members],
    about: [covenants],
    not: any`by-?laws|lenders?|dissol\w*|dedicat\w*|terminate the|assessments?|articles|eligible (?:mortgage )?holders?|mortgagees?|board may|rules and regulations|annex\w*|to permit|common (?:areas?|elements?|property)`,
    takes: 'percent',
    value: ({ is: { percent } }, { kind }) => (kind === 'bylaws' || percent < 50 ? null : percent),
    better: [/amend/, any`may be amended|amended at any time|amended by|amended only`],
  },
  {
    fact: 'amendment.bylaws_vote',
    says: [changed, any`votes?|voting|assent\w*|approv\w+|consent\w*|majority|affirmative|two-thirds`],
    // A meeting 'convened according to the bylaws' may change anything.
    not: any`articles|quorum|rules and regulations|(?:according to|in accordance with|as provided (?:in|by)|pursuant to|under) (?:the|its|these) (?:[a-z]+'?s? )?by-?laws`,
    takes: 'percent',
    value: ({ is: { percent } }, { plain, path, kind }) =>
      /by-?laws/.test(plain) || (kind === 'bylaws' && /amend/.test(path)) ? percent : null,
    better: [/amend/, any`may be (?:amended|altered)`],
  },
  {
    fact: 'declaration.term',
    says: [any`run with|binding|bind|effect\w*|in force|term|until|expire\w*|perpetu\w*`],
    about: [covenants],
    not: any`perpetuities|after the death|leases?|directors?|notices?|commence construction|complet\w+|special declarants?|security interest|rights? reserved|development rights?|expansion|violation|occupan\w+|years of age|insurance`,
    takes: 'duration',
    value: (figure, { plain }) => {
      const { unit, count, days } = figure.is;
      const { before, after } = closeTo(plain, figure, 40);
      if (unit !== 'year' || count < 10 || /^ (?:of age|old|or older)/.test(after)) return null;
      return /\b(?:successive|extend|renew|additional)/.test(before) ? null : { days };
    },
    better: [any`run with|binding`, /\bterm\b|duration/],
  },
  {
    fact: 'declaration.renewal',
    says: [any`successive|automatic\w*|extend\w*|renew\w*|extensions?`],
    about: [any`covenants?|restrictions?|declaration|conditions|term|duration`],
    not: any`leases?|directors?|polic(?:y|ies)|insurance|contracts?|agreements?|time for`,
    takes: 'duration',
    value: (figure, { plain }) => {
      if (figure.is.unit !== 'year') return null;
      const { before } = closeTo(plain, figure, 60);
      return /\b(?:successive|extended|renew\w*|extensions?|additional|further)\b[^;{]*$/.test(before)
        ? { days: figure.is.days }
        : null;
    },
    better: [any`successive`],
  },
  {
    fact: 'voting.declarant_control',
    says: [
      /\bclass "?b\b|\b(?:declarants?|developers?|grantor|builder)\b[^.;]{0,120}\b(?:appoint\w*|elect|class b|votes? for each|control)\b[^.;]{0,80}\b(?:directors?|board|votes?|period|members?|lots?)\b/,
    ],
    value: true,
    better: [any`class|control period`],
  },
];
