import { readdirSync, readFileSync } from 'node:fs';
import { lenderRulesSchema } from '#contract/lender-rule.ts';
import { type StateRight, stateRightsSchema } from '#contract/state-right.ts';
import { faultsOfArticles } from './articles/check-articles.ts';
import { faultsOfPictures } from './pictures/check-pictures.ts';
import { faultsOfStateLaws } from './state-laws/check-state-laws.ts';
import { countRights, faultsOfStateRights } from './state-laws/check-state-rights.ts';
import { faultsOfTexts } from './texts/check-texts.ts';

/*
 * Holds the texts in content/ to their schemas: the state laws and the rows on what they give, and the articles' front
 * matter, days, reading times, links and components, the words of all texts, and the pictures that links show. Ends with status 1, and one line a
 * fault, where something is wrong.
 */
const json = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'));
const laws = json('content/state-laws.json');
const slugs = (laws as { slug: string }[]).map(({ slug }) => slug);
const rows = json('content/state-rights.json');

const faults = [...faultsOfPictures(), ...faultsOfTexts(), ...faultsOfStateRights(rows, slugs)];
const rights: StateRight[] = faults.length === 0 ? stateRightsSchema.parse(rows) : [];
if (faults.length === 0) faults.push(...faultsOfStateLaws(laws, rights));
// The articles link to the states, so that without states of the right form there is nothing to check them against.
if (faults.length === 0) faults.push(...(await faultsOfArticles()));

const lenderRules = lenderRulesSchema.safeParse(json('content/lender-rules.json'));
if (!lenderRules.success)
  faults.push(
    ...lenderRules.error.issues.map(({ path, message }) => `lender-rules.json ${path.join('.')}: ${message}`),
  );

for (const fault of faults) console.error(fault);
const articles = ['blog', 'guides'].flatMap((kind) => readdirSync(`content/${kind}`)).length;
if (faults.length === 0) {
  console.log(`${articles} articles and 50 states are as they should be.`);
  console.log(countRights(rights));
}
process.exitCode = faults.length > 0 ? 1 : 0;
