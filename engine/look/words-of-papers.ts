import type { FactId } from '../catalogue.ts';
import { stateCodes } from '../language/us-states.ts';
import { type WordsOfFact, words } from './words-of-fact.ts';

/** What a paper says of itself and of its association. */
export const wordsOfPapers: Readonly<Partial<Record<FactId, WordsOfFact>>> = {
  'association.name': words(
    'association, homeowners, hoa, corporation, owners association, condominium, subdivision, community, property owners, townhouse, townhome, villas, estates, master association, metropolitan district, council of co-owners, civic club, inc',
    'name of the|shall be known|known as|shall mean|hereinafter, inc|association|nonprofit|non-profit, homeowners|owners|property owners|condominium, bylaws|declaration|minutes|board|budget|covenants',
    { unlike: 'may, notice, vote', isOfPaper: true },
  ),
  'association.state': words(
    `state of, county of, laws of, county, commonwealth, nonprofit corporation act, statutes, ${Object.keys(stateCodes).join(', ')}`,
    'state of|commonwealth, county|city, laws|corporation|statute, located|situated|recorded',
    { isOfPaper: true },
  ),
  'community.units': words(
    'lots, units, homes, houses, homesites, townhomes, residences, dwellings, apartments, parcels, lot, households, condominiums, homeowners',
    'consist|comprised|composed|total of|total|number of|there are|contains|maximum|not exceed|community of, project|subdivision|property|plat|development|community|association, numbered|through|building',
    { takes: 'n', unlike: 'votes, percent, leased, notice, assessments per, days' },
  ),
  'document.date': words(
    '{t, dated, date, day of, adopted, effective, recorded, revised, minutes, as of, approved, meeting, ending, ended, january, february, march, april, may, june, july, august, september, october, november, december, amended',
    'dated|day of|as of|adopted|effective|revised|recorded|date|ended|ending|through, declaration|bylaws|minutes|rules|budget|statement|balance sheet|meeting, witness whereof|executed|signed|acknowledged|sworn',
    { takes: 't', isOfPaper: true },
  ),
};
