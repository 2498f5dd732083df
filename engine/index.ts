export { type AnalyzeOptions, analyze } from './analyze.ts';
export { engineName, engineVersion } from './version.ts';
