import type { Plugin } from 'vite';

const name = 'virtual:sample';

/** The analysis of the first sample document and its pages, for the prerendered page: the module 'virtual:sample'. */
export function sample(): Plugin {
  return {
    name: 'plaindeed-sample',
    resolveId: (id) => (id === name ? `\0${name}` : null),
    async load(id) {
      if (id !== `\0${name}`) return null;
      // Readers and engine are much to load for the many uses of Vite that do not need them.
      const { makeSamples } = await import('./make-sample.ts');
      const [first] = await makeSamples();
      const { analysis, pages } = first ?? {};
      return `export const firstAnalysis = ${JSON.stringify(analysis)};\nexport const firstPages = ${JSON.stringify(pages)};`;
    },
  };
}
