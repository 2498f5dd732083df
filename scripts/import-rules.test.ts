import { describe, expect, it } from 'vitest';
import { circlesIn, faultOf, importsAmong, importsOf, joined } from './import-rules.ts';

describe('importsOf', () => {
  it('finds imports, type imports, re-exports and dynamic imports', () => {
    const source = `import a from 'zod';\nimport type { B } from '#contract/page.ts';\nexport { c } from './c.ts';\nimport {\n  d,\n} from '../d.ts';\nimport './e.css';\nconst f = await import('#server/f.ts');`;
    expect(importsOf(source)).toEqual([
      { specifier: 'zod', typeOnly: false },
      { specifier: '#contract/page.ts', typeOnly: true },
      { specifier: './c.ts', typeOnly: false },
      { specifier: '../d.ts', typeOnly: false },
      { specifier: './e.css', typeOnly: false },
      { specifier: '#server/f.ts', typeOnly: false },
    ]);
  });
});

describe('faultOf', () => {
  const fault = (file: string, specifier: string, typeOnly = false) => faultOf(file, { specifier, typeOnly });

  it.each([
    ['engine/find/a.ts', '#contract/page.ts', true],
    ['engine/find/a.ts', '../model.ts', false],
    ['server/app.ts', '#engine/index.ts', false],
    ['web/routes/home.tsx', '../features/home/hero.tsx', false],
    ['web/features/upload/a.tsx', '../../ui/button.tsx', false],
    ['contract/page.ts', 'zod', false],
    ['report/make-report.ts', '#engine/catalogue.ts', false],
    ['writers/pdf/write-pdf.ts', '#report/report.ts', true],
    ['writers/pdf/write-pdf.ts', 'pdfmake', false],
    ['engine/find/a.test.ts', 'vitest', false],
    ['e2e/a.e2e.ts', '#server/testing/model-stand-in.ts', false],
  ])('%s may import %s', (file, specifier, typeOnly) => {
    expect(fault(file, specifier, typeOnly)).toBeNull();
  });

  it.each([
    ['engine/find/a.ts', '#contract/limits.ts', 'only types'],
    ['engine/find/a.ts', 'zod', 'package'],
    ['engine/find/a.ts', '#readers/sniff.ts', 'may not import readers/'],
    ['contract/page.ts', '#engine/index.ts', 'may not import engine/'],
    ['readers/sniff.ts', '../server/app.ts', 'may not import server/'],
    ['web/routes/home.tsx', '#server/app.ts', 'may not import server/'],
    ['server/app.ts', '#web/root.tsx', 'may not import web/'],
    ['report/make-report.ts', 'docx', 'package'],
    ['report/make-report.ts', '#writers/pdf/write-pdf.ts', 'may not import writers/'],
    ['web/features/analysis/a.tsx', '#writers/pdf/write-pdf.ts', 'may not import writers/'],
    ['engine/find/a.ts', '#report/report.ts', 'may not import report/'],
    ['web/features/upload/a.tsx', '../analysis/b.tsx', 'no feature imports another'],
    ['web/ui/button.tsx', '../session/session.ts', 'knows nothing of the domain'],
    ['scripts/analyze.ts', '#server/app.ts', 'nothing imports server/'],
    ['e2e/a.e2e.ts', '#server/testing/test-app.ts', 'may not import server/'],
  ])('%s may not import %s', (file, specifier, why) => {
    expect(fault(file, specifier)).toContain(why);
  });
});

describe('circlesIn', () => {
  const sources = new Map([
    ['engine/a/one.ts', "import { two } from './two.ts';"],
    ['engine/a/two.ts', "import type { Three } from '../b/three.ts';\nimport { z } from 'zod';"],
    ['engine/b/three.ts', "import { four } from '#engine/b/four.ts';"],
    ['engine/b/four.ts', ''],
  ]);

  it('finds none where files import one way', () => {
    expect(circlesIn(importsAmong(sources))).toEqual([]);
  });

  it('finds files that import each other round a corner, types included', () => {
    const around = new Map([...sources, ['engine/b/four.ts', "import type { One } from '../a/one.ts';"]]);
    expect(circlesIn(importsAmong(around))).toEqual([
      ['engine/a/one.ts', 'engine/a/two.ts', 'engine/b/four.ts', 'engine/b/three.ts'],
    ]);
  });

  it('finds folders that import each other though no file does', () => {
    const between = new Map([
      ...sources,
      ['engine/a/five.ts', ''],
      ['engine/b/four.ts', "import '../a/five.ts';"],
    ]);
    const folders = joined(importsAmong(between), (file) => file.split('/').slice(0, 2).join('/'));
    expect(circlesIn(importsAmong(between))).toEqual([]);
    expect(circlesIn(folders)).toEqual([['engine/a', 'engine/b']]);
  });
});
