import { readdirSync, readFileSync } from 'node:fs';
import { stateLawsSchema } from '#contract/state-law.ts';
import { faultsOfArticles } from './articles/check-articles.ts';
import { faultsOfPictures } from './pictures/check-pictures.ts';

/*
 * Holds the texts in content/ to their schemas: the state laws, and the articles' front matter, reading times, links and
 * components, and the pictures that links show. Ends with status 1, and one line a fault, where something is wrong.
 */
const faults = [...(await faultsOfArticles()), ...faultsOfPictures()];

const states = stateLawsSchema.safeParse(JSON.parse(readFileSync('content/state-laws.json', 'utf8')));
if (!states.success) {
  faults.push(
    ...states.error.issues.map(({ path, message }) => `state-laws.json ${path.join('.')}: ${message}`),
  );
}

for (const fault of faults) console.error(fault);
const articles = ['blog', 'guides'].flatMap((kind) => readdirSync(`content/${kind}`)).length;
if (faults.length === 0) console.log(`${articles} articles and 50 states are as they should be.`);
process.exitCode = faults.length > 0 ? 1 : 0;
