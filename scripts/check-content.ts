import { readdirSync, readFileSync } from 'node:fs';
import { faultsOfArticles } from './articles/check-articles.ts';
import { faultsOfPictures } from './pictures/check-pictures.ts';
import { faultsOfStateLaws } from './state-laws/check-state-laws.ts';

/*
 * Holds the texts in content/ to their schemas: the state laws, and the articles' front matter, reading times, links and
 * components, and the pictures that links show. Ends with status 1, and one line a fault, where something is wrong.
 */
const faults = [
  ...faultsOfPictures(),
  ...faultsOfStateLaws(JSON.parse(readFileSync('content/state-laws.json', 'utf8'))),
];
// The articles link to the states, so that without states of the right form there is nothing to check them against.
if (faults.length === 0) faults.push(...(await faultsOfArticles()));

for (const fault of faults) console.error(fault);
const articles = ['blog', 'guides'].flatMap((kind) => readdirSync(`content/${kind}`)).length;
if (faults.length === 0) console.log(`${articles} articles and 50 states are as they should be.`);
process.exitCode = faults.length > 0 ? 1 : 0;
