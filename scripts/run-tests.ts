import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/*
 * Runs every test: units and servers by vitest, journeys in a browser by Playwright against the built product. Ends with
 * one line that counts both, and with status 1 where one failed.
 */
const folder = mkdtempSync(join(tmpdir(), 'plaindeed-tests-'));
const unitFile = join(folder, 'unit.json');
const againFile = join(folder, 'again.json');
const journeyFile = join(folder, 'journeys.json');

function run(args: readonly string[], variables: Record<string, string> = {}): boolean {
  const env = { ...process.env, ...variables };
  return spawnSync(process.execPath, args, { stdio: 'inherit', env }).status === 0;
}

interface UnitReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numPendingTests: number;
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    /** Why a file could not be run at all. */
    readonly message: string;
    readonly assertionResults: readonly {
      readonly fullName: string;
      readonly status: string;
      readonly failureMessages?: readonly string[];
    }[];
  }[];
}
const namesOfFailed = ({ testResults }: UnitReport) =>
  testResults.flatMap(({ name, status }) => (status === 'failed' ? name : []));

/** The tests of units that failed, each with the first lines of why: what stands hours above is said again at the end. */
function failuresOf({ testResults }: UnitReport): readonly string[] {
  return testResults.flatMap(({ name, status, message, assertionResults }) => {
    const failed = assertionResults.filter((result) => result.status === 'failed');
    if (failed.length === 0) return status === 'failed' ? [`${name}: ${message}`] : [];
    return failed.map(({ fullName, failureMessages = [] }) => {
      const why = failureMessages.join('\n').split('\n').slice(0, 12).join('\n');
      return `${name}: ${fullName}\n${why}`;
    });
  });
}

interface JourneyReport {
  readonly stats: {
    readonly expected: number;
    readonly unexpected: number;
    readonly flaky: number;
    readonly skipped: number;
  };
  readonly errors: readonly unknown[];
}

function report<T>(file: string): T | null {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as T;
  } catch {
    return null;
  }
}

const runUnits = (file: string, only: readonly string[] = []) =>
  run([
    join('node_modules', 'vitest', 'vitest.mjs'),
    'run',
    ...only,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${file}`,
  ]);

let unitsRan = runUnits(unitFile);
const units = report<UnitReport>(unitFile);
// Native code (SQLite, Argon2) was once seen to take a process of the runner down with the tests of one file.
const died = unitsRan || units?.numFailedTests !== 0 ? [] : namesOfFailed(units);
let passedAgain = 0;
if (died.length > 0) {
  console.log(`No unit test failed, but a process died. Its tests are run once more:\n${died.join('\n')}`);
  unitsRan = runUnits(againFile, died);
  passedAgain = report<UnitReport>(againFile)?.numPassedTests ?? 0;
}
const journeysRan =
  run([join('scripts', 'build-if-needed.ts')]) &&
  run([join('node_modules', '@playwright', 'test', 'cli.js'), 'test', '--reporter=list,json'], {
    PLAYWRIGHT_JSON_OUTPUT_NAME: journeyFile,
  });

const journeys = report<JourneyReport>(journeyFile);
rmSync(folder, { recursive: true });
const atSecondTry = journeys?.stats.flaky ?? 0;
const passed = (units?.numPassedTests ?? 0) + passedAgain + (journeys?.stats.expected ?? 0) + atSecondTry;
const skipped = (units?.numPendingTests ?? 0) + (journeys?.stats.skipped ?? 0);
const failed = (units?.numFailedTests ?? 0) + (journeys?.stats.unexpected ?? 0);
const ok = unitsRan && journeysRan && units !== null && journeys !== null;
for (const failure of units ? failuresOf(units) : []) console.log(`\nFailed: ${failure}`);
if (atSecondTry > 0) {
  console.log(`${atSecondTry} of the journeys passed at the second try only: see "flaky" above.`);
}
// A run that broke off before it could count is a failure too.
console.log(
  `${passed} passed, ${ok ? failed : Math.max(1, failed)} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`,
);
process.exit(ok && failed === 0 ? 0 : 1);
